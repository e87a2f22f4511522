package org.loggia.server.settings;

import java.time.Duration;

/**
 * How long a table is kept that nobody uses.
 *
 * @param waiting while it waits for players
 * @param playing while its game rests
 * @param over when its game is over
 */
public record Retention(Duration waiting, Duration playing, Duration over) {
  /** Longer than any clock goes. */
  public static final Duration FOREVER = Duration.ofDays(1_000_000);
}
