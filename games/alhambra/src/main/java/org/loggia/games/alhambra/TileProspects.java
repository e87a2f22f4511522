package org.loggia.games.alhambra;

/** How Alcazaba is likely to end. */
final class TileProspects {
  /** What the best marker of a column is worth in tiles. */
  private static final double PRIZE = 0.9;

  /** What a tile in the reserve is worth in built ones: it needs a redesign. */
  private static final double STORED = 0.45;

  private TileProspects() {}

  static double[] estimate(TileSide side) {
    AlhambraPosition position = side.position;
    int figures = side.table.figures;
    double[] hopes = Prospects.ofMarkers(position);
    double[] estimate = new double[figures];
    double[] strength = new double[figures];
    for (int column = 0; column < Colour.COUNT; column++) {
      int[] built = side.tiles.built(column);
      for (int figure = 0; figure < figures; figure++) {
        strength[figure] =
            built[figure]
                + STORED * stored(side, figure, column)
                + PRIZE * hopes[column * figures + figure];
      }
      Prospects.addColumn(position, column, strength, estimate);
    }
    int scorings = Prospects.scoringsToCome(position);
    for (int figure = 0; figure < figures; figure++) {
      boolean hasWalls = !side.table.isCarlo(figure);
      int wall = hasWalls ? Outline.longestWall(side.tiles.palaces[figure]) : 0;
      estimate[figure] += position.sheet.total(figure) + scorings * wall;
    }
    return estimate;
  }

  private static int stored(TileSide side, int figure, int column) {
    if (side.table.isCarlo(figure)) {
      return 0;
    }
    int stored = 0;
    TilePile reserve = side.tiles.reserves[figure];
    for (int i = 0; i < reserve.size(); i++) {
      stored += Tile.column(reserve.at(i)) == column ? 1 : 0;
    }
    return stored;
  }
}
