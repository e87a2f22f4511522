package org.loggia.server.http;

import java.time.Duration;

/**
 * How long and how much we wait for the other end of a socket.
 *
 * @param ping how often it is asked whether it is still there
 * @param silence without a sign of life for so long it is gone
 * @param greeting within so long it has to say hello
 * @param unread with more unread bytes than this it is too slow
 * @param together with more unread bytes than this at all sockets, the slowest has to go
 */
public record Patience(
    Duration ping, Duration silence, Duration greeting, int unread, int together) {
  public static final Patience STANDARD =
      new Patience(
          Duration.ofSeconds(20),
          Duration.ofSeconds(65),
          Duration.ofSeconds(15),
          2 << 20,
          64 << 20);
}
