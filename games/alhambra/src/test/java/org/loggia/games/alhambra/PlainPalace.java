package org.loggia.games.alhambra;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A palace as the rulebook would describe it: slow, and without any idea of its own. */
final class PlainPalace {
  private static final int[][] STEPS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

  /** Walls by square, the fountain among them. */
  final Map<Square, Integer> walls = new HashMap<>();

  PlainPalace() {
    walls.put(new Square(0, 0), 0);
  }

  static PlainPalace of(Palace palace) {
    PlainPalace plain = new PlainPalace();
    for (int i = 0; i < palace.tiles.size(); i++) {
      int at = palace.tiles.at(i);
      plain.walls.put(Palace.square(at), palace.walls(at));
    }
    return plain;
  }

  PlainPalace with(Square square, @Nullable Integer tile) {
    PlainPalace other = new PlainPalace();
    other.walls.putAll(walls);
    if (tile == null) {
      other.walls.remove(square);
    } else {
      other.walls.put(square, tile);
    }
    return other;
  }

  boolean isLegal() {
    return sidesMatch() && allAreReached() && !hasHole();
  }

  private static Square beyond(Square square, int side) {
    return new Square(square.x() + STEPS[side][0], square.y() + STEPS[side][1]);
  }

  private boolean hasWall(Square square, int side) {
    return (walls.getOrDefault(square, 0) >> side & 1) != 0;
  }

  private boolean sidesMatch() {
    for (Square square : walls.keySet()) {
      for (int side = 0; side < 4; side++) {
        Square other = beyond(square, side);
        if (walls.containsKey(other) && hasWall(square, side) != hasWall(other, (side + 2) % 4)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean allAreReached() {
    Set<Square> reached = new HashSet<>();
    Deque<Square> fresh = new ArrayDeque<>();
    fresh.add(new Square(0, 0));
    while (!fresh.isEmpty()) {
      Square square = fresh.pop();
      if (reached.add(square)) {
        for (int side = 0; side < 4; side++) {
          Square other = beyond(square, side);
          if (walls.containsKey(other) && !hasWall(square, side)) {
            fresh.add(other);
          }
        }
      }
    }
    return reached.size() == walls.size();
  }

  private boolean hasHole() {
    int west = walls.keySet().stream().mapToInt(Square::x).min().orElse(0) - 1;
    int east = walls.keySet().stream().mapToInt(Square::x).max().orElse(0) + 1;
    int north = walls.keySet().stream().mapToInt(Square::y).min().orElse(0) - 1;
    int south = walls.keySet().stream().mapToInt(Square::y).max().orElse(0) + 1;
    Set<Square> outside = new HashSet<>();
    Deque<Square> fresh = new ArrayDeque<>();
    fresh.add(new Square(west, north));
    while (!fresh.isEmpty()) {
      Square square = fresh.pop();
      boolean inside =
          square.x() >= west && square.x() <= east && square.y() >= north && square.y() <= south;
      if (inside && !walls.containsKey(square) && outside.add(square)) {
        for (int[] step : STEPS) {
          int x = square.x() + step[0];
          int y = square.y() + step[1];
          if (x >= west && x <= east && y >= north && y <= south) {
            fresh.add(new Square(x, y));
          }
        }
      }
    }
    return outside.size() + walls.size() != (east - west + 1) * (south - north + 1);
  }

  /** A piece of wall between two corners of the grid, as four numbers. */
  private record Segment(int x1, int y1, int x2, int y2) {
    boolean touches(int x, int y) {
      return (x1 == x && y1 == y) || (x2 == x && y2 == y);
    }
  }

  /** Tries every way along the outer walls that uses no piece twice. */
  int longestWall() {
    List<Segment> segments = new ArrayList<>();
    for (Square square : walls.keySet()) {
      int x = square.x();
      int y = square.y();
      int[][] corners = {
        {x, y, x + 1, y}, {x + 1, y, x + 1, y + 1}, {x, y + 1, x + 1, y + 1}, {x, y, x, y + 1}
      };
      for (int side = 0; side < 4; side++) {
        if (hasWall(square, side) && !walls.containsKey(beyond(square, side))) {
          int[] c = corners[side];
          segments.add(new Segment(c[0], c[1], c[2], c[3]));
        }
      }
    }
    int longest = 0;
    for (Segment start : segments) {
      List<Segment> rest = new ArrayList<>(segments);
      rest.remove(start);
      longest = Math.max(longest, 1 + longestFrom(start.x1, start.y1, rest));
      longest = Math.max(longest, 1 + longestFrom(start.x2, start.y2, rest));
    }
    return longest;
  }

  private static int longestFrom(int x, int y, List<Segment> rest) {
    int longest = 0;
    for (Segment next : List.copyOf(rest)) {
      if (next.touches(x, y)) {
        List<Segment> fewer = new ArrayList<>(rest);
        fewer.remove(next);
        boolean forward = next.x1 == x && next.y1 == y;
        int length =
            1 + longestFrom(forward ? next.x2 : next.x1, forward ? next.y2 : next.y1, fewer);
        longest = Math.max(longest, length);
      }
    }
    return longest;
  }
}
