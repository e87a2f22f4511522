package org.loggia.games.kensington;

import java.util.List;
import org.loggia.core.Meter;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/**
 * What players of Kensington do, game by game. Sizes and points are means over the seats,
 * everything else is counted at the whole table.
 */
final class KensingtonMeter implements Meter<KensingtonPosition, KensingtonMove> {
  static final List<String> METRICS =
      List.of(
          "turns",
          "width",
          "height",
          "birds",
          "chips-earned",
          "thefts",
          "joint-builds",
          "points-windows",
          "points-doors",
          "points-floors",
          "points-cats",
          "points-width");

  private int turns;
  private int chips;
  private int thefts;
  private int joints;

  @Override
  public void begin(KensingtonPosition position) {
    turns = 0;
    chips = 0;
    thefts = 0;
    joints = 0;
  }

  @Override
  public void move(KensingtonPosition before, KensingtonMove move) {
    switch (move) {
      case Draw _ -> turns++;
      case Steal _ -> {
        turns++;
        thefts++;
      }
      case Build(Tile tile, int _) -> earn(before, List.of(tile));
      case Join(List<Piece> pieces) -> {
        joints++;
        earn(before, pieces.stream().map(Piece::tile).toList());
      }
      case Done _ -> {}
    }
  }

  private void earn(KensingtonPosition before, List<Tile> tiles) {
    int difficult = 0;
    for (Tile tile : tiles) {
      difficult += before.manifest.difficult[before.manifest.sort(tile)] ? 1 : 0;
    }
    chips += Math.min(difficult, before.supply);
  }

  @Override
  public void over(KensingtonPosition position, double[] figures) {
    figures[0] = turns;
    figures[4] = chips;
    figures[5] = thefts;
    figures[6] = joints;
    for (int i : new int[] {1, 2, 3, 7, 8, 9, 10, 11}) {
      figures[i] = 0;
    }
    double part = 1.0 / position.seats;
    for (Building building : position.buildings) {
      Score score = Score.of(building);
      int height = 0;
      for (int column = building.lo; column <= building.hi; column++) {
        height = Math.max(height, building.height(column));
      }
      figures[1] += part * (building.hi - building.lo + 1);
      figures[2] += part * height;
      figures[3] += building.birds;
      figures[7] += part * score.windows();
      figures[8] += part * Score.DOOR_POINTS * score.doors();
      figures[9] += part * score.floorPoints();
      figures[10] += part * score.cats();
      figures[11] += part * score.width();
    }
  }
}
