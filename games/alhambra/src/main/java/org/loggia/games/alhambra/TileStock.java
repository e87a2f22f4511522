package org.loggia.games.alhambra;

import org.loggia.core.chance.Chance;

/**
 * The tiles that nobody has seen yet. Which of them lie in the piles and which in the bag is not
 * decided: each pile to come will need one of every colour, and all others are in the bag.
 */
final class TileStock {
  static final int DRAWN_A_ROUND = 5;

  /** By number of the tile. */
  private final byte[] unseen = new byte[Tile.CODES];

  /** By colour, without the extra tower. */
  private final int[] left = new int[Colour.COUNT];

  private int extraTowers;

  /** Puts a tile among the unseen ones. */
  void add(int code) {
    change(code, 1);
  }

  /** Takes out a tile that was seen. */
  void remove(int code) {
    change(code, -1);
  }

  private void change(int code, int by) {
    unseen[code] = (byte) (unseen[code] + by);
    if (Tile.isExtra(code)) {
      extraTowers += by;
    } else {
      left[Tile.column(code)] += by;
    }
  }

  int count(int code) {
    return unseen[code];
  }

  /** H12.4: the tile of a colour in a pile, which is never the extra tower. */
  int drawOf(int colour, Chance chance) {
    int k = chance.below(left[colour]);
    int code = colour << 4;
    for (k -= unseen[code]; k >= 0; k -= unseen[code]) {
      code++;
    }
    remove(code);
    return code;
  }

  /**
   * H12.5: a tile from the bag; first its colour by what the bag holds of each, then the tile.
   *
   * @param piles how many piles are still to come
   */
  int drawFromBag(int piles, Chance chance) {
    int k = chance.below(bag(piles));
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      k -= left[colour] - piles;
      if (k < 0) {
        return drawOf(colour, chance);
      }
    }
    int code = Colour.COUNT << 4;
    while (unseen[code] == 0) {
      code++;
    }
    remove(code);
    return code;
  }

  /** How many tiles are in the bag while so many piles are still to come. */
  int bag(int piles) {
    int bag = extraTowers;
    for (int tiles : left) {
      bag += tiles - piles;
    }
    return bag;
  }

  /** Whether there is a tile of each colour for all these piles. */
  boolean canFill(int piles) {
    boolean enough = true;
    for (int tiles : left) {
      enough &= tiles >= piles;
    }
    return enough;
  }

  void copyFrom(TileStock other) {
    System.arraycopy(other.unseen, 0, unseen, 0, unseen.length);
    System.arraycopy(other.left, 0, left, 0, left.length);
    extraTowers = other.extraTowers;
  }
}
