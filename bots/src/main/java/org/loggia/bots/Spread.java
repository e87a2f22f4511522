package org.loggia.bots;

/**
 * How far the outcomes of a search lie apart. Some titles are won by a hair and some judgements are
 * timid; exploring in units of the spread makes one constant fit them all.
 */
final class Spread {
  /** Before anything is known: as if they were won and lost. */
  private static final double UNKNOWN = 0.5;

  /** A little is always left, else a search that sees one outcome only would never look around. */
  private static final double LEAST = 0.01;

  private static final int FEW = 16;

  private int count;
  private double mean;
  private double squares;
  private double deviation = UNKNOWN;

  void clear() {
    count = 0;
    mean = 0;
    squares = 0;
    deviation = UNKNOWN;
  }

  void add(double outcome) {
    count++;
    double step = outcome - mean;
    mean += step / count;
    squares += step * (outcome - mean);
    if (count >= FEW) {
      deviation = Math.max(LEAST, Math.sqrt(squares / count));
    }
  }

  double deviation() {
    return deviation;
  }
}
