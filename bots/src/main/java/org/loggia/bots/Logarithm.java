package org.loggia.bots;

/** Our own natural logarithm: the platform's differ in the last bit, and a search would notice. */
final class Logarithm {
  private static final double LN_2 = 0.6931471805599453;

  private Logarithm() {}

  /** ln(x) for x &gt; 0. */
  static double ln(double x) {
    double mantissa = x;
    int exponent = 0;
    while (mantissa > 1.5) {
      mantissa /= 2;
      exponent++;
    }
    while (mantissa < 0.75) {
      mantissa *= 2;
      exponent--;
    }
    // ln m = 2 artanh((m-1)/(m+1)); |t| <= 1/5, so twelve terms are exact to the last bits.
    double t = (mantissa - 1) / (mantissa + 1);
    double square = t * t;
    double power = t;
    double sum = 0;
    for (int k = 1; k < 24; k += 2) {
      sum += power / k;
      power *= square;
    }
    return exponent * LN_2 + 2 * sum;
  }
}
