package org.loggia.games.alhambra;

/**
 * The alhambra of one player: a fountain and the tiles around it, always legal. For every place
 * beside a tile it knows which walls would fit there, and for every tile which walls could take its
 * place; a change touches only the squares around it.
 */
final class Palace {
  /** Squares from one edge to the other; there is always an empty one outside. */
  static final int WIDE = 2 * (Square.MOST_TILES + 2) + 1;

  static final int FOUNTAIN = at(0, 0);

  /** From a square to the one beyond each {@link Wall}. */
  static final int[] STEP = {-WIDE, 1, WIDE, -1};

  /** From a square to the eight around it, clockwise from the north. */
  private static final int[] RING = {-WIDE, 1 - WIDE, 1, 1 + WIDE, WIDE, WIDE - 1, -1, -WIDE - 1};

  /** One more than the number of the tile there; nothing is 0. */
  private final byte[] grid = new byte[WIDE * WIDE];

  private static final byte FOUNTAIN_TILE = Tile.CODES + 1;

  /** Where the tiles lie, without the fountain, and which walls could take the place of each. */
  final Sites tiles = new Sites();

  /** The empty squares beside a tile, and which walls fit there. */
  final Sites places = new Sites();

  private final int[] built = new int[Colour.COUNT];

  /** The tiles that can be taken away, a bit each in the order of {@link #tiles}. */
  private int removable;

  private boolean removableKnown;

  Palace() {
    grid[FOUNTAIN] = FOUNTAIN_TILE;
    refreshAround(FOUNTAIN);
  }

  static int at(int x, int y) {
    return (y + WIDE / 2) * WIDE + x + WIDE / 2;
  }

  static int at(Square square) {
    return at(square.x(), square.y());
  }

  static Square square(int at) {
    return new Square(at % WIDE - WIDE / 2, at / WIDE - WIDE / 2);
  }

  boolean isEmpty(int at) {
    return grid[at] == 0;
  }

  /** Whether a tile lies there that is not the fountain. */
  boolean hasTile(int at) {
    return grid[at] != 0 && at != FOUNTAIN;
  }

  int tile(int at) {
    return grid[at] - 1;
  }

  /** The walls of whatever lies there. */
  int walls(int at) {
    return Tile.walls(grid[at] - 1);
  }

  /** How many tiles of a colour lie here. */
  int built(int colour) {
    return built[colour];
  }

  void put(int at, int code) {
    grid[at] = (byte) (code + 1);
    built[Tile.column(code)]++;
    places.drop(at);
    refreshAround(at);
  }

  /** Takes a tile away and answers its number. */
  int remove(int at) {
    int code = tile(at);
    grid[at] = 0;
    built[Tile.column(code)]--;
    tiles.drop(at);
    refreshAround(at);
    return code;
  }

  /** Lays a tile in the place of another, which is answered. */
  int swap(int at, int code) {
    int old = tile(at);
    grid[at] = (byte) (code + 1);
    built[Tile.column(old)]--;
    built[Tile.column(code)]++;
    refreshAround(at);
    return old;
  }

  private void refreshAround(int at) {
    removableKnown = false;
    refresh(at);
    for (int step : RING) {
      refresh(at + step);
    }
  }

  private void refresh(int at) {
    int neighbours = neighbours(at);
    if (grid[at] != 0) {
      if (at != FOUNTAIN) {
        tiles.set(at, Fit.matching(neighbours, walls(at)));
      }
    } else if (neighbours == 0) {
      places.drop(at);
    } else {
      boolean fine = Fit.leavesNoHole(ring(at));
      places.set(at, fine ? Fit.reached(neighbours, facing(at)) : 0);
    }
  }

  /** The sides beyond which something lies. */
  int neighbours(int at) {
    int neighbours = 0;
    for (int side = 0; side < STEP.length; side++) {
      neighbours |= grid[at + STEP[side]] == 0 ? 0 : 1 << side;
    }
    return neighbours;
  }

  /** The sides on which the neighbour has a wall. */
  int facing(int at) {
    int facing = 0;
    for (int side = 0; side < STEP.length; side++) {
      int beyond = grid[at + STEP[side]];
      // The neighbour's wall on the opposite side, two further round.
      facing |= beyond == 0 ? 0 : (Tile.walls(beyond - 1) >> (side ^ 2) & 1) << side;
    }
    return facing;
  }

  /** Which of the eight squares around are taken, a bit each, clockwise from the north. */
  int ring(int at) {
    int ring = 0;
    for (int i = 0; i < RING.length; i++) {
      ring |= grid[at + RING[i]] == 0 ? 0 : 1 << i;
    }
    return ring;
  }

  /** The tiles that can be taken away so that the rest stays legal, by index in {@link #tiles}. */
  int removable() {
    if (!removableKnown) {
      removable = Reach.removable(this);
      removableKnown = true;
    }
    return removable;
  }

  void copyFrom(Palace other) {
    // Only the few squares with tiles differ from an empty grid.
    for (int i = 0; i < tiles.size(); i++) {
      grid[tiles.at(i)] = 0;
    }
    for (int i = 0; i < other.tiles.size(); i++) {
      int at = other.tiles.at(i);
      grid[at] = other.grid[at];
    }
    tiles.copyFrom(other.tiles);
    places.copyFrom(other.places);
    System.arraycopy(other.built, 0, built, 0, built.length);
    removable = other.removable;
    removableKnown = other.removableKnown;
  }
}
