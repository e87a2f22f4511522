package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;

/** The columns from left to right, which are also the faces of a die: a kind of building each. */
public enum Colour {
  /** Pavilions. */
  BLUE,
  /** Seraglios. */
  RED,
  /** Arcades. */
  BROWN,
  /** Chambers. */
  WHITE,
  /** Gardens. */
  GREEN,
  /** Towers. */
  PURPLE;

  static final Colour[] ALL = values();
  static final int COUNT = 6;

  String word() {
    return switch (this) {
      case BLUE -> "blue";
      case RED -> "red";
      case BROWN -> "brown";
      case WHITE -> "white";
      case GREEN -> "green";
      case PURPLE -> "purple";
    };
  }

  static Colour read(String word) {
    for (Colour colour : ALL) {
      if (colour.word().equals(word)) {
        return colour;
      }
    }
    throw new Unreadable("blue, red, brown, white, green or purple expected, not '" + word + "'");
  }
}
