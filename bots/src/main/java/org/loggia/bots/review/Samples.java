package org.loggia.bots.review;

/** Numbers for every seat, drawn again and again: their mean, and how sure it is. */
final class Samples {
  private final double[] means;
  private final double[] squares;
  private int count;

  Samples(int seats) {
    means = new double[seats];
    squares = new double[seats];
  }

  /** One more draw. */
  void add(double[] values) {
    count++;
    for (int seat = 0; seat < means.length; seat++) {
      add(seat, values[seat]);
    }
  }

  /** One more draw of a difference. */
  void addDifference(double[] values, double[] others) {
    count++;
    for (int seat = 0; seat < means.length; seat++) {
      add(seat, values[seat] - others[seat]);
    }
  }

  private void add(int seat, double value) {
    double step = value - means[seat];
    means[seat] += step / count;
    squares[seat] += step * (value - means[seat]);
  }

  int count() {
    return count;
  }

  double mean(int seat) {
    return means[seat];
  }

  /**
   * The standard error of the mean; of a single draw nobody knows it, so it is as large as can be.
   */
  double error(int seat) {
    return count < 2 ? 1 : Math.sqrt(squares[seat] / ((double) count * (count - 1)));
  }
}
