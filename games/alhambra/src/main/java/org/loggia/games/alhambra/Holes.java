package org.loggia.games.alhambra;

/** H13.5, for a whole palace: whether an empty square cannot be reached from outside. */
final class Holes {
  private Holes() {}

  static boolean hasHole(Palace palace) {
    int squares = Palace.WIDE * Palace.WIDE;
    boolean[] outside = new boolean[squares];
    int[] fresh = new int[squares];
    int count = 1;
    outside[0] = true; // the corner is further out than anybody can build
    while (count > 0) {
      int at = fresh[--count];
      for (int step : Palace.STEP) {
        int beyond = at + step;
        if (isNextTo(at, beyond) && palace.isEmpty(beyond) && !outside[beyond]) {
          outside[beyond] = true;
          fresh[count++] = beyond;
        }
      }
    }
    for (int at = 0; at < squares; at++) {
      if (palace.isEmpty(at) && !outside[at]) {
        return true;
      }
    }
    return false;
  }

  /** Whether a step stays on the grid: rows do not run on into the next. */
  private static boolean isNextTo(int at, int beyond) {
    int columns = Math.abs(at % Palace.WIDE - beyond % Palace.WIDE);
    return beyond >= 0 && beyond < Palace.WIDE * Palace.WIDE && columns <= 1;
  }
}
