package org.loggia.core.json;

/**
 * Makes a double of decimal digits. Java's and the browser's own parsers may differ in the last
 * bit, so neither is asked: this one is exact for every number that {@link JsonWriter} writes, and
 * for all others close and equal everywhere.
 */
final class Decimal {
  /** An exponent with which every number is nothing or too large. */
  static final int FAR = 1_000_000_000;

  /** Digits from the sixteenth behind the point on cannot matter where six are kept. */
  private static final int FRACTION_DIGITS = 15;

  /** Up to here doubles hold every whole number. */
  private static final double EXACT = 9_007_199_254_740_992.0;

  private final StringBuilder digits = new StringBuilder();
  private int point = -1;
  private int exponent;

  void digit(char digit) {
    digits.append(digit);
  }

  /** The digits that follow are behind the point. */
  void point() {
    point = digits.length();
  }

  void exponent(int exponent) {
    this.exponent = exponent;
  }

  /** The number; infinite if it is larger than {@link Json#LARGEST_NUMBER}. */
  double value() {
    int wholeDigits = (point < 0 ? digits.length() : point) + exponent;
    double whole = 0;
    for (int i = 0; i < wholeDigits && (whole > 0 || i < digits.length()); i++) {
      whole = whole * 10 + digitAt(i);
      if (whole > Json.LARGEST_NUMBER) {
        return Double.POSITIVE_INFINITY;
      }
    }
    double fraction = 0; // the digits behind the point, as a whole number of 1 / parts
    double parts = 1;
    double digitsAsParts = 0;
    double scale = 1;
    for (int i = 0; i < FRACTION_DIGITS; i++) {
      int digit = digitAt(wholeDigits + i);
      scale *= 10;
      digitsAsParts = digitsAsParts * 10 + digit;
      if (digit != 0) {
        fraction = digitsAsParts;
        parts = scale;
      }
    }
    // Both sides of this division are exact, so it rounds once, to the nearest double.
    double joined = whole * parts + fraction;
    return joined < EXACT ? joined / parts : whole + fraction / parts;
  }

  private int digitAt(int index) {
    return index >= 0 && index < digits.length() ? digits.charAt(index) - '0' : 0;
  }
}
