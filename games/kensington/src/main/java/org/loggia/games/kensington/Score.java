package org.loggia.games.kensington;

import java.util.List;
import org.loggia.core.Receipt;

/** What a building is worth, point by point (K9). */
record Score(int windows, int doors, int levels, int cats, int width) {
  static final int DOOR_POINTS = 2;

  static Score of(Building building) {
    int windows = 0;
    int doors = 0;
    int closed = 0;
    int[] levels = new int[building.hi - building.lo + 1];
    for (int column = building.lo; column <= building.hi; column++) {
      if (building.isClosed(column)) {
        int level = 0;
        for (int row = 0; row < building.height(column); row++) {
          int code = building.cell(column, row);
          windows += code == Front.YELLOW.code || code == Front.BLACK.code ? 1 : 0;
          doors += code == Front.DOOR.code ? 1 : 0;
          level += code == Front.ROOF.code ? 0 : 1;
        }
        levels[closed++] = level;
      }
    }
    int width = closed == levels.length ? closed : 0;
    return new Score(windows, doors, different(levels, closed), building.cats, width);
  }

  private static int different(int[] numbers, int count) {
    int different = 0;
    for (int i = 0; i < count; i++) {
      boolean known = false;
      for (int j = 0; j < i && !known; j++) {
        known = numbers[j] == numbers[i];
      }
      different += known ? 0 : 1;
    }
    return different;
  }

  /** K9.3: one point for the first height, two for the second, and so on. */
  int floorPoints() {
    return levels * (levels + 1) / 2;
  }

  int points() {
    return windows + DOOR_POINTS * doors + floorPoints() + cats + width;
  }

  List<Receipt> receipts() {
    return List.of(
        new Receipt("windows", windows, windows),
        new Receipt("doors", doors, DOOR_POINTS * doors),
        new Receipt("floors", levels, floorPoints()),
        new Receipt("cats", cats, cats),
        new Receipt("width", width, width));
  }
}
