package org.loggia.lab.review;

import java.util.List;

/** A line of small columns: how something went, as high as a line of text. */
final class Spark {
  private static final String LEVELS = "▁▂▃▄▅▆▇█";

  private Spark() {}

  /**
   * @param values from 0 to 1; where there are more than columns, each column is the last of its
   *     share
   */
  static String of(List<Double> values, int columns) {
    StringBuilder line = new StringBuilder();
    int count = Math.min(columns, values.size());
    for (int column = 1; column <= count; column++) {
      double value = values.get((int) ((long) column * values.size() / count) - 1);
      int level = (int) (value * LEVELS.length());
      line.append(LEVELS.charAt(Math.max(0, Math.min(LEVELS.length() - 1, level))));
    }
    return line.toString();
  }
}
