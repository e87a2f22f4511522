package org.loggia.server.log;

import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * For how long the house has been open, in milliseconds: the time that clocks of tables count by.
 * Nobody can set it, it goes on after a restart where it stopped, and it stands still while nothing
 * can be stored. What was not stored before a crash has not passed.
 */
public final class HouseTime {
  private static final Logger LOG = LoggerFactory.getLogger(HouseTime.class);
  private static final long NANOS_A_MILLI = 1_000_000;
  private static final long BETWEEN_STORES = 5_000;

  /** So long it goes on without being stored. */
  private static final long LONGEST_UNSTORED = 30_000;

  private final Log log;
  private final LongSupplier nanos;
  private long base;
  private long storedAt;

  /**
   * @param nanos a clock that nobody can set
   */
  public HouseTime(Log log, LongSupplier nanos) {
    this.log = log;
    this.nanos = nanos;
    this.storedAt = nanos.getAsLong();
    this.base = log.keepHouseTime(0);
  }

  public synchronized long millis() {
    return base + Math.min(unstored(), LONGEST_UNSTORED);
  }

  private long unstored() {
    return (nanos.getAsLong() - storedAt) / NANOS_A_MILLI;
  }

  /** An entry that was read tells that it is so late at least. */
  public synchronized void isAtLeast(long millis) {
    base += Math.max(0, millis - millis());
  }

  /** Stores the time, if that has not been done for a while; to be called often. */
  public void goOn() {
    synchronized (this) {
      if (unstored() < BETWEEN_STORES) {
        return;
      }
    }
    store();
  }

  /** Stores the time as it is now. */
  public void store() {
    try {
      long known = log.keepHouseTime(millis());
      synchronized (this) {
        base = Math.max(millis(), known);
        storedAt = nanos.getAsLong();
      }
    } catch (LogBroken broken) {
      LOG.debug("event=house-time.not-stored", broken);
    }
  }
}
