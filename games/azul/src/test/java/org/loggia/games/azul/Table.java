package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.testkit.TestTable;

/** An Azul table for tests: a position in writing, moves in writing, and what came of them. */
final class Table extends TestTable<Table, AzulPosition, AzulMove, AzulView> {
  private Table(String text) {
    super(Azul.GAME, text, Map.of());
  }

  static Table of(String text) {
    return new Table(text);
  }

  /** What a seat's tiles brought, in the order in which they were laid. */
  List<Integer> tilePoints(int seat) {
    List<Integer> points = new ArrayList<>();
    for (AzulEvent.TileScored scored : heard(AzulEvent.TileScored.class)) {
      if (scored.seat() == seat) {
        points.add(scored.points());
      }
    }
    return points;
  }

  int score(int seat) {
    return position.points(seat);
  }
}
