package org.loggia.games.kensington;

import org.loggia.core.Traits;

/** What can be seen of one player's house, chips and warehouse. */
final class HouseTraits {
  private static final int MOST_COLUMNS = 12;
  private static final int HIGHEST = 10;
  private static final int MOST_ALIKE = 3;
  private static final int MOST_WINDOWS = 24;
  private static final int MOST_CHIPS = 8;
  private static final int SIZES = 5;

  /** Fronts by size, for tiles that need not be those of the box. */
  static final int TILES = Front.ALL.length * SIZES;

  private static final int OPEN = 0;
  private static final int CLOSED = OPEN + MOST_COLUMNS;

  /** By height, how many open columns there are. */
  private static final int HEIGHTS = CLOSED + MOST_COLUMNS;

  /** Heights that closed columns have already. */
  private static final int LEVELS = HEIGHTS + HIGHEST * MOST_ALIKE;

  private static final int WINDOWS = LEVELS + HIGHEST;
  private static final int WAITING = WINDOWS + MOST_WINDOWS;
  private static final int DOORS = WAITING + MOST_WINDOWS;
  private static final int OPEN_TO = DOORS + 2 * MOST_ALIKE;
  private static final int MOST_OPEN_TO = 6;
  private static final int CHIPS = OPEN_TO + 3 * MOST_OPEN_TO;
  private static final int STORED = CHIPS + MOST_CHIPS;
  private static final int GATES = STORED + TILES;
  private static final int CATS = GATES + Warehouse.GATES;
  private static final int STEPS = CATS + MOST_OPEN_TO;
  private static final int MOST_STEPS = 8;
  static final int COUNT = STEPS + MOST_STEPS;

  private HouseTraits() {}

  /** A tile by its front and size. */
  static int tile(Manifest manifest, int sort) {
    int cells = manifest.shapeOf[sort].cells.size();
    return manifest.tiles[sort].front().ordinal() * SIZES + Math.min(SIZES, cells) - 1;
  }

  /** Answers the points that the house has so far. */
  static int look(KensingtonPosition position, int seat, int first, Traits seen) {
    Building house = position.buildings[seat];
    int open = 0;
    int closed = 0;
    int steps = 0;
    int[] heights = new int[HIGHEST];
    int levels = 0;
    int waiting = 0;
    int waitingDoors = 0;
    int[] kind = new int[Front.DOOR.touch + 1];
    for (int column = house.lo; column <= house.hi; column++) {
      int height = Math.min(HIGHEST, house.height(column));
      if (house.isClosed(column)) {
        closed++;
        levels |= 1 << Math.max(0, height - 2);
        continue;
      }
      open++;
      heights[Math.max(0, height - 1)]++;
      for (int touch = 1; touch < kind.length; touch++) {
        kind[touch] += house.need[touch][column] == 1 ? 1 : 0;
      }
      if (column > house.lo && !house.isClosed(column - 1)) {
        steps += Math.abs(house.height(column) - house.height(column - 1));
      }
      for (int row = 0; row < house.height(column); row++) {
        int code = house.cell(column, row);
        waiting += code == Front.YELLOW.code || code == Front.BLACK.code ? 1 : 0;
        waitingDoors += code == Front.DOOR.code ? 1 : 0;
      }
    }
    Score score = Score.of(house);
    seen.oneAbove(first + OPEN, MOST_COLUMNS, open);
    seen.oneAbove(first + CLOSED, MOST_COLUMNS, closed);
    for (int i = 0; i < HIGHEST; i++) {
      seen.oneAbove(first + HEIGHTS + i * MOST_ALIKE, MOST_ALIKE, heights[i]);
      seen.addIf((levels >> i & 1) != 0, first + LEVELS + i);
    }
    seen.oneAbove(first + WINDOWS, MOST_WINDOWS, score.windows());
    seen.oneAbove(first + WAITING, MOST_WINDOWS, waiting);
    seen.oneAbove(first + DOORS, MOST_ALIKE, score.doors());
    seen.oneAbove(first + DOORS + MOST_ALIKE, MOST_ALIKE, waitingDoors);
    for (int touch = 1; touch < kind.length; touch++) {
      seen.oneAbove(first + OPEN_TO + (touch - 1) * MOST_OPEN_TO, MOST_OPEN_TO, kind[touch]);
    }
    seen.oneAbove(first + CATS, MOST_OPEN_TO, score.cats());
    seen.oneAbove(first + STEPS, MOST_STEPS, steps);
    lookAtStore(position, seat, first, seen);
    return score.points();
  }

  private static void lookAtStore(KensingtonPosition position, int seat, int first, Traits seen) {
    seen.oneAbove(first + CHIPS, MOST_CHIPS, position.chips[seat]);
    int stored = 0;
    for (int gate = 0; gate < Warehouse.GATES; gate++) {
      int sort = position.warehouses[seat].tile(gate);
      if (sort != Manifest.NONE) {
        stored++;
        seen.add(first + STORED + tile(position.manifest, sort));
      }
    }
    seen.oneAbove(first + GATES, Warehouse.GATES, stored);
  }
}
