package org.loggia.core.chance;

/**
 * Luck as a test wants it: {@code Script.of(3, 0, 5)} says what comes. A test whose script does not
 * fit is wrong, so it hears of it by IllegalStateException.
 */
public final class Script implements Chance {
  private final int[] values;
  private int next;

  private Script(int[] values) {
    this.values = values;
  }

  /** These values, one for each draw; what is certain is no draw. */
  public static Script of(int... values) {
    return new Script(values.clone());
  }

  @Override
  public int below(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("nothing to choose from: " + n);
    }
    if (n == 1) {
      return 0;
    }
    if (next == values.length) {
      throw new IllegalStateException(
          "the script has " + values.length + " draws, but one more, below " + n + ", is due");
    }
    int value = values[next];
    if (value < 0 || value >= n) {
      throw new IllegalStateException(
          "draw " + (next + 1) + " of the script is " + value + ", but must be below " + n);
    }
    next++;
    return value;
  }

  /**
   * Makes sure that the whole script was played.
   *
   * @throws IllegalStateException if there are draws that nobody asked for
   */
  public void mustBeUsedUp() {
    if (next < values.length) {
      throw new IllegalStateException(
          "only " + next + " of the script's " + values.length + " draws were asked for");
    }
  }
}
