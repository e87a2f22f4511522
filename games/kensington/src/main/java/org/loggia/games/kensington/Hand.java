package org.loggia.games.kensington;

/** Up to three tiles that somebody wants to build, held against a building. */
final class Hand {
  private final Manifest manifest;
  private final int[] sort = new int[Steps.MOST_PIECES];
  private final int[] width = new int[Steps.MOST_PIECES];
  private final int[] span = new int[Steps.MOST_PIECES];

  /** Of each tile: whether another one at hand could make it accepted. */
  private final boolean[] liked = new boolean[Steps.MOST_PIECES];

  private Building building;
  private int spans;
  int tiles;

  /** The columns that the tiles can reach side by side. */
  int leftmost;

  int rightmost;

  Hand(Building any) {
    manifest = any.manifest;
    building = any;
  }

  void begin(Building on) {
    building = on;
    tiles = 0;
    spans = 0;
    leftmost = on.lo;
    rightmost = on.hi;
  }

  void take(int tile) {
    Shape shape = manifest.shapeOf[tile];
    sort[tiles] = tile;
    width[tiles] = shape.width;
    span[tiles] = shape.span;
    spans += shape.span;
    leftmost -= shape.width;
    rightmost += shape.width;
    liked[tiles] = false;
    for (int other = 0; other < tiles; other++) {
      liked[tiles] |= likes(tiles, other);
      liked[other] |= likes(other, tiles);
    }
    tiles++;
  }

  void takeWithoutHoles(int[] all, int count) {
    for (int i = 0; i < count; i++) {
      if (!manifest.shapeOf[all[i]].gaps) {
        take(all[i]);
      }
    }
  }

  int sort(int slot) {
    return sort[slot];
  }

  int width(int slot) {
    return width[slot];
  }

  boolean isLiked(int slot) {
    return liked[slot];
  }

  /** Whether the other tile would make this one accepted. */
  boolean likes(int slot, int other) {
    return (manifest.touch[sort[slot]] & manifest.code[sort[other]]) != 0;
  }

  /** Whether the same tile was taken before. */
  boolean isRepeated(int slot) {
    for (int earlier = 0; earlier < slot; earlier++) {
      if (sort[earlier] == sort[slot]) {
        return true;
      }
    }
    return false;
  }

  Fits fits(int slot) {
    return building.fits(sort[slot]);
  }

  /** How many columns of empty ground lie between the building and a tile. */
  int gap(int slot, int at) {
    return Math.max(0, Math.max(building.lo - width[slot] - at, at - building.hi - 1));
  }

  /**
   * How far from the building a set of tiles can begin. Where it does not begin right beside the
   * building, the ground between must be crossed by others that have one foot on it and one on the
   * tiles beyond.
   */
  int spanOfOthers(int slot) {
    return spans - span[slot];
  }
}
