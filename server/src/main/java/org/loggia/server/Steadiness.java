package org.loggia.server;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the clock on the wall has gone as time goes, for long enough to clear anything away by
 * it. A clock that was set wrong, or right again, makes every table look as old as it likes.
 */
final class Steadiness {
  private static final Logger LOG = LoggerFactory.getLogger(Steadiness.class);
  private static final Duration LONG_ENOUGH = Duration.ofHours(6);
  private static final Duration TOLERANCE = Duration.ofMinutes(1);
  private static final long NANOS_A_MILLI = 1_000_000;

  private final InstantSource wall;
  private final LongSupplier nanos;
  private long wallBefore;
  private long nanosBefore;
  private long since;

  /**
   * @param nanos a clock that nobody can set
   */
  Steadiness(InstantSource wall, LongSupplier nanos) {
    this.wall = wall;
    this.nanos = nanos;
    this.wallBefore = wall.millis();
    this.nanosBefore = nanos.getAsLong();
    this.since = nanosBefore;
  }

  /** Looks at both clocks; to be asked now and then. */
  boolean isProven() {
    long wallNow = wall.millis();
    long nanosNow = nanos.getAsLong();
    long jump = wallNow - wallBefore - (nanosNow - nanosBefore) / NANOS_A_MILLI;
    if (Math.abs(jump) > TOLERANCE.toMillis()) {
      LOG.warn("event=clock.jumped millis={}", jump);
      since = nanosNow;
    }
    wallBefore = wallNow;
    nanosBefore = nanosNow;
    return nanosNow - since >= LONG_ENOUGH.toNanos();
  }
}
