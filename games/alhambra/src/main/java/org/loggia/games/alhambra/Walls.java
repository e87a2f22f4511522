package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.games.alhambra.AlhambraView.BuiltTile;
import org.loggia.games.alhambra.AlhambraView.FigureView;

/** Where the lines of a palace's drawing run. */
record Walls(FigureView player) {
  @Nullable Tile tile(int x, int y) {
    for (BuiltTile built : player.palace()) {
      if (built.square().x() == x && built.square().y() == y) {
        return built.tile();
      }
    }
    return null;
  }

  private boolean has(int x, int y, Wall side) {
    Tile tile = tile(x, y);
    return tile != null && (tile.walls() & side.bit()) != 0;
  }

  /** Whether a wall runs along the north of a square. */
  boolean hasNorth(int x, int y) {
    return has(x, y, Wall.NORTH) || has(x, y - 1, Wall.SOUTH);
  }

  /** Whether a wall runs along the west of a square. */
  boolean hasWest(int x, int y) {
    return has(x, y, Wall.WEST) || has(x - 1, y, Wall.EAST);
  }

  /** Whether a wall begins, ends or turns at the north-west corner of a square. */
  boolean touch(int x, int y) {
    return hasNorth(x, y) || hasNorth(x - 1, y) || hasWest(x, y) || hasWest(x, y - 1);
  }
}
