package org.loggia.games.azul;

import java.util.List;
import org.loggia.core.Meter;
import org.loggia.games.azul.AzulMove.Take;

/** How games of Azul go: their length, what the walls look like, and what falls. */
final class AzulMeter implements Meter<AzulPosition, AzulMove> {
  static final List<String> METRICS =
      List.of("rounds", "rows", "columns", "colours", "floor-items", "takes", "take-choices");

  private int takes;
  private int choices;

  @Override
  public void begin(AzulPosition position) {
    takes = 0;
    choices = 0;
  }

  @Override
  public void move(AzulPosition before, AzulMove move) {
    if (move instanceof Take) {
      takes++;
      choices += before.legal().count();
    }
  }

  /** Rows, columns and colours a player; floor items a player and round; choices a take. */
  @Override
  public void over(AzulPosition position, double[] figures) {
    int rows = 0;
    int columns = 0;
    int colours = 0;
    int paid = 0;
    for (Board board : position.boards) {
      rows += Wall.fullRows(board.wall());
      columns += Wall.fullColumns(board.wall());
      colours += board.fullColours();
      paid += board.paid;
    }
    double seats = position.seats;
    figures[0] = position.round;
    figures[1] = rows / seats;
    figures[2] = columns / seats;
    figures[3] = colours / seats;
    figures[4] = paid / (seats * position.round);
    figures[5] = takes;
    figures[6] = takes == 0 ? 0 : (double) choices / takes;
  }
}
