package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;

/** What a column has for its two best markers. */
public enum Prize {
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

  String word() {
    return this == POINTS ? "points" : "chip";
  }

  static Prize read(String word) {
    return switch (word) {
      case "points" -> POINTS;
      case "chip" -> CHIP;
      default -> throw new Unreadable("points or chip expected, not '" + word + "'");
    };
  }
}
