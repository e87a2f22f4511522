package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Receipt;
import org.loggia.core.Unreadable;

/**
 * Where everybody's points came from: for each scoring the six columns, and what the side of the
 * board adds to them (point chips, or walls).
 */
final class ScoreSheet {
  /** A line for each column, and one for chips or walls. */
  static final int LINES = Colour.COUNT + 1;

  /** The line behind the columns. */
  static final int EXTRA = Colour.COUNT;

  /** No line of a sheet is worth more, nor for more of anything. */
  static final int MOST = Byte.MAX_VALUE;

  /** What stands in {@link #EXTRA}: the names of their receipts. */
  static final class Extra {
    static final Extra CHIPS = new Extra("chips");
    static final Extra WALLS = new Extra("walls");

    private final String word;
    private final String[] reasons = new String[A_FIGURE];

    private Extra(String word) {
      this.word = word;
      for (Scoring scoring : Scoring.ALL) {
        for (int line = 0; line < LINES; line++) {
          String name = line == EXTRA ? word : Colour.ALL[line].word();
          reasons[scoring.ordinal() * LINES + line] = scoring.word() + "-" + name;
        }
      }
    }
  }

  private static final int A_FIGURE = Scoring.ALL.length * LINES;

  private final byte[] count;
  private final byte[] points;
  private final int[] total;

  ScoreSheet(int figures) {
    count = new byte[figures * A_FIGURE];
    points = new byte[figures * A_FIGURE];
    total = new int[figures];
  }

  private static int at(int figure, int scoring, int line) {
    return figure * A_FIGURE + scoring * LINES + line;
  }

  /**
   * @param howMany the fields, tiles, chips or wall segments that the points are for
   */
  void add(int figure, int scoring, int line, int howMany, int earned) {
    int at = at(figure, scoring, line);
    total[figure] += earned - points[at];
    count[at] = (byte) howMany;
    points[at] = (byte) earned;
  }

  int total(int figure) {
    return total[figure];
  }

  int count(int figure, int scoring, int line) {
    return count[at(figure, scoring, line)];
  }

  int points(int figure, int scoring, int line) {
    return points[at(figure, scoring, line)];
  }

  /** Everything that brought points, in the order of the game: {@code a-blue}, {@code c-chips}. */
  List<Receipt> receipts(int figure, Extra extra) {
    List<Receipt> receipts = new ArrayList<>();
    for (int i = 0; i < A_FIGURE; i++) {
      int at = figure * A_FIGURE + i;
      if (points[at] != 0) {
        receipts.add(new Receipt(extra.reasons[i], count[at], points[at]));
      }
    }
    return receipts;
  }

  /** Adds what {@link #receipts} told. */
  void add(int figure, Receipt receipt, Extra extra) {
    for (int i = 0; i < A_FIGURE; i++) {
      if (extra.reasons[i].equals(receipt.reason())) {
        add(figure, i / LINES, i % LINES, receipt.count(), receipt.points());
        return;
      }
    }
    throw new Unreadable("a score such as a-blue or c-" + extra.word + " expected");
  }

  void copyFrom(ScoreSheet other) {
    System.arraycopy(other.count, 0, count, 0, count.length);
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.total, 0, total, 0, total.length);
  }
}
