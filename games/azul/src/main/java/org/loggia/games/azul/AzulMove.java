package org.loggia.games.azul;

import org.loggia.core.Move;
import org.loggia.core.json.Derived;

/** What a player can do. Everything is counted from 1, as people do. */
@Derived
public sealed interface AzulMove extends Move {
  /**
   * Takes all tiles of a colour from one source and puts them on one line.
   *
   * @param source the display, or {@link Source#CENTRE}
   * @param line the pattern line, which has as many spaces as its number, or {@link Board#FLOOR}
   */
  record Take(int source, Colour colour, int line) implements AzulMove {
    public Take {
      if (source < 0 || source > Sources.MOST_DISPLAYS) {
        throw new IllegalArgumentException("a display is 1 to 9, and 0 is the centre");
      }
      if (line < 0 || line > Board.LINES) {
        throw new IllegalArgumentException("a line is 1 to 5, and 0 is the floor");
      }
    }
  }

  /** On the grey side: moves a tile of a full line to this column of its row. */
  record Place(int row, int column) implements AzulMove {
    public Place {
      if (row < 1 || row > Board.LINES || column < 1 || column > Board.LINES) {
        throw new IllegalArgumentException("rows and columns are 1 to 5");
      }
    }
  }
}
