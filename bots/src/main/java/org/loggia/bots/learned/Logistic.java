package org.loggia.bots.learned;

/** Shares and odds from whole numbers, the same to the last bit on every machine. */
final class Logistic {
  /** What stands for 1 in what goes in. */
  static final int ONE = Network.ONE * Network.OUTER_ONE;

  /** Steps of the table for one. */
  private static final int FINE = 128;

  private static final int FAR = 12;
  private static final int COARSENESS = ONE / FINE;

  /** e to the power of minus i/FINE. */
  private static final double[] FALLING = new double[FAR * FINE + 1];

  static {
    double step = 1;
    double term = 1;
    for (int k = 1; k < 12; k++) {
      term = -term / (k * FINE);
      step += term;
    }
    FALLING[0] = 1;
    for (int i = 1; i < FALLING.length; i++) {
      FALLING[i] = FALLING[i - 1] * step;
    }
  }

  private Logistic() {}

  /** e to the power of something that is not above 0. */
  static double falling(int number) {
    return FALLING[Math.min(-number / COARSENESS, FALLING.length - 1)];
  }

  /** 1 / (1 + e^-x). */
  static double share(int number) {
    double falling = falling(-Math.abs(number));
    return number >= 0 ? 1 / (1 + falling) : falling / (1 + falling);
  }
}
