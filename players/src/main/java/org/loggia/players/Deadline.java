package org.loggia.players;

import org.loggia.bots.Allowance;
import org.loggia.bots.Budget;

/** Lends bots a clock. */
public final class Deadline {
  private static final long NANOS = 1_000_000;

  private Deadline() {}

  /** The budget of a move that begins now. */
  public static Budget budget(Allowance allowance) {
    return allowance.timed() ? in(allowance.amount()) : Budget.iterations(allowance.amount());
  }

  /** As much as can be thought in so many milliseconds from now on. */
  public static Budget in(long millis) {
    long end = System.nanoTime() + millis * NANOS;
    return Budget.until(() -> System.nanoTime() - end >= 0);
  }
}
