package org.loggia.games.azul;

/**
 * The five by five cells of a wall, as bits from left to right and from top to bottom, and what
 * tiles on them are worth. Rows and columns are counted from 1.
 */
final class Wall {
  static final int SIZE = 5;
  static final int FULL_ROW = 31;

  static final int POINTS_FOR_ROW = 2;
  static final int POINTS_FOR_COLUMN = 7;
  static final int POINTS_FOR_COLOUR = 10;

  /** The first cell of each row; also the first column. */
  private static final int FIRST_COLUMN = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;

  /** Brings the cells of the first column together in bits 20 to 24. */
  private static final int GATHER = 1 << 20 | 1 << 16 | 1 << 12 | 1 << 8 | 1 << 4;

  /** The length of the run through a place of a row, by the row's five bits and the place. */
  private static final byte[] RUN = runs();

  /** By the two runs through a tile. */
  private static final byte[] POINTS = points();

  private Wall() {}

  static int cell(int row, int column) {
    return 1 << (SIZE * (row - 1) + column - 1);
  }

  /** A1.2: on the coloured side each row is the one above, moved on by one column. */
  static int printedColumn(int colour, int row) {
    int column = colour + row;
    return column - (SIZE & (SIZE - column) >> 31); // five less if that is beyond the wall
  }

  static Colour printedColour(int row, int column) {
    return Colour.ALL[(column - row + SIZE) % SIZE];
  }

  /** All cells of a row. */
  static int row(int row) {
    return FULL_ROW << (SIZE * (row - 1));
  }

  /** All cells of a column. */
  static int column(int column) {
    return FIRST_COLUMN << (column - 1);
  }

  /** The five bits of a row. */
  static int row(int cells, int row) {
    return (cells >>> (SIZE * (row - 1))) & FULL_ROW;
  }

  /** The five bits of a column. */
  static int column(int cells, int column) {
    return ((((cells >>> (column - 1)) & FIRST_COLUMN) * GATHER) >>> 20) & FULL_ROW;
  }

  /** Whether there is something in each column. */
  static int columnsUsed(int cells) {
    return (cells | cells >>> 5 | cells >>> 10 | cells >>> 15 | cells >>> 20) & FULL_ROW;
  }

  /** How many tiles lie side by side through this cell, itself included. */
  static int across(int cells, int row, int column) {
    return RUN[row(cells, row) << 3 | column];
  }

  /** How many tiles lie one below the other through this cell, itself included. */
  static int down(int cells, int row, int column) {
    return RUN[column(cells, column) << 3 | row];
  }

  /** A5.1: both runs count, but a run of one counts only if both are. */
  static int points(int across, int down) {
    return POINTS[across << 3 | down];
  }

  static boolean hasFullRow(int cells) {
    return (cells & cells >>> 1 & cells >>> 2 & cells >>> 3 & cells >>> 4 & FIRST_COLUMN) != 0;
  }

  static int fullRows(int cells) {
    return Integer.bitCount(
        cells & cells >>> 1 & cells >>> 2 & cells >>> 3 & cells >>> 4 & FIRST_COLUMN);
  }

  static int fullColumns(int cells) {
    return Integer.bitCount(
        cells & cells >>> 5 & cells >>> 10 & cells >>> 15 & cells >>> 20 & FULL_ROW);
  }

  private static byte[] points() {
    byte[] points = new byte[(SIZE + 1) << 3];
    for (int across = 1; across <= SIZE; across++) {
      for (int down = 1; down <= SIZE; down++) {
        int alone = across == 1 || down == 1 ? 1 : 0;
        points[across << 3 | down] = (byte) (across + down - alone);
      }
    }
    return points;
  }

  private static byte[] runs() {
    byte[] runs = new byte[(FULL_ROW + 1) << 3];
    for (int bits = 0; bits <= FULL_ROW; bits++) {
      for (int place = 1; place <= SIZE; place++) {
        int from = place - 1;
        int to = place - 1;
        while (from > 0 && (bits & 1 << (from - 1)) != 0) {
          from--;
        }
        while (to < SIZE - 1 && (bits & 1 << (to + 1)) != 0) {
          to++;
        }
        runs[bits << 3 | place] = (byte) (to - from + 1);
      }
    }
    return runs;
  }
}
