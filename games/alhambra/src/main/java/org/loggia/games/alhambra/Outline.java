package org.loggia.games.alhambra;

/**
 * The outside of a palace: one closed line, because there are no holes and nothing touches by
 * corners only. Walked once round, it tells where walls stand.
 */
final class Outline {
  private Outline() {}

  /** H15.2: the longest unbroken run of walls on the outside; a full ring counts as it is. */
  static int longestWall(Palace palace) {
    int start = corner(palace);
    int at = start;
    int side = 0;
    int first = -1;
    int run = 0;
    int longest = 0;
    int length = 0;
    // The walk begins at the north side of the topmost square; the side turns as corners are
    // passed.
    do {
      length++;
      if ((palace.walls(at) >> side & 1) != 0) {
        run++;
      } else {
        first = first < 0 ? run : first;
        run = 0;
      }
      longest = Math.max(longest, run);
      int along = (side + 1) & 3;
      int ahead = at + Palace.STEP[along];
      int around = ahead + Palace.STEP[side];
      if (!palace.isEmpty(around)) { // an inner corner: the line turns left
        at = around;
        side = (side + 3) & 3;
      } else if (!palace.isEmpty(ahead)) { // straight on
        at = ahead;
      } else { // an outer corner: the line turns right
        side = along;
      }
    } while (at != start || side != 0);
    // What runs on over the place where the walk began is one wall.
    return first < 0 ? length : Math.max(longest, run + first);
  }

  /** The first square in the topmost row: its north side is outside. */
  private static int corner(Palace palace) {
    int first = palace.tiles.size() == 0 ? Palace.FOUNTAIN : palace.tiles.at(0);
    return Math.min(first, Palace.FOUNTAIN);
  }
}
