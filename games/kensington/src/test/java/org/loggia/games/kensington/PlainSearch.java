package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * Steps and plans as slowly and plainly as can be: every tile in every place, every set of them
 * held against the rules cell by cell.
 */
final class PlainSearch {
  private final Building building;
  private final Manifest manifest;
  private final int[] hand;

  PlainSearch(Building building, int... hand) {
    this.building = building;
    this.manifest = building.manifest;
    this.hand = hand;
  }

  /** Every step, as the sorted numbers of its pieces. */
  TreeSet<String> steps() {
    TreeSet<String> steps = new TreeSet<>();
    List<List<Integer>> places = new ArrayList<>();
    for (int sort : hand) {
      places.add(places(sort));
    }
    for (int i = 0; i < hand.length; i++) {
      for (int one : places.get(i)) {
        add(steps, one);
        for (int j = i + 1; j < hand.length; j++) {
          for (int two : places.get(j)) {
            if (!overlap(one, two)) {
              add(steps, one, two);
              for (int three : j + 1 < hand.length ? places.get(j + 1) : List.<Integer>of()) {
                if (!overlap(one, three) && !overlap(two, three)) {
                  add(steps, one, two, three);
                }
              }
            }
          }
        }
      }
    }
    return steps;
  }

  private void add(TreeSet<String> steps, int... pieces) {
    Picture picture = new Picture(building, pieces);
    if (picture.isLegal(picture.all()) && !picture.fallsApart()) {
      Arrays.sort(pieces);
      steps.add(Arrays.toString(pieces));
    }
  }

  /** Wherever it does not run into the building and others could still hold it up. */
  private List<Integer> places(int sort) {
    int widths = 0;
    int heights = -manifest.shapeOf[sort].height;
    for (int each : hand) {
      widths += manifest.shapeOf[each].width;
      heights += manifest.shapeOf[each].height;
    }
    List<Integer> places = new ArrayList<>();
    for (int x = building.lo - building.zero - widths;
        x <= building.hi - building.zero + widths;
        x++) {
      int lowest = 0;
      Shape shape = manifest.shapeOf[sort];
      for (int i = 0; i < shape.width; i++) {
        lowest = Math.max(lowest, building.height(building.column(x + i)) - shape.bottoms[i]);
      }
      for (int y = lowest; y <= lowest + heights; y++) {
        places.add(PieceCode.of(sort, x, y));
      }
    }
    return places;
  }

  private boolean overlap(int one, int other) {
    for (Cell cell : manifest.shapeOf[PieceCode.sort(one)].cells) {
      Cell there =
          new Cell(
              PieceCode.x(one) + cell.x() - PieceCode.x(other),
              PieceCode.y(one) + cell.y() - PieceCode.y(other));
      if (manifest.shapeOf[PieceCode.sort(other)].cells.contains(there)) {
        return true;
      }
    }
    return false;
  }

  /** Whether some row of steps, one after the other, builds the first tile of the hand. */
  boolean canBuildFirst() {
    Steps steps = new Steps();
    new Architect(building).findSteps(building, hand, hand.length, steps);
    for (int step = 0; step < steps.count; step++) {
      for (int i = 0; i < steps.size(step); i++) {
        if (PieceCode.sort(steps.piece(step, i)) == hand[0]) {
          return true;
        }
      }
    }
    for (int step = 0; step < steps.count; step++) {
      if (after(steps, step).canBuildFirst()) {
        return true;
      }
    }
    return false;
  }

  private PlainSearch after(Steps steps, int step) {
    Building next = new Building(manifest);
    next.copyFrom(building);
    List<Integer> rest = new ArrayList<>();
    for (int sort : hand) {
      rest.add(sort);
    }
    for (int i = 0; i < steps.size(step); i++) {
      next.put(steps.piece(step, i));
      rest.remove((Integer) PieceCode.sort(steps.piece(step, i)));
    }
    for (int i = 0; i < steps.size(step); i++) {
      int piece = steps.piece(step, i);
      int column = next.column(PieceCode.x(piece));
      next.raise(column, column + manifest.shapeOf[PieceCode.sort(piece)].width - 1);
    }
    return new PlainSearch(next, rest.stream().mapToInt(Integer::intValue).toArray());
  }
}
