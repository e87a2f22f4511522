package org.loggia.games.kensington;

import java.util.List;
import org.loggia.core.CountingMeter;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/**
 * What players of Kensington do, game by game. Sizes and points are means over the seats,
 * everything else is counted at the whole table.
 */
final class KensingtonMeter extends CountingMeter<KensingtonPosition, KensingtonMove> {
  private final int turns = metric("turns");
  private final int width = metric("width");
  private final int height = metric("height");
  private final int birds = metric("birds");
  private final int chips = metric("chips-earned");
  private final int thefts = metric("thefts");
  private final int joints = metric("joint-builds");
  private final int windowPoints = metric("points-windows");
  private final int doorPoints = metric("points-doors");
  private final int floorPoints = metric("points-floors");
  private final int catPoints = metric("points-cats");
  private final int widthPoints = metric("points-width");

  @Override
  public void move(KensingtonPosition before, KensingtonMove move) {
    switch (move) {
      case Draw _ -> count(turns);
      case Steal _ -> {
        count(turns);
        count(thefts);
      }
      case Build(Tile tile, int _) -> earn(before, List.of(tile));
      case Join(List<Piece> pieces) -> {
        count(joints);
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
    add(chips, Math.min(difficult, before.supply));
  }

  @Override
  protected void end(KensingtonPosition position) {
    double part = 1.0 / position.seats;
    for (Building building : position.buildings) {
      int highest = 0;
      for (int column = building.lo; column <= building.hi; column++) {
        highest = Math.max(highest, building.height(column));
      }
      add(width, part * (building.hi - building.lo + 1));
      add(height, part * highest);
      add(birds, building.birds);
      Score score = Score.of(building);
      add(windowPoints, part * score.windows());
      add(doorPoints, part * Score.DOOR_POINTS * score.doors());
      add(floorPoints, part * score.floorPoints());
      add(catPoints, part * score.cats());
      add(widthPoints, part * score.width());
    }
  }
}
