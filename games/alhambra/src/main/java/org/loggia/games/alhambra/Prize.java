package org.loggia.games.alhambra;

import org.loggia.core.Worded;

/** What a column has for its two best markers. */
public enum Prize implements Worded {
  /** Two building points. */
  POINTS(2),
  /** One building point and the chip of the column. */
  CHIP(1);

  static final Prize[] ALL = values();

  final int points;

  Prize(int points) {
    this.points = points;
  }

  Prize other() {
    return this == POINTS ? CHIP : POINTS;
  }
}
