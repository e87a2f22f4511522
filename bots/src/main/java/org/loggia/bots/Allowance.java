package org.loggia.bots;

import org.jspecify.annotations.Nullable;

/**
 * How much thought a move may take, as people write it: {@code 1000it} or {@code 50ms}. Time is a
 * number here and nothing more: whoever has a clock makes a {@link Budget} of it.
 *
 * @param amount at least 1
 * @param timed whether these are milliseconds, else iterations
 */
public record Allowance(int amount, boolean timed) {
  private static final int MOST_DIGITS = 9;

  public static Allowance iterations(int amount) {
    return new Allowance(amount, false);
  }

  public static Allowance millis(int amount) {
    return new Allowance(amount, true);
  }

  /** What was written, or null if it is neither of the two forms. */
  public static @Nullable Allowance read(String text) {
    boolean timed = text.endsWith("ms");
    if (!timed && !text.endsWith("it")) {
      return null;
    }
    String digits = text.substring(0, text.length() - 2);
    if (digits.isEmpty() || digits.length() > MOST_DIGITS) {
      return null;
    }
    int amount = 0;
    for (int i = 0; i < digits.length(); i++) {
      char digit = digits.charAt(i);
      if (digit < '0' || digit > '9') {
        return null;
      }
      amount = 10 * amount + (digit - '0');
    }
    return amount == 0 ? null : new Allowance(amount, timed);
  }

  public String write() {
    return amount + (timed ? "ms" : "it");
  }
}
