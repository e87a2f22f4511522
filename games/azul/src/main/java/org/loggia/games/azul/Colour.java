package org.loggia.games.azul;

import org.loggia.core.Unreadable;
import org.loggia.core.Worded;

/** The five colours of the tiles. There are twenty of each. */
public enum Colour implements Worded {
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

  static Colour read(char letter) {
    for (Colour colour : ALL) {
      if (colour.letter == letter) {
        return colour;
      }
    }
    throw new Unreadable("a tile is one of B, Y, R, K and W, not '" + letter + "'");
  }
}
