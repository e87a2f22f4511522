package org.loggia.games.alhambra;

import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/**
 * A place for a tile: x to the right, y downwards, the fountain at {@code 0,0}. Its text is {@code
 * 1,-2}.
 */
public record Square(int x, int y) {
  /** Nobody can win more tiles than this in a game, so nobody can build further away. */
  static final int MOST_TILES = 25;

  /** Where a tile further out than all others would go. */
  private static final int FURTHEST = MOST_TILES + 1;

  public Square {
    if (Math.max(Math.abs(x), Math.abs(y)) > FURTHEST) {
      throw new IllegalArgumentException("a square near the fountain expected");
    }
  }

  String text() {
    return x + "," + y;
  }

  static Square read(String text) {
    int comma = text.indexOf(',');
    if (comma < 0) {
      throw new Unreadable("a square such as 1,-2 expected, not '" + text + "'");
    }
    return new Square(
        Tokens.number(text.substring(0, comma), "x", -FURTHEST, FURTHEST),
        Tokens.number(text.substring(comma + 1), "y", -FURTHEST, FURTHEST));
  }
}
