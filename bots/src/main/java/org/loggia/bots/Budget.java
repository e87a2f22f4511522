package org.loggia.bots;

import java.util.function.BooleanSupplier;

/**
 * How long a bot may think: a number of iterations, and something that says when time is up. Bots
 * know no clock; whoever has one lends it.
 */
public record Budget(int iterations, BooleanSupplier timeIsUp) {
  public static Budget iterations(int iterations) {
    return new Budget(iterations, () -> false);
  }

  public static Budget until(BooleanSupplier timeIsUp) {
    return new Budget(Integer.MAX_VALUE, timeIsUp);
  }
}
