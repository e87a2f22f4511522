package org.loggia.games.azul;

import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.chance.Chance;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/** What every Azul player finds out soon: fill lines exactly, and keep the floor clean. */
final class AzulAdviser implements Adviser<AzulPosition, AzulMove> {
  /** Among so many moves the quick one is the best. */
  private static final int GLANCES = 5;

  /** What a tile on a line that is not full is worth of the points it is there for. */
  private static final int BEGUN_TENTHS = 5;

  /** How quickly a lead makes up for bad luck, in points. */
  private static final double SWING = 12;

  @Override
  public AzulMove playout(AzulPosition position, Chance chance) {
    Choices<AzulMove> legal = position.legal();
    int count = legal.count();
    AzulMove best = legal.get(chance.below(count));
    int most = worth(position, best);
    for (int glances = 1; glances < GLANCES; glances++) {
      AzulMove other = legal.get(chance.below(count));
      int worth = worth(position, other);
      if (worth > most) {
        most = worth;
        best = other;
      }
    }
    return best;
  }

  /** What a move seems to bring its player, in tenths of a point. */
  private static int worth(AzulPosition position, AzulMove move) {
    Board board = position.boards[position.turn];
    return switch (move) {
      case Take take -> worth(position, board, take);
      case Place(int row, int column) -> 10 * Outlook.points(board.wall(), row, column);
    };
  }

  private static int worth(AzulPosition position, Board board, Take take) {
    int colour = take.colour().ordinal();
    int line = take.line();
    int tiles = Tiles.count(position.tiles[take.source()], colour);
    int placed = Math.min(tiles, board.room(line));
    int marker =
        take.source() == Sources.CENTRE && position.marker == AzulPosition.IN_CENTRE ? 1 : 0;
    int floor = Math.min(Board.FLOOR_SPACES, board.floorSize() + marker + tiles - placed);
    int worth = -10 * (Board.penalty(floor) - Board.penalty(board.floorSize()));
    if (line != Board.FLOOR) {
      int column = Outlook.column(board, board.wall(), colour, line, position.grey);
      if (column == 0) {
        return worth - 10 * placed;
      }
      int points = Outlook.points(board.wall(), line, column);
      boolean full = placed == board.room(line);
      worth += full ? 10 * points : BEGUN_TENTHS * points * (board.tilesOn(line) + placed) / line;
    }
    return worth;
  }

  /** Compares each seat with the best of the others. */
  @Override
  public void judge(AzulPosition position, double[] standing) {
    for (int seat = 0; seat < position.seats; seat++) {
      standing[seat] = Outlook.of(position.boards[seat], position.grey);
    }
    double best = standing[0];
    double second = Double.NEGATIVE_INFINITY;
    for (int seat = 1; seat < position.seats; seat++) {
      second = Math.max(second, Math.min(best, standing[seat]));
      best = Math.max(best, standing[seat]);
    }
    for (int seat = 0; seat < position.seats; seat++) {
      double lead = standing[seat] - (standing[seat] == best ? second : best);
      standing[seat] = 0.5 + lead / (2 * (SWING + Math.abs(lead)));
    }
  }
}
