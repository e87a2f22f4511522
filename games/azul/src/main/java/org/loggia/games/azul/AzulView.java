package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Derived;

/**
 * The table as one seat sees it: everything. What is in the bag can be counted, and its order is
 * not decided.
 *
 * @param round the round being played, 0 before the first deal
 * @param turn whose turn it is, also while luck is due
 * @param starter who began this round; when its tiling is done, whoever begins the next one, or
 *     would begin it
 * @param marker the seat that has the starting player's marker; null while it lies in the centre
 * @param displays the tiles of each display, the first one being display 1
 * @param bag how many of each colour, in the order of {@link Colour}
 * @param lid how many of each colour
 * @param pattern the colours printed on every wall, row by row; empty on the grey side
 * @param boards by seat
 * @param ending row, nothing-dealt or cap when it is over
 */
@Derived
public record AzulView(
    int seat,
    Setup setup,
    int actor,
    Phase phase,
    int round,
    int turn,
    int starter,
    @Nullable Integer marker,
    List<List<Colour>> displays,
    List<Colour> centre,
    List<Integer> bag,
    List<Integer> lid,
    List<List<Colour>> pattern,
    List<BoardView> boards,
    @Nullable String ending)
    implements View {

  public AzulView {
    displays = List.copyOf(displays);
    centre = List.copyOf(centre);
    bag = List.copyOf(bag);
    lid = List.copyOf(lid);
    pattern = List.copyOf(pattern);
    boards = List.copyOf(boards);
  }

  /**
   * One player's board.
   *
   * @param score as the track shows it; when the game is over, with the bonuses
   * @param gained points for tiles so far
   * @param lost penalties so far, also those that a score of zero could not pay
   * @param paid spaces of the floor line that were paid for so far
   * @param lines the five pattern lines from top to bottom
   * @param floor the floor line from left to right
   * @param wall the tiles on the wall, row by row
   * @param rows complete rows, and so on: what the wall will bring at the end
   */
  public record BoardView(
      int score,
      int gained,
      int lost,
      int paid,
      List<LineView> lines,
      List<FloorItem> floor,
      List<WallTile> wall,
      int rows,
      int columns,
      int colours) {
    public BoardView {
      lines = List.copyOf(lines);
      floor = List.copyOf(floor);
      wall = List.copyOf(wall);
    }
  }

  /** A pattern line; the colour is null while it is empty. */
  public record LineView(@Nullable Colour colour, int tiles, int spaces) {}

  /** A tile on the wall; row and column are counted from 1. */
  public record WallTile(int row, int column, Colour colour) {}

  @Override
  public String asks() {
    return phase.word();
  }

  @Override
  public List<Integer> points() {
    List<Integer> points = new ArrayList<>();
    for (BoardView board : boards) {
      points.add(board.score());
    }
    return points;
  }
}
