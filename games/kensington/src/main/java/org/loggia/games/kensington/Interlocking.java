package org.loggia.games.kensington;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Joint building with tiles whose columns have holes, such as a sideways U: another tile must fill
 * the hole, and each may hold the other. No height map helps here, so a tile is put up anywhere and
 * the lowest place that would be empty below something is filled with another tile, in every way,
 * until nothing hangs. Slow and general; the tiles of the standard box never need it.
 */
final class Interlocking {
  private final Manifest manifest;
  private Building building;
  private int[] hand = new int[0];
  private int tiles;

  /** Where steps go, or null if any legal picture will do. */
  private @Nullable Steps steps;

  private final int[] pieces = new int[Steps.MOST_PIECES];
  private int up;

  Interlocking(Building any) {
    this.manifest = any.manifest;
    this.building = any;
  }

  /** Adds the joint steps that have a tile with holes in them. */
  void findSteps(Building on, int[] tilesAtHand, int count, Steps into) {
    begin(on, tilesAtHand, count, into);
    for (int slot = 0; slot < count; slot++) {
      if (manifest.shapeOf[hand[slot]].gaps) {
        putAnywhere(slot, 1 << slot);
      }
    }
  }

  /** Whether the wanted tile can be built together with others. */
  boolean canBuild(Building on, int wanted, int[] others, int count) {
    int[] all = new int[count + 1];
    all[0] = wanted;
    System.arraycopy(others, 0, all, 1, count);
    begin(on, all, count + 1, null);
    boolean gaps = false;
    for (int sort : all) {
      gaps |= manifest.shapeOf[sort].gaps;
    }
    return gaps && putAnywhere(0, 1);
  }

  private void begin(Building on, int[] tilesAtHand, int count, @Nullable Steps into) {
    building = on;
    hand = tilesAtHand;
    tiles = count;
    steps = into;
    up = 0;
  }

  /** Tries a tile in every place that the others could reach or hold up. */
  private boolean putAnywhere(int slot, int used) {
    Shape shape = manifest.shapeOf[hand[slot]];
    int reach = 0;
    int cells = 0;
    for (int other = 0; other < tiles; other++) {
      if (other != slot) {
        reach += manifest.shapeOf[hand[other]].width;
        cells += manifest.shapeOf[hand[other]].cells.size();
      }
    }
    for (int x = building.lo - building.zero - shape.width - reach;
        x <= building.hi - building.zero + 1 + reach;
        x++) {
      int lowest = 0;
      for (int i = 0; i < shape.width; i++) {
        lowest = Math.max(lowest, building.height(building.column(x + i)) - shape.bottoms[i]);
      }
      for (int y = lowest; y <= lowest + cells; y++) {
        if (put(slot, x, y, used)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean put(int slot, int x, int y, int used) {
    int piece = PieceCode.of(hand[slot], x, y);
    for (Cell cell : manifest.shapeOf[hand[slot]].cells) {
      if (isTaken(x + cell.x(), y + cell.y())) {
        return false;
      }
    }
    pieces[up++] = piece;
    boolean found = goOn(used);
    up--;
    return found;
  }

  private boolean goOn(int used) {
    Cell hole = lowestHole();
    if (hole == null && isFound()) {
      return steps == null;
    }
    for (int slot = 0; slot < tiles; slot++) {
      if ((used >> slot & 1) == 0) {
        boolean found =
            hole == null ? putAnywhere(slot, used | 1 << slot) : fill(hole, slot, used | 1 << slot);
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean fill(Cell hole, int slot, int used) {
    for (Cell cell : manifest.shapeOf[hand[slot]].cells) {
      if (cell.y() <= hole.y() && put(slot, hole.x() - cell.x(), hole.y() - cell.y(), used)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the tiles that are up can be built; if so, nothing larger need be looked at. */
  private boolean isFound() {
    int[] set = Arrays.copyOf(pieces, up);
    Picture picture = new Picture(building, set);
    if (!picture.isLegal(picture.all())) {
      return false;
    }
    if (steps != null && up > 1 && !picture.fallsApart()) {
      steps.addOnce(set);
    }
    return true;
  }

  private @Nullable Cell lowestHole() {
    Cell lowest = null;
    for (int i = 0; i < up; i++) {
      int x = PieceCode.x(pieces[i]);
      int y = PieceCode.y(pieces[i]);
      for (Cell cell : manifest.shapeOf[PieceCode.sort(pieces[i])].cells) {
        int below = y + cell.y() - 1;
        if (below >= 0 && (lowest == null || below < lowest.y()) && !isTaken(x + cell.x(), below)) {
          lowest = new Cell(x + cell.x(), below);
        }
      }
    }
    return lowest;
  }

  private boolean isTaken(int x, int y) {
    if (building.cell(building.column(x), y) != 0) {
      return true;
    }
    for (int i = 0; i < up; i++) {
      Cell cell = new Cell(x - PieceCode.x(pieces[i]), y - PieceCode.y(pieces[i]));
      if (manifest.shapeOf[PieceCode.sort(pieces[i])].cells.contains(cell)) {
        return true;
      }
    }
    return false;
  }
}
