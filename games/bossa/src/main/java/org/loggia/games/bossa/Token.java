package org.loggia.games.bossa;

import org.loggia.core.Worded;

/** The expansion's tokens; each player keeps one of the two. */
public enum Token implements Worded {
  DOUBLER,
  INVERTER;

  static final Token[] ALL = values();

  /** How a tile that carries it is marked in texts. */
  char mark() {
    return this == DOUBLER ? '*' : '~';
  }

  /** What the tile is worth on the line when it carries this token. */
  int value(Tile tile, Line line) {
    return this == DOUBLER
        ? 2 * tile.dots(line)
        : tile.dots(line == Line.WHITE ? Line.BLACK : Line.WHITE);
  }
}
