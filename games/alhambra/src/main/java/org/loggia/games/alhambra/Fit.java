package org.loggia.games.alhambra;

/** Tables for the building rules: which walls fit beside which, and when a square shuts a hole. */
final class Fit {
  private static final int PATTERNS = 16;
  private static final int[] MATCHING = new int[PATTERNS * PATTERNS];
  private static final boolean[] LEAVES_NO_HOLE = new boolean[256];

  static {
    for (int neighbours = 0; neighbours < PATTERNS; neighbours++) {
      for (int facing = 0; facing < PATTERNS; facing++) {
        int matching = 0;
        for (int walls = 0; walls <= Tile.MOST_WALLS; walls++) {
          matching |= ((walls ^ facing) & neighbours) == 0 ? 1 << walls : 0;
        }
        MATCHING[neighbours * PATTERNS + facing] = matching;
      }
    }
    for (int ring = 0; ring < LEAVES_NO_HOLE.length; ring++) {
      LEAVES_NO_HOLE[ring] = emptyParts(ring) <= 1;
    }
  }

  private Fit() {}

  /**
   * How many parts the empty ones of the four squares beside a square fall into, when one can go
   * from one to the next only over the corner between them.
   */
  private static int emptyParts(int ring) {
    int empty = 0;
    int joined = 0;
    for (int side = 0; side < 8; side += 2) {
      boolean here = isEmpty(ring, side);
      empty += here ? 1 : 0;
      joined += here && isEmpty(ring, side + 1) && isEmpty(ring, side + 2) ? 1 : 0;
    }
    // Joints in a full circle are one more than needed.
    return Math.max(empty == 0 ? 0 : 1, empty - joined);
  }

  private static boolean isEmpty(int ring, int index) {
    return (ring >> (index & 7) & 1) == 0;
  }

  /** H13.2: the patterns with a wall exactly where a neighbour has one. */
  static int matching(int neighbours, int facing) {
    return MATCHING[neighbours * PATTERNS + facing];
  }

  /** H13.3: as {@link #matching}, but only where one can walk in from a neighbour. */
  static int reached(int neighbours, int facing) {
    return (neighbours & ~facing) == 0 ? 0 : matching(neighbours, facing);
  }

  /**
   * H13.5: whether a tile on an empty square leaves the empty squares beside it connected. It is
   * enough to look at the eight squares around: the tiles are all connected, so if they part two of
   * the squares here, they part them everywhere.
   */
  static boolean leavesNoHole(int ring) {
    return LEAVES_NO_HOLE[ring];
  }
}
