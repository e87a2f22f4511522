package org.loggia.games.kensington;

import java.util.Arrays;

/**
 * Where one tile fits the profile of a building, from left to right, and whether it is welcome
 * there: whether it touches something it likes (K4.5). The building keeps it until it changes.
 */
final class Fits {
  private static final int WELCOME = 1;

  /** For which state of the building this was found. */
  int version = -1;

  int count;

  /** How many of them are welcome. */
  int welcome;

  private int[] places;

  /**
   * @param many whether the tile will fit in many places
   */
  Fits(boolean many) {
    places = new int[many ? 32 : 8];
  }

  /** Looks at these columns for the left end of the tile. */
  void find(Building building, int sort, int from, int to) {
    Manifest manifest = building.manifest;
    Shape shape = manifest.shapeOf[sort];
    int lowest = manifest.lowest[sort] + shape.bottoms[0];
    int highest = manifest.highest[sort] + shape.bottoms[0];
    int[] need = building.need[manifest.touch[sort]];
    int[] floor = building.floor;
    int[] profile = building.profile;
    int steps = shape.profile;
    int mask = shape.profileMask;
    boolean wide = shape.width > Building.PROFILE_STEPS + 1;
    count = 0;
    welcome = 0;
    for (int at = from; at <= to; at++) {
      if ((profile[at] & mask) == steps
          && floor[at] >= lowest
          && floor[at] <= highest
          && (!wide || fitsToItsEnd(floor, shape.bottoms, at))) {
        add(at, isWelcome(need, shape.lengths, at));
      }
    }
  }

  /** The rest of a tile that is wider than the profiles go. */
  private static boolean fitsToItsEnd(int[] floor, int[] bottoms, int at) {
    for (int i = Building.PROFILE_STEPS + 1; i < bottoms.length; i++) {
      if (floor[at + i] - bottoms[i] != floor[at] - bottoms[0]) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWelcome(int[] need, int[] lengths, int at) {
    for (int i = 0; i < lengths.length; i++) {
      if (need[at + i] <= lengths[i]) {
        return true;
      }
    }
    return false;
  }

  private void add(int at, boolean isWelcome) {
    if (count == places.length) {
      places = Arrays.copyOf(places, 2 * count);
    }
    welcome += isWelcome ? 1 : 0;
    places[count++] = at << 1 | (isWelcome ? WELCOME : 0);
  }

  /** The first place whose column is this one or right of it. */
  int firstFrom(int column) {
    int index = 0;
    while (index < count && column(index) < column) {
      index++;
    }
    return index;
  }

  int column(int index) {
    return places[index] >> 1;
  }

  boolean isWelcome(int index) {
    return (places[index] & WELCOME) != 0;
  }
}
