package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.loggia.core.Unreadable;

/**
 * A polyomino that is never turned or mirrored, and its profile column by column: all that is
 * needed to put it on a height map.
 */
final class Shape {
  static final int MOST_CELLS = 24;
  static final int LONGEST_NAME = 12;

  final String name;
  final List<Cell> cells;

  /** The cells once more as plain numbers, for where it must go fast. */
  final int[] xs;

  final int[] ys;
  final int width;
  final int height;

  /** The lowest cell of each column. */
  final int[] bottoms;

  /** How many cells each column has. */
  final int[] lengths;

  /** The steps from column to column as {@link Building#profile} has them, and where to look. */
  final int profile;

  final int profileMask;

  /** Whether a column has a hole that only another tile can fill (K5.1). */
  final boolean gaps;

  /** Whether all its columns begin in the lowest row. */
  final boolean flat;

  /** How many columns of empty ground it can cross with one end on another tile. */
  final int span;

  Shape(String name, List<Cell> cells) {
    this.name = name;
    this.cells = List.copyOf(cells);
    check();
    xs = new int[cells.size()];
    ys = new int[cells.size()];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = cells.get(i).x();
      ys[i] = cells.get(i).y();
    }
    width = 1 + most(true);
    height = 1 + most(false);
    bottoms = new int[width];
    lengths = new int[width];
    int[] tops = new int[width];
    Arrays.fill(bottoms, Integer.MAX_VALUE);
    for (Cell cell : cells) {
      bottoms[cell.x()] = Math.min(bottoms[cell.x()], cell.y());
      tops[cell.x()] = Math.max(tops[cell.x()], cell.y());
      lengths[cell.x()]++;
    }
    boolean hole = false;
    boolean even = true;
    for (int i = 0; i < width; i++) {
      hole |= lengths[i] != tops[i] - bottoms[i] + 1;
      even &= bottoms[i] == 0;
    }
    gaps = hole;
    flat = even;
    int steps = 0;
    int mask = 0;
    for (int i = Math.min(width - 2, Building.PROFILE_STEPS - 1); i >= 0; i--) {
      steps = steps << Byte.SIZE | Building.step(bottoms[i], bottoms[i + 1]);
      mask = mask << Byte.SIZE | 0xFF;
    }
    profile = steps;
    profileMask = mask;
    span = flat ? 0 : width - 1;
  }

  private int most(boolean column) {
    int most = 0;
    for (Cell cell : cells) {
      most = Math.max(most, column ? cell.x() : cell.y());
    }
    return most;
  }

  static boolean isName(String name) {
    boolean fine = !name.isEmpty() && name.length() <= LONGEST_NAME;
    for (int i = 0; fine && i < name.length(); i++) {
      char c = name.charAt(i);
      fine = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }
    return fine;
  }

  private void check() {
    if (!isName(name)) {
      throw new Unreadable(
          "a shape's name is 1 to " + LONGEST_NAME + " letters and digits, not '" + name + "'");
    }
    if (cells.isEmpty() || cells.size() > MOST_CELLS) {
      throw new Unreadable("shape " + name + " needs 1 to " + MOST_CELLS + " cells");
    }
    int left = Integer.MAX_VALUE;
    int low = Integer.MAX_VALUE;
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      left = Math.min(left, cell.x());
      low = Math.min(low, cell.y());
      if (cells.indexOf(cell) != i) {
        throw new Unreadable("shape " + name + " has the cell " + text(cell) + " twice");
      }
    }
    if (left != 0 || low != 0) {
      throw new Unreadable("shape " + name + " must begin at column 0 and row 0");
    }
    if (reached() != cells.size()) {
      throw new Unreadable("shape " + name + " is not in one piece");
    }
  }

  private static String text(Cell cell) {
    return "[" + cell.x() + "," + cell.y() + "]";
  }

  /** How many cells hang together with the first one, edge to edge. */
  private int reached() {
    List<Cell> reached = new ArrayList<>(List.of(cells.getFirst()));
    for (int i = 0; i < reached.size(); i++) {
      for (Cell cell : cells) {
        if (touch(cell, reached.get(i)) && !reached.contains(cell)) {
          reached.add(cell);
        }
      }
    }
    return reached.size();
  }

  /** By differences of small numbers only; wild ones are far from everything. */
  private static boolean touch(Cell one, Cell other) {
    long dx = Math.abs((long) one.x() - other.x());
    long dy = Math.abs((long) one.y() - other.y());
    return dx + dy == 1;
  }

  /** From a picture, the top row first: {@code "##/#."}. */
  static Shape drawn(String name, String picture) {
    String[] rows = picture.split("/");
    List<Cell> cells = new ArrayList<>();
    for (int y = 0; y < rows.length; y++) {
      String row = rows[rows.length - 1 - y];
      for (int x = 0; x < row.length(); x++) {
        if (row.charAt(x) == '#') {
          cells.add(new Cell(x, y));
        }
      }
    }
    return new Shape(name, cells);
  }

  /** The top row first, with a mark for the cell of the cat: {@code "##/@."}. */
  String picture(int catCell) {
    StringBuilder picture = new StringBuilder();
    for (int y = height - 1; y >= 0; y--) {
      for (int x = 0; x < width; x++) {
        int cell = cells.indexOf(new Cell(x, y));
        picture.append(cell < 0 ? '.' : cell == catCell ? '@' : '#');
      }
      picture.append(y > 0 ? "/" : "");
    }
    return picture.toString();
  }

  /** The same for all shapes that are turned, but not mirrored, images of each other. */
  String outline() {
    String least = "";
    List<Cell> turned = cells;
    for (int turn = 0; turn < 4; turn++) {
      turned = quarterTurn(turned);
      StringBuilder text = new StringBuilder();
      for (Cell cell : turned) {
        text.append(text(cell));
      }
      String outline = text.toString();
      least = turn == 0 || outline.compareTo(least) < 0 ? outline : least;
    }
    return least;
  }

  private static List<Cell> quarterTurn(List<Cell> cells) {
    int top = 0;
    for (Cell cell : cells) {
      top = Math.max(top, cell.y());
    }
    List<Cell> turned = new ArrayList<>();
    for (Cell cell : cells) {
      turned.add(new Cell(top - cell.y(), cell.x()));
    }
    turned.sort(Comparator.comparingInt(Cell::x).thenComparingInt(Cell::y));
    return turned;
  }
}
