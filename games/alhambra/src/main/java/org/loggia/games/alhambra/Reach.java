package org.loggia.games.alhambra;

/** Who can be reached on foot from the fountain, through open sides only. */
final class Reach {
  private Reach() {}

  /**
   * H13.3, H13.5: the tiles that can be taken away, by index: the square must have an empty one
   * beside it, and nobody may be cut off.
   */
  static int removable(Palace palace) {
    int size = palace.tiles.size();
    int[] doors = doors(palace);
    int all = (1 << (size + 1)) - 1;
    int removable = 0;
    for (int i = 0; i < size; i++) {
      boolean outside = palace.neighbours(palace.tiles.at(i)) != 15;
      boolean cutsOff =
          Integer.bitCount(doors[i]) > 1 && walk(doors, size, all & ~(1 << i)) != (all & ~(1 << i));
      removable |= outside && !cutsOff ? 1 << i : 0;
    }
    return removable;
  }

  /** Whether all tiles can be reached. */
  static boolean reachesAll(Palace palace) {
    int size = palace.tiles.size();
    int all = (1 << (size + 1)) - 1;
    return walk(doors(palace), size, all) == all;
  }

  /** For each tile, and the fountain behind them, the tiles one can step to, a bit each. */
  private static int[] doors(Palace palace) {
    int size = palace.tiles.size();
    int[] doors = new int[size + 1];
    for (int i = 0; i <= size; i++) {
      int at = i == size ? Palace.FOUNTAIN : palace.tiles.at(i);
      int open = palace.neighbours(at) & ~palace.walls(at) & ~palace.facing(at);
      for (; open != 0; open &= open - 1) {
        int beyond = at + Palace.STEP[Integer.numberOfTrailingZeros(open)];
        int other = beyond == Palace.FOUNTAIN ? size : palace.tiles.indexOf(beyond);
        doors[i] |= 1 << other;
      }
    }
    return doors;
  }

  /** All that can be reached from the fountain without leaving these tiles. */
  private static int walk(int[] doors, int fountain, int within) {
    int reached = 1 << fountain;
    for (int fresh = reached; fresh != 0; ) {
      int next = doors[Integer.numberOfTrailingZeros(fresh)] & within & ~reached;
      fresh = (fresh & (fresh - 1)) | next;
      reached |= next;
    }
    return reached;
  }
}
