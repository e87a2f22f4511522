package org.loggia.core.chance;

/**
 * One piece of luck that happened: {@code value} came out of {@code 0 .. bound - 1}. What is
 * certain is no draw, so the bound is at least 2.
 */
public record Draw(int bound, int value) {
  public Draw {
    if (bound < 2) {
      throw new IllegalArgumentException("a draw needs a bound of at least 2, not " + bound);
    }
    if (value < 0 || value >= bound) {
      throw new IllegalArgumentException("a draw below " + bound + " cannot be " + value);
    }
  }

  /** As in {@code 6:3}. */
  public String text() {
    return bound + ":" + value;
  }
}
