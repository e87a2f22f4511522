package org.loggia.bots;

/** Square roots that a search asks for all the time, looked up. */
final class Roots {
  private static final int MOST = 1 << 14;
  private static final double[] OF_COUNT = new double[MOST];
  private static final double[] OF_LOGARITHM = new double[MOST];

  static {
    for (int n = 1; n < MOST; n++) {
      OF_COUNT[n] = Math.sqrt(n);
      OF_LOGARITHM[n] = Math.sqrt(Logarithm.ln(n));
    }
  }

  private Roots() {}

  static double ofCount(int n) {
    return n < MOST ? OF_COUNT[n] : Math.sqrt(n);
  }

  /** The root of ln(n), for n &gt;= 1. */
  static double ofLogarithm(int n) {
    return n < MOST ? OF_LOGARITHM[n] : Math.sqrt(Logarithm.ln(n));
  }
}
