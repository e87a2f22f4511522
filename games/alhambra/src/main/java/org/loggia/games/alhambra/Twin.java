package org.loggia.games.alhambra;

import org.loggia.core.Worded;

/**
 * Which of two tiles of a column that look the same. It is said only where it can change what Carlo
 * takes ({@link Twins}), and only of the one that was laid later: without a word it is the first.
 */
public enum Twin implements Worded {
  LATER;

  static final Twin[] ALL = values();
}
