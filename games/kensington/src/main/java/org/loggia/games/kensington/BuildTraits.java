package org.loggia.games.kensington;

import org.loggia.core.Traits;
import org.loggia.games.kensington.KensingtonMove.Build;
import org.loggia.games.kensington.KensingtonMove.Done;
import org.loggia.games.kensington.KensingtonMove.Draw;
import org.loggia.games.kensington.KensingtonMove.Join;
import org.loggia.games.kensington.KensingtonMove.Steal;

/** What can be seen of a move: which tile, how high it comes to lie, and what it closes. */
final class BuildTraits {
  private static final int HIGHEST = 10;
  private static final int MOST_SIDES = 3;
  private static final int WIDEST = 4;

  private static final int DRAW = 0;
  private static final int DRAW_SIZE = DRAW + Mark.ALL.length;
  private static final int SIZES = 5;
  private static final int WAITING_ROOFS = DRAW_SIZE + Mark.ALL.length * SIZES;
  private static final int STEAL = WAITING_ROOFS + HIGHEST;
  private static final int BUILD = STEAL + HouseTraits.TILES;
  private static final int DRAWN_TILE = BUILD + HouseTraits.TILES;
  private static final int HEIGHT = DRAWN_TILE + 1;
  private static final int NEW_COLUMNS = HEIGHT + Front.ALL.length * HIGHEST;
  private static final int WIDTH = NEW_COLUMNS + MOST_SIDES;
  private static final int STEP = WIDTH + WIDEST;
  private static final int MOST_STEP = 6;
  private static final int SAME_LEVEL = STEP + 2 * MOST_STEP;
  private static final int JOIN = SAME_LEVEL + 2;
  private static final int JOIN_ROOFS = JOIN + MOST_SIDES;
  private static final int DONE = JOIN_ROOFS + MOST_SIDES;
  static final int COUNT = DONE + 2;

  private BuildTraits() {}

  static void look(KensingtonPosition position, KensingtonMove move, Traits seen) {
    Manifest manifest = position.manifest;
    switch (move) {
      case Draw draw -> draw(position, draw, seen);
      case Steal(Tile tile, int _) ->
          seen.add(STEAL + HouseTraits.tile(manifest, manifest.sort(tile)));
      case Build build -> build(position, build, seen);
      case Join join -> {
        seen.oneAbove(JOIN, MOST_SIDES, join.pieces().size());
        int roofs = 0;
        for (Piece piece : join.pieces()) {
          roofs += piece.tile().front() == Front.ROOF ? 1 : 0;
        }
        seen.oneAbove(JOIN_ROOFS, MOST_SIDES, roofs);
      }
      case Done _ -> seen.add(position.drawn == Manifest.NONE ? DONE : DONE + 1);
    }
  }

  private static void draw(KensingtonPosition position, Draw draw, Traits seen) {
    Manifest manifest = position.manifest;
    int back = manifest.back(draw.mark(), draw.outline());
    int cells = manifest.shapeOf[manifest.firstSort[back]].cells.size();
    int mark = draw.mark().ordinal();
    seen.add(DRAW + mark);
    seen.oneOf(DRAW_SIZE + mark * SIZES, SIZES, cells - 1);
    if (draw.mark() == Mark.BROWN) {
      Building house = position.buildings[position.turn];
      int high = 0;
      for (int column = house.lo; column <= house.hi; column++) {
        high += !house.isClosed(column) && house.height(column) >= 3 ? 1 : 0;
      }
      seen.oneOf(WAITING_ROOFS, HIGHEST, high);
    }
  }

  private static void build(KensingtonPosition position, Build build, Traits seen) {
    Manifest manifest = position.manifest;
    int sort = manifest.sort(build.tile());
    Shape shape = manifest.shapeOf[sort];
    Building house = position.buildings[position.turn];
    int front = build.tile().front().ordinal();
    seen.add(BUILD + HouseTraits.tile(manifest, sort));
    seen.addIf(sort == position.drawn, DRAWN_TILE);
    int left = house.column(build.x());
    int height = 0;
    int fresh = 0;
    for (int i = 0; i < shape.width; i++) {
      int here = house.height(left + i);
      height = Math.max(height, here);
      fresh += here == 0 ? 1 : 0;
    }
    seen.oneOf(HEIGHT + front * HIGHEST, HIGHEST, height);
    seen.oneAbove(NEW_COLUMNS, MOST_SIDES, fresh);
    seen.oneOf(WIDTH, WIDEST, shape.width - 1);
    int bottom = height + shape.height;
    step(house, left - 1, bottom, STEP, seen);
    step(house, left + shape.width, bottom, STEP + MOST_STEP, seen);
    if (build.tile().front() == Front.ROOF) {
      seen.add(hasLevel(house, height) ? SAME_LEVEL : SAME_LEVEL + 1);
    }
  }

  /** The step to a neighbour that is still open. */
  private static void step(Building house, int column, int top, int first, Traits seen) {
    if (column >= house.lo && column <= house.hi && !house.isClosed(column)) {
      seen.oneOf(first, MOST_STEP, Math.abs(top - house.height(column)));
    }
  }

  /** Whether a closed column of this level is there already, so that another brings less. */
  private static boolean hasLevel(Building house, int level) {
    for (int column = house.lo; column <= house.hi; column++) {
      if (house.isClosed(column) && house.height(column) - 1 == level) {
        return true;
      }
    }
    return false;
  }
}
