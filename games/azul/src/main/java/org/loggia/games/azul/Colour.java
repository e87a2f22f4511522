package org.loggia.games.azul;

import org.loggia.core.Unreadable;

/** The five colours of the tiles. There are twenty of each. */
public enum Colour {
  BLUE('B'),
  YELLOW('Y'),
  RED('R'),
  BLACK('K'),
  WHITE('W');

  static final Colour[] ALL = values();

  /** A constant, so that whoever needs only the number need not wait for the colours. */
  static final int COUNT = 5;

  private final char letter;

  Colour(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }

  String word() {
    return switch (this) {
      case BLUE -> "blue";
      case YELLOW -> "yellow";
      case RED -> "red";
      case BLACK -> "black";
      case WHITE -> "white";
    };
  }

  static Colour read(String word) {
    for (Colour colour : ALL) {
      if (colour.word().equals(word)) {
        return colour;
      }
    }
    throw new Unreadable("a colour expected, not '" + word + "'");
  }

  static Colour read(char letter) {
    for (Colour colour : ALL) {
      if (colour.letter == letter) {
        return colour;
      }
    }
    throw new Unreadable("a tile is one of B, Y, R, K and W, not '" + letter + "'");
  }
}
