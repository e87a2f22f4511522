package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;

/**
 * Which of two tiles of a column that look the same. It is said only where it can change what Carlo
 * takes ({@link Twins}), and only of the one that was laid later: without a word it is the first.
 */
public enum Twin {
  LATER;

  static final Twin[] ALL = values();

  String word() {
    return "later";
  }

  static Twin read(String word) {
    if (!word.equals(LATER.word())) {
      throw new Unreadable("'" + LATER.word() + "' or nothing expected, not '" + word + "'");
    }
    return LATER;
  }
}
