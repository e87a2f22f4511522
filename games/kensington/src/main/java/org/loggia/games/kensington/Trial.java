package org.loggia.games.kensington;

/**
 * Up to three tiles put up on a building to see what would come of it, in the order in which they
 * stand on each other. Only for tiles without holes; the building itself stays as it is.
 */
final class Trial {
  static final int NOWHERE = -1;

  private final Manifest manifest;
  private Building building;

  /** The floors of the building with the tiles that are up. */
  private int[] ground = new int[0];

  int up;
  private final int[] sort = new int[Steps.MOST_PIECES];
  private final int[] column = new int[Steps.MOST_PIECES];
  private final int[] end = new int[Steps.MOST_PIECES];
  private final int[] row = new int[Steps.MOST_PIECES];

  /** Which tiles are accepted by the building itself, as bits. */
  private int welcome;

  Trial(Building building) {
    this.manifest = building.manifest;
    this.building = building;
  }

  void begin(Building on) {
    building = on;
    up = 0;
    welcome = 0;
    if (ground.length != on.floor.length) {
      ground = new int[on.floor.length];
    }
    System.arraycopy(on.floor, 0, ground, 0, ground.length);
  }

  int column(int tile) {
    return column[tile];
  }

  /** One past the last column of a tile. */
  int end(int tile) {
    return end[tile];
  }

  /** The leftmost column of all tiles that are up. */
  int leftmost() {
    int leftmost = column[0];
    for (int tile = 1; tile < up; tile++) {
      leftmost = Math.min(leftmost, column[tile]);
    }
    return leftmost;
  }

  /** One past the last column of all tiles that are up. */
  int rightmost() {
    int rightmost = end[0];
    for (int tile = 1; tile < up; tile++) {
      rightmost = Math.max(rightmost, end[tile]);
    }
    return rightmost;
  }

  int piece(int tile) {
    return PieceCode.of(sort[tile], column[tile] - building.zero, row[tile]);
  }

  /** Whether the building accepts any of the tiles. */
  boolean hasWelcome() {
    return welcome != 0;
  }

  boolean newestIsWelcome() {
    return (welcome >> (up - 1) & 1) != 0;
  }

  boolean newestStandsOnOthers() {
    return standsOnAny(up - 1, (1 << (up - 1)) - 1);
  }

  /** The first of these columns that a tile fits, its left end there, or NOWHERE. */
  int fit(int tile, int from, int to) {
    int[] bottoms = manifest.shapeOf[tile].bottoms;
    int lowest = manifest.lowest[tile];
    int highest = manifest.highest[tile];
    for (int at = from; at <= to; at++) {
      int y = ground[at] - bottoms[0];
      if (y >= lowest && y <= highest) {
        int i = 1;
        while (i < bottoms.length && ground[at + i] - bottoms[i] == y) {
          i++;
        }
        if (i == bottoms.length) {
          return at;
        }
      }
    }
    return NOWHERE;
  }

  /** Puts a tile up where it fits. */
  void raise(int tile, int at) {
    raise(tile, at, isWelcome(tile, at));
  }

  /** Puts a tile up where it fits and where it is known whether the building accepts it. */
  void raise(int tile, int at, boolean isWelcome) {
    Shape shape = manifest.shapeOf[tile];
    sort[up] = tile;
    column[up] = at;
    end[up] = at + shape.width;
    row[up] = ground[at] - shape.bottoms[0];
    welcome |= isWelcome ? 1 << up : 0;
    boolean closes = manifest.code[tile] == Front.ROOF.code;
    for (int i = 0; i < shape.width; i++) {
      ground[at + i] += closes ? Building.closed(at + i) : shape.lengths[i];
    }
    up++;
  }

  /** Takes the newest tile down. */
  void lower() {
    up--;
    int at = column[up];
    Shape shape = manifest.shapeOf[sort[up]];
    boolean closes = manifest.code[sort[up]] == Front.ROOF.code;
    for (int i = 0; i < shape.width; i++) {
      ground[at + i] -= closes ? Building.closed(at + i) : shape.lengths[i];
    }
    welcome &= ~(1 << up);
  }

  /** Columns that stand right on the building are measured already; others must be looked at. */
  private boolean isWelcome(int tile, int at) {
    int[] lengths = manifest.shapeOf[tile].lengths;
    int touch = manifest.touch[tile];
    int[] need = building.need[touch];
    for (int i = 0; i < lengths.length; i++) {
      int from = ground[at + i];
      if (from == building.height[at + i]
          ? need[at + i] <= lengths[i]
          : building.touchesBeside(touch, at + i, from, from + lengths[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether these tiles, as bits, could be built at once (K5.2, K5.3). */
  boolean isLegal(int set) {
    int accepted = welcome & set;
    if (accepted == 0) {
      return false;
    }
    for (int tile = 1; tile < up; tile++) {
      int missing = ~set & ((1 << tile) - 1);
      if ((set >> tile & 1) != 0 && standsOnAny(tile, missing)) {
        return false;
      }
    }
    int before = 0;
    while (accepted != before && accepted != set) {
      before = accepted;
      for (int tile = 0; tile < up; tile++) {
        boolean waits = ((set & ~accepted) >> tile & 1) != 0;
        accepted |= waits && isAcceptedBy(tile, accepted) ? 1 << tile : 0;
      }
    }
    return accepted == set;
  }

  /** Whether a tile shares a column with one of these, all of them put up before it. */
  private boolean standsOnAny(int tile, int others) {
    for (int other = 0; other < tile; other++) {
      if ((others >> other & 1) != 0 && column[tile] < end[other] && column[other] < end[tile]) {
        return true;
      }
    }
    return false;
  }

  private boolean isAcceptedBy(int tile, int others) {
    for (int other = 0; other < up; other++) {
      if ((others >> other & 1) != 0
          && (manifest.code[sort[other]] & manifest.touch[sort[tile]]) != 0
          && touch(Math.max(tile, other), Math.min(tile, other))) {
        return true;
      }
    }
    return false;
  }

  /** Whether two tiles share an edge; the first stands beside or above the second. */
  private boolean touch(int upper, int lower) {
    Shape one = manifest.shapeOf[sort[upper]];
    Shape two = manifest.shapeOf[sort[lower]];
    int from = Math.max(column[upper], column[lower] - 1);
    int to = Math.min(end[upper] - 1, end[lower]);
    for (int at = from; at <= to; at++) {
      int i = at - column[upper];
      int bottom = row[upper] + one.bottoms[i];
      int top = bottom + one.lengths[i];
      int last = Math.min(two.width - 1, at + 1 - column[lower]);
      for (int j = Math.max(0, at - 1 - column[lower]); j <= last; j++) {
        int otherBottom = row[lower] + two.bottoms[j];
        int otherTop = otherBottom + two.lengths[j];
        boolean sameColumn = column[lower] + j == at;
        if (sameColumn ? bottom == otherTop : bottom < otherTop && otherBottom < top) {
          return true;
        }
      }
    }
    return false;
  }
}
