package org.loggia.testkit;

/**
 * How hard a contract looks, for a whole title: its variants share it. Counted in work and not by
 * the clock, so that a run is the same everywhere.
 *
 * @param plies steps of random play for each clause, dearer ones doing fewer
 * @param garbage texts that nobody should be able to read
 * @param worlds samples for each fair case, on either side
 */
public record Effort(int plies, int garbage, int worlds) {
  public static final Effort STANDARD = new Effort(24_000, 100_000, 3_000);

  public static final Effort LONG = new Effort(500_000, 2_000_000, 40_000);

  /** The standard, or the long one with {@code -Dloggia.long=true}. */
  public static Effort ofThisRun() {
    return Boolean.getBoolean("loggia.long") ? LONG : STANDARD;
  }
}
