package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Receipt;
import org.loggia.core.Result;
import org.loggia.core.Standing;
import org.loggia.core.Tally;

/** A8: the final score, every point of it with its cause. */
final class AzulScoring {
  private AzulScoring() {}

  static Result result(AzulPosition position, String ending) {
    Standing[] standings = new Standing[position.seats];
    for (int seat = 0; seat < position.seats; seat++) {
      Board board = position.boards[seat];
      // A8.4: with equal points, more complete rows win.
      Tally rows = new Tally("rows", Wall.fullRows(board.wall()));
      standings[seat] = Standing.ofSeat(seat, receipts(board), List.of(rows));
    }
    return Result.rank(ending, List.of(standings));
  }

  private static List<Receipt> receipts(Board board) {
    List<Receipt> receipts = new ArrayList<>(6);
    add(receipts, "tiles", Integer.bitCount(board.wall()), board.gained);
    add(receipts, "floor", board.paid, -board.lost);
    // A6.2: what a score of zero could not pay was forgiven.
    int forgiven = board.score - board.gained + board.lost;
    add(receipts, "forgiven", forgiven, forgiven);
    int rows = Wall.fullRows(board.wall());
    int columns = Wall.fullColumns(board.wall());
    int colours = board.fullColours();
    add(receipts, "rows", rows, rows * Wall.POINTS_FOR_ROW);
    add(receipts, "columns", columns, columns * Wall.POINTS_FOR_COLUMN);
    add(receipts, "colours", colours, colours * Wall.POINTS_FOR_COLOUR);
    return receipts;
  }

  private static void add(List<Receipt> receipts, String reason, int count, int points) {
    if (points != 0) {
      receipts.add(new Receipt(reason, count, points));
    }
  }
}
