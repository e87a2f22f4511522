package org.loggia.games.azul;

/** What a board promises, in points: a player's rule of thumb, not a rule. */
final class Outlook {
  /** How much of a tile's points a begun line is worth when it is nearly full. */
  private static final double BEGUN = 0.6;

  /** How much of a bonus is worth having when it is nearly there. */
  private static final double BONUS = 0.5;

  private Outlook() {}

  /** The score if the round ended now, and what may come of lines, columns and colours. */
  static double of(Board board, boolean grey) {
    int wall = board.wall();
    int gains = 0;
    double hopes = 0;
    for (int line = 1; line <= Board.LINES; line++) {
      int tiles = board.tilesOn(line);
      if (tiles == 0) {
        continue;
      }
      int colour = board.colourOf(line);
      int column = column(board, wall, colour, line, grey);
      if (column == 0) {
        hopes -= tiles; // it can only fall
      } else if (tiles == line) {
        wall |= Wall.cell(line, column);
        gains += points(wall, line, column);
      } else {
        hopes += BEGUN * points(wall, line, column) * tiles / line;
      }
    }
    double score = Math.max(0, board.score + gains - Board.penalty(board.floorSize()));
    return score + hopes + bonuses(board, wall);
  }

  private static double bonuses(Board board, int wall) {
    double bonuses = Wall.POINTS_FOR_ROW * Wall.fullRows(wall);
    for (int column = 1; column <= Wall.SIZE; column++) {
      int tiles = Integer.bitCount(wall & Wall.column(column));
      bonuses += nearly(tiles, Wall.POINTS_FOR_COLUMN);
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int tiles = Integer.bitCount(board.cellsOf(colour));
      bonuses += nearly(tiles, Wall.POINTS_FOR_COLOUR);
    }
    return bonuses;
  }

  private static double nearly(int tiles, int points) {
    return tiles == Wall.SIZE ? points : BONUS * points * tiles * tiles / (Wall.SIZE * Wall.SIZE);
  }

  /** The points of a tile that would be laid on this cell. */
  static int points(int wall, int row, int column) {
    int laid = wall | Wall.cell(row, column);
    return Wall.points(Wall.across(laid, row, column), Wall.down(laid, row, column));
  }

  /** The column a tile of the line will go to: the best one if there is a choice, 0 if none. */
  static int column(Board board, int wall, int colour, int row, boolean grey) {
    if (!grey) {
      return Wall.printedColumn(colour, row);
    }
    int best = 0;
    int most = 0;
    for (int rest = board.columnsFor(colour, row); rest != 0; rest &= rest - 1) {
      int column = 1 + Integer.numberOfTrailingZeros(rest);
      int points = points(wall, row, column);
      if (points > most) {
        most = points;
        best = column;
      }
    }
    return best;
  }
}
