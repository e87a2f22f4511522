package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Worded;

/** The three scorings and what each place of each column brings in them. */
public enum Scoring implements Worded {
  /** After round 1. */
  A,
  /** After round 3. */
  B,
  /** After round 5. */
  C;

  static final Scoring[] ALL = values();

  /** By scoring, place and column. */
  private static final int[][][] POINTS = {
    {{1, 2, 3, 4, 5, 6}},
    {{8, 9, 10, 11, 12, 13}, {1, 2, 3, 4, 5, 6}},
    {{16, 17, 18, 19, 20, 21}, {8, 9, 10, 11, 12, 13}, {1, 2, 3, 4, 5, 6}}
  };

  /** The scoring that follows this round, or null. */
  static @Nullable Scoring after(int round) {
    for (Scoring scoring : ALL) {
      if (scoring.round() == round) {
        return scoring;
      }
    }
    return null;
  }

  /** The round that it follows. */
  int round() {
    return 1 + 2 * ordinal();
  }

  /** How many places are paid. */
  int places() {
    return POINTS[ordinal()].length;
  }

  /** What the place brings, the first being 0; nothing for places that are not paid. */
  int points(int place, int column) {
    return place < places() ? POINTS[ordinal()][place][column] : 0;
  }
}
