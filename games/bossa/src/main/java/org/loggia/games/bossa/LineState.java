package org.loggia.games.bossa;

/**
 * One line: consecutive values lo..hi around the die, a place at each value but the die's. A place
 * is up to three groups of tiles, the first laid at the bottom.
 */
final class LineState {
  static final int LAYERS = 3;

  /** All dots of a colour, one tile doubled, cannot carry a line any further than this. */
  static final int HIGHEST = 15;

  int die;
  int lo;
  int hi;

  /** Tile bits at {@code LAYERS * value + layer}. */
  final int[] layers = new int[LAYERS * (HIGHEST + 1)];

  void start(int value) {
    die = value;
    lo = value;
    hi = value;
  }

  /** The tiles of a place side by side; the die is a place of one. */
  int count(int value) {
    return value == die ? 1 : Integer.bitCount(layers[LAYERS * value]);
  }

  int end(Side side) {
    return side == Side.UP ? hi : lo;
  }

  boolean hasTiles(int value) {
    return value >= lo && value <= hi && value != die;
  }

  /** Lays a new place outside and answers its value. */
  int add(Side side, int tiles) {
    int value = side == Side.UP ? ++hi : --lo;
    layers[LAYERS * value] = tiles;
    return value;
  }

  void cover(int value, int tiles) {
    int layer = LAYERS * value + 1;
    layers[layers[layer] == 0 ? layer : layer + 1] = tiles;
  }

  void copyFrom(LineState other) {
    die = other.die;
    lo = other.lo;
    hi = other.hi;
    System.arraycopy(other.layers, 0, layers, 0, layers.length);
  }
}
