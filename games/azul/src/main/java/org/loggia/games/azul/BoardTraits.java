package org.loggia.games.azul;

import org.loggia.core.Traits;

/** What can be seen of one board: as it lies there, and as it will be when full lines are tiled. */
final class BoardTraits {
  private static final int CELLS = Wall.SIZE * Wall.SIZE;

  private static final int WALL = 0;
  private static final int ROW_HAS = WALL + CELLS;
  private static final int COLUMN_HAS = ROW_HAS + CELLS;

  /** How many ways there are to fill the lines, of one colour. */
  private static final int FILLS = 15;

  private static final int FILL = COLUMN_HAS + CELLS;
  private static final int LINE = FILL + FILLS;
  private static final int FLOOR = LINE + FILLS * Colour.COUNT;
  private static final int MARKER = FLOOR + Board.FLOOR_SPACES;
  private static final int ROWS = MARKER + 1;
  private static final int COLUMNS = ROWS + CELLS;
  private static final int COLOURS = COLUMNS + CELLS;

  /** Whether what a begun line still needs is on offer: more of it, just so, or only less. */
  private static final int NEEDS = COLOURS + CELLS;

  private static final int OFFERS = 3;
  static final int COUNT = NEEDS + Wall.SIZE * OFFERS;

  private BoardTraits() {}

  static void look(AzulPosition position, int seat, int first, Traits seen) {
    Board board = position.boards[seat];
    for (int rest = board.wall(); rest != 0; rest &= rest - 1) {
      seen.add(first + WALL + Integer.numberOfTrailingZeros(rest));
    }
    if (position.grey) {
      lookAtColours(board, first, seen);
    }
    for (int line = 1; line <= Board.LINES; line++) {
      int tiles = board.tilesOn(line);
      if (tiles > 0) {
        int fill = line * (line - 1) / 2 + tiles - 1;
        seen.add(first + FILL + fill);
        seen.add(first + LINE + fill * Colour.COUNT + board.colourOf(line));
        if (tiles < line) {
          lookAtNeed(position, board, line, first, seen);
        }
      }
    }
    seen.oneAbove(first + FLOOR, Board.FLOOR_SPACES, board.floorSize());
    if (position.marker == seat) {
      seen.add(first + MARKER);
    }
    lookAhead(position, board, first, seen);
  }

  /** On the grey side a cell does not say which colour lies there. */
  private static void lookAtColours(Board board, int first, Traits seen) {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      for (int rest = board.cellsOf(colour); rest != 0; rest &= rest - 1) {
        int cell = Integer.numberOfTrailingZeros(rest);
        seen.add(first + ROW_HAS + cell / Wall.SIZE * Colour.COUNT + colour);
        seen.add(first + COLUMN_HAS + cell % Wall.SIZE * Colour.COUNT + colour);
      }
    }
  }

  private static void lookAtNeed(
      AzulPosition position, Board board, int line, int first, Traits seen) {
    int need = board.room(line);
    int colour = board.colourOf(line);
    boolean exact = false;
    boolean more = false;
    boolean less = false;
    for (int source = 0; source <= position.displays; source++) {
      int there = Tiles.count(position.tiles[source], colour);
      exact |= there == need;
      more |= there > need;
      less |= there > 0 && there < need;
    }
    if (exact || more || less) {
      seen.add(first + NEEDS + (line - 1) * OFFERS + (exact ? 0 : more ? 1 : 2));
    }
  }

  /** How full rows, columns and colours will be. */
  private static void lookAhead(AzulPosition position, Board board, int first, Traits seen) {
    int wall = board.wall();
    int[] ofColour = new int[Colour.COUNT];
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      ofColour[colour] = Integer.bitCount(board.cellsOf(colour));
    }
    for (int full = board.fullLines(); full != 0; full &= full - 1) {
      int line = Integer.numberOfTrailingZeros(full) / 3;
      int column = Outlook.column(board, wall, board.colourOf(line), line, position.grey);
      if (column != 0) {
        wall |= Wall.cell(line, column);
        ofColour[board.colourOf(line)]++;
      }
    }
    for (int i = 0; i < Wall.SIZE; i++) {
      int row = Integer.bitCount(wall & Wall.row(i + 1));
      int column = Integer.bitCount(wall & Wall.column(i + 1));
      seen.oneAbove(first + ROWS + i * Wall.SIZE, Wall.SIZE, row);
      seen.oneAbove(first + COLUMNS + i * Wall.SIZE, Wall.SIZE, column);
      seen.oneAbove(first + COLOURS + i * Wall.SIZE, Wall.SIZE, ofColour[i]);
    }
  }

  /** What the score would be if the round ended now, bonuses that are complete included. */
  static int points(AzulPosition position, int seat) {
    Board board = position.boards[seat];
    int wall = board.wall();
    int gains = 0;
    for (int full = board.fullLines(); full != 0; full &= full - 1) {
      int line = Integer.numberOfTrailingZeros(full) / 3;
      int column = Outlook.column(board, wall, board.colourOf(line), line, position.grey);
      if (column != 0) {
        wall |= Wall.cell(line, column);
        gains += Outlook.points(wall, line, column);
      }
    }
    int penalty = Board.penalty(board.floorSize());
    return Math.max(0, board.score + gains - penalty)
        + Wall.POINTS_FOR_ROW * Wall.fullRows(wall)
        + Wall.POINTS_FOR_COLUMN * Wall.fullColumns(wall)
        + Wall.POINTS_FOR_COLOUR * board.fullColours();
  }
}
