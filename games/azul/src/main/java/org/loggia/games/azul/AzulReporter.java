package org.loggia.games.azul;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Journal;

/** Tells the journal what is about to happen, in all the detail that the rules do not need. */
final class AzulReporter {
  private AzulReporter() {}

  static void tookMarker(AzulPosition position, Journal journal) {
    int space = position.boards[position.turn].floorSize() + 1;
    journal.tell(
        new AzulEvent.MarkerTaken(position.turn, space > Board.FLOOR_SPACES ? null : space));
  }

  static void took(
      AzulPosition position, int source, long heap, int colour, int line, Journal journal) {
    Board board = position.boards[position.turn];
    int taken = Tiles.count(heap, colour);
    int falling = taken - Math.min(taken, board.room(line));
    int spilt = spilt(board, falling);
    long left = source == Sources.CENTRE ? Tiles.NONE : heap - Tiles.of(colour, taken);
    journal.tell(
        new AzulEvent.Took(
            position.turn,
            source,
            Colour.ALL[colour],
            taken,
            line,
            orNull(line == Board.FLOOR ? 0 : falling - spilt),
            orNull(spilt),
            Tiles.list(left)));
  }

  static void lineFell(AzulPosition position, int row, Journal journal) {
    Board board = position.boards[position.turn];
    int spilt = spilt(board, row);
    journal.tell(
        new AzulEvent.LineFell(
            position.turn,
            row,
            Colour.ALL[board.colourOf(row)],
            row,
            orNull(row - spilt),
            orNull(spilt)));
  }

  static void paysFloor(AzulPosition position, Journal journal) {
    Board board = position.boards[position.turn];
    int spaces = board.floorSize();
    if (spaces > 0) {
      int penalty = Board.penalty(spaces);
      int lost = Math.min(penalty, board.score);
      journal.tell(
          new AzulEvent.FloorScored(position.turn, spaces, penalty, -lost, orNull(penalty - lost)));
    }
  }

  static void over(AzulPosition position, String ending, Journal journal) {
    journal.tell(new AzulEvent.Ended(ending));
    for (int seat = 0; seat < position.seats; seat++) {
      Board board = position.boards[seat];
      int rows = Wall.fullRows(board.wall());
      int columns = Wall.fullColumns(board.wall());
      int colours = board.fullColours();
      if (rows > 0) {
        journal.tell(new AzulEvent.RowsScored(seat, rows, rows * Wall.POINTS_FOR_ROW));
      }
      if (columns > 0) {
        journal.tell(new AzulEvent.ColumnsScored(seat, columns, columns * Wall.POINTS_FOR_COLUMN));
      }
      if (colours > 0) {
        journal.tell(new AzulEvent.ColoursScored(seat, colours, colours * Wall.POINTS_FOR_COLOUR));
      }
    }
  }

  /** How many of the falling tiles find no space on the floor line either. */
  private static int spilt(Board board, int falling) {
    return Math.max(0, falling - (Board.FLOOR_SPACES - board.floorSize()));
  }

  private static @Nullable Integer orNull(int count) {
    return count == 0 ? null : count;
  }
}
