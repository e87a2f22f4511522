package org.loggia.server.table;

import java.time.Duration;
import org.loggia.server.wire.TableInfo.Status;

/**
 * When tables that nobody uses are cleared away.
 *
 * @param waiting how long a table waits for players
 * @param playing how long a game may rest
 * @param over how long a finished game can be looked at
 */
public record Expiry(Duration waiting, Duration playing, Duration over) {
  public static final Expiry STANDARD =
      new Expiry(Duration.ofDays(2), Duration.ofDays(90), Duration.ofDays(365));

  long millis(Status status) {
    return switch (status) {
      case WAITING -> waiting.toMillis();
      case PLAYING, FROZEN -> playing.toMillis();
      case OVER -> over.toMillis();
    };
  }
}
