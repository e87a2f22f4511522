package org.loggia.games.palazzo;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.loggia.core.chance.Chance;

/** The tiles that nobody owns: stacks, quarries, depot and box, and the master builder. */
final class Site {
  static final int STACKS = 3;

  /** P12.1: the last of them ends the game. */
  static final int RIDERS = 5;

  /** P7.2: a tile of the depot costs ten less one for each tile there. */
  private static final int HIGHEST_PRICE = 10;

  final Tiles[] stack = new Tiles[STACKS];

  /** Riders that have come; the others are in the third stack. */
  int riders;

  final Tiles[] quarry = new Tiles[Quarry.COUNT];
  Quarry builder = Quarry.NORTH;
  Tiles depot = Tiles.NONE;

  Tiles box = Tiles.NONE;

  Site(StackTable table) {
    for (int i = 0; i < STACKS; i++) {
      stack[i] = table.stack(i);
    }
    Arrays.fill(quarry, Tiles.NONE);
  }

  void copyFrom(Site other) {
    System.arraycopy(other.stack, 0, stack, 0, stack.length);
    System.arraycopy(other.quarry, 0, quarry, 0, quarry.length);
    riders = other.riders;
    builder = other.builder;
    depot = other.depot;
    box = other.box;
  }

  Tiles at(Quarry where) {
    return quarry[where.ordinal()];
  }

  void put(Quarry where, Tiles tiles) {
    quarry[where.ordinal()] = tiles;
  }

  /** The stack that is drawn from: I, then II, then III. */
  int current() {
    int current = 0;
    while (current < STACKS - 1 && stack[current].isEmpty()) {
      current++;
    }
    return current;
  }

  int ridersIn(int stackNumber) {
    return stackNumber == STACKS - 1 ? RIDERS - riders : 0;
  }

  /** How many tiles and riders can still be drawn. */
  int left() {
    int left = RIDERS - riders;
    for (Tiles tiles : stack) {
      left += tiles.size();
    }
    return left;
  }

  /** P2.2: a tile for the set-up; the first stack has enough. */
  Tile layOut(Chance chance) {
    Tile tile = stack[0].get(chance.below(stack[0].size()));
    stack[0] = stack[0].minus(tile);
    return tile;
  }

  /** The next tile, or null for a rider. While a rider is missing there always is a next one. */
  @Nullable Tile draw(Chance chance) {
    int current = current();
    Tiles tiles = stack[current];
    int left = tiles.size();
    int drawn = chance.below(left + ridersIn(current));
    if (drawn >= left) {
      riders++;
      return null;
    }
    Tile tile = tiles.get(drawn);
    stack[current] = tiles.minus(tile);
    return tile;
  }

  boolean isComplete() {
    return riders == RIDERS;
  }

  /** P6.3: as many quarries on from the builder as the tile has windows. */
  Quarry quarryFor(Tile tile) {
    return builder.further(tile.windows());
  }

  /** P7.2, and P7.5: never below nothing. */
  int price() {
    return Math.max(0, HIGHEST_PRICE - depot.size());
  }

  /** P8.1: the next quarry clockwise that holds tiles; null if there is none. */
  @Nullable Quarry nextLot() {
    for (int steps = 1; steps <= Quarry.COUNT; steps++) {
      Quarry next = builder.further(steps);
      if (!at(next).isEmpty()) {
        return next;
      }
    }
    return null;
  }
}
