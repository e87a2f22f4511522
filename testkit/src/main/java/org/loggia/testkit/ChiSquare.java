package org.loggia.testkit;

import java.util.Map;
import java.util.TreeSet;

/** Whether two heaps of samples could come from the same source. */
final class ChiSquare {
  /** Kinds with fewer samples than this are put together: the test is not exact for them. */
  private static final int FEW = 12;

  private final double statistic;
  private final int degrees;

  private ChiSquare(double statistic, int degrees) {
    this.statistic = statistic;
    this.degrees = degrees;
  }

  /** Two samples, each as how often which kind came. */
  static ChiSquare of(Map<String, Integer> ones, Map<String, Integer> twos) {
    double scale = Math.sqrt((double) total(twos) / total(ones));
    TreeSet<String> kinds = new TreeSet<>(ones.keySet());
    kinds.addAll(twos.keySet());
    double statistic = 0;
    int cells = 0;
    int fewOnes = 0;
    int fewTwos = 0;
    for (String kind : kinds) {
      int one = ones.getOrDefault(kind, 0);
      int two = twos.getOrDefault(kind, 0);
      if (one + two < FEW) {
        fewOnes += one;
        fewTwos += two;
      } else {
        statistic += cell(one, two, scale);
        cells++;
      }
    }
    if (fewOnes + fewTwos >= FEW) {
      statistic += cell(fewOnes, fewTwos, scale);
      cells++;
    }
    return new ChiSquare(statistic, cells - 1);
  }

  private static double cell(int one, int two, double scale) {
    double difference = scale * one - two / scale;
    return difference * difference / (one + two);
  }

  static int total(Map<String, Integer> counts) {
    return counts.values().stream().mapToInt(n -> n).sum();
  }

  /** How many kinds could be compared, less one; without any the test says nothing. */
  int degrees() {
    return degrees;
  }

  /**
   * How many standard deviations this is above what is to be expected, by the approximation of
   * Wilson and Hilferty, which is a little generous to few degrees of freedom.
   */
  double deviation() {
    double spread = 2.0 / (9 * degrees);
    return (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread);
  }
}
