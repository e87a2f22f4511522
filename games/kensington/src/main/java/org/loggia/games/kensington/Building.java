package org.loggia.games.kensington;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One player's residence: a height map, since every column is a stack without holes (K4.2). For
 * each column it also knows how many cells must rise there until one of them touches something it
 * likes; so whether a tile fits is a few comparisons, with no search over rows.
 *
 * <p>Inside, columns are counted from the left end of the arrays; {@link #zero} is where the start
 * door stands.
 */
final class Building {
  /** More than any row: where nothing fits, and nothing is ever touched. */
  static final int HIGHEST = 1 << 12;

  /** The floor of a closed column, made different for each so that no profile matches two. */
  private static final int CLOSED = 1 << 16;

  /** So many steps to the right are kept for each column; wider tiles look further themselves. */
  static final int PROFILE_STEPS = 4;

  private static final int TOO_STEEP = 0x80;
  private static final int FIRST_COLUMNS = 64;
  private static final int FIRST_ROWS = 16;

  final Manifest manifest;

  /** Columns that are kept free on both sides: as far as three tiles joined together can reach. */
  final int margin;

  int zero;

  /** The outermost occupied columns. */
  int lo;

  int hi;

  /** How many cells stand in each column. */
  int[] height;

  /** The row where the next cell of a column goes; beyond {@link #HIGHEST} where it is closed. */
  int[] floor;

  /** The next steps from floor to floor to the right of each column, a byte each. */
  int[] profile;

  /**
   * By what a tile likes ({@link Front#touch}) and by column: how many of its cells must rise here
   * until one touches that.
   */
  final int[][] need = new int[4][];

  private byte[] cells;
  private int rows = FIRST_ROWS;

  /** The tiles in the order in which they were built, see {@link PieceCode}. */
  private int[] pieces = new int[32];

  int size;
  int birds;
  int cats;

  /** Grows with every change. */
  private int version;

  /** Where tiles fit, by sort, as far as somebody asked. */
  private final @Nullable Fits[] fits;

  Building(Manifest manifest) {
    this.manifest = manifest;
    margin = 3 * manifest.widest + PROFILE_STEPS;
    fits = new @Nullable Fits[manifest.sorts];
    int columns = FIRST_COLUMNS;
    while (columns < 2 * margin + 1) {
      columns *= 2;
    }
    height = new int[columns];
    floor = new int[columns];
    profile = new int[columns];
    for (int touch = 1; touch < need.length; touch++) {
      need[touch] = new int[columns];
    }
    cells = new byte[columns * rows];
    clear();
  }

  /** Only the start door (K2.1). */
  void clear() {
    zero = height.length / 2;
    lo = zero;
    hi = zero;
    size = 0;
    birds = 0;
    cats = 0;
    Arrays.fill(cells, (byte) 0);
    Arrays.fill(height, 0);
    Arrays.fill(floor, 0);
    Arrays.fill(profile, 0);
    for (int touch = 1; touch < need.length; touch++) {
      Arrays.fill(need[touch], HIGHEST);
    }
    cells[zero * rows] = (byte) Front.DOOR.code;
    raise(zero, zero);
  }

  int piece(int index) {
    return pieces[index];
  }

  /** The tiles from left to right and upwards, however they came there. */
  int[] sortedPieces() {
    int[] sorted = Arrays.copyOf(pieces, size);
    Arrays.sort(sorted);
    return sorted;
  }

  // Looking.

  int column(int x) {
    return x + zero;
  }

  /** Whether the arrays know this column; all others are empty ground. */
  private boolean knows(int column) {
    return column >= 0 && column < height.length;
  }

  int height(int column) {
    return knows(column) ? height[column] : 0;
  }

  boolean isClosed(int column) {
    return knows(column) && floor[column] > HIGHEST;
  }

  /** The code of a cell, 0 if it is empty. */
  int cell(int column, int row) {
    return knows(column) && row >= 0 && row < height[column] ? cells[column * rows + row] : 0;
  }

  /** Whether something liked stands left or right of this column in one of the rows. */
  boolean touchesBeside(int touch, int column, int fromRow, int toRow) {
    return touchesIn(touch, column - 1, fromRow, toRow)
        || touchesIn(touch, column + 1, fromRow, toRow);
  }

  private boolean touchesIn(int touch, int column, int fromRow, int toRow) {
    int top = Math.min(toRow, height[column]);
    for (int row = fromRow; row < top; row++) {
      if ((cells[column * rows + row] & touch) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Where a tile without holes fits, also beside the building as far as two others can bridge. */
  Fits fits(int sort) {
    Fits known = fits[sort];
    if (known == null) {
      known = new Fits(manifest.shapeOf[sort].flat);
      fits[sort] = known;
    }
    if (known.version != version) {
      Shape shape = manifest.shapeOf[sort];
      // Farther out there is only flat ground.
      int reach = shape.flat && manifest.lowest[sort] == 0 ? 2 * manifest.widest : 0;
      known.find(this, sort, lo - reach - shape.width, hi + reach + 1);
      known.version = version;
    }
    return known;
  }

  // Building.

  static int closed(int column) {
    return CLOSED * (column + 1);
  }

  /** Whether all cells of the tile are still empty, also of tiles that were put but not raised. */
  boolean isFree(int piece) {
    int column = column(PieceCode.x(piece));
    for (Cell cell : manifest.shapeOf[PieceCode.sort(piece)].cells) {
      int row = PieceCode.y(piece) + cell.y();
      if (knows(column + cell.x()) && row < rows && cells[(column + cell.x()) * rows + row] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Puts one tile; whoever puts several that hold each other puts them before {@link #raise}. */
  void put(int piece) {
    int sort = PieceCode.sort(piece);
    Shape shape = manifest.shapeOf[sort];
    makeRoom(column(PieceCode.x(piece)), shape.width, PieceCode.y(piece) + shape.height);
    int column = column(PieceCode.x(piece));
    byte code = (byte) manifest.code[sort];
    for (int i = 0; i < shape.xs.length; i++) {
      cells[(column + shape.xs[i]) * rows + PieceCode.y(piece) + shape.ys[i]] = code;
    }
    if (size == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * size);
    }
    pieces[size++] = piece;
    birds += manifest.birds[sort];
    cats += manifest.cats[sort];
  }

  void build(int piece) {
    put(piece);
    int column = column(PieceCode.x(piece));
    raise(column, column + manifest.shapeOf[PieceCode.sort(piece)].width - 1);
  }

  /** After cells were put into these columns: measures them and their neighbours anew. */
  void raise(int from, int to) {
    version++;
    lo = Math.min(lo, from);
    hi = Math.max(hi, to);
    for (int column = from; column <= to; column++) {
      int base = column * rows;
      int top = height[column];
      while (top < rows && cells[base + top] != 0) {
        top++;
      }
      height[column] = top;
      boolean closed = top > 0 && cells[base + top - 1] == Front.ROOF.code;
      floor[column] = closed ? closed(column) : top;
    }
    for (int column = from - 1; column <= to + 1; column++) {
      measure(column);
    }
    int steps = profile[to + 1];
    for (int column = to; column >= from - PROFILE_STEPS; column--) {
      steps = steps << Byte.SIZE | step(floor[column], floor[column + 1]);
      profile[column] = steps;
    }
  }

  /** A step from one floor to the next as a byte. */
  static int step(int from, int to) {
    int step = to - from;
    return step < -Shape.MOST_CELLS || step > Shape.MOST_CELLS ? TOO_STEEP : step & 0xFF;
  }

  private void measure(int column) {
    int yellow = measure(column, Front.YELLOW.touch);
    int black = measure(column, Front.BLACK.touch);
    need[Front.YELLOW.touch][column] = yellow;
    need[Front.BLACK.touch][column] = black;
    need[Front.WALL.touch][column] = Math.min(yellow, black);
  }

  private int measure(int column, int touch) {
    int from = height[column];
    if (from > 0 && (cells[column * rows + from - 1] & touch) != 0) {
      return 1;
    }
    return Math.min(firstIn(column - 1, from, touch), firstIn(column + 1, from, touch));
  }

  private int firstIn(int column, int from, int touch) {
    for (int row = from; row < height[column]; row++) {
      if ((cells[column * rows + row] & touch) != 0) {
        return row - from + 1;
      }
    }
    return HIGHEST;
  }

  /** Makes sure that tiles can be put from one column to another and up to this row. */
  void reserve(int fromX, int toX, int top) {
    makeRoom(column(fromX), toX - fromX + 1, top + 1);
  }

  private void makeRoom(int column, int width, int top) {
    int columns = height.length;
    boolean wide = column >= margin && column + width + margin <= columns;
    if (wide && top <= rows) {
      return;
    }
    int newRows = rows;
    while (newRows < top) {
      newRows *= 2;
    }
    int newColumns = columns;
    int from = Math.min(lo, column);
    int to = Math.max(hi, column + width - 1);
    while (newColumns < to - from + 1 + 2 * margin + FIRST_COLUMNS / 2) {
      newColumns *= 2;
    }
    int shift = wide ? 0 : (newColumns - from - to) / 2;
    resize(newColumns, newRows, shift);
  }

  private void resize(int newColumns, int newRows, int shift) {
    int[] oldHeight = height;
    byte[] oldCells = cells;
    int oldRows = rows;
    int oldLo = lo;
    int oldHi = hi;
    height = new int[newColumns];
    floor = new int[newColumns];
    profile = new int[newColumns];
    for (int touch = 1; touch < need.length; touch++) {
      need[touch] = new int[newColumns];
      Arrays.fill(need[touch], HIGHEST);
    }
    cells = new byte[newColumns * newRows];
    rows = newRows;
    zero += shift;
    lo = oldLo + shift;
    hi = oldHi + shift;
    System.arraycopy(oldHeight, oldLo, height, lo, oldHi - oldLo + 1);
    // Tiles that were put but not raised yet may stand beside the building.
    int first = Math.max(0, oldLo - margin);
    int last = Math.min(oldHeight.length - 1, oldHi + margin);
    for (int column = first; column <= last; column++) {
      System.arraycopy(oldCells, column * oldRows, cells, (column + shift) * newRows, oldRows);
    }
    raise(lo, hi);
  }

  void copyFrom(Building other) {
    version++;
    if (height.length != other.height.length || rows != other.rows) {
      int columns = other.height.length;
      rows = other.rows;
      height = new int[columns];
      floor = new int[columns];
      profile = new int[columns];
      for (int touch = 1; touch < need.length; touch++) {
        need[touch] = new int[columns];
      }
      cells = new byte[columns * rows];
    }
    zero = other.zero;
    lo = other.lo;
    hi = other.hi;
    System.arraycopy(other.height, 0, height, 0, height.length);
    System.arraycopy(other.floor, 0, floor, 0, floor.length);
    System.arraycopy(other.profile, 0, profile, 0, profile.length);
    for (int touch = 1; touch < need.length; touch++) {
      System.arraycopy(other.need[touch], 0, need[touch], 0, height.length);
    }
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    if (pieces.length < other.size) {
      pieces = new int[other.pieces.length];
    }
    System.arraycopy(other.pieces, 0, pieces, 0, other.size);
    size = other.size;
    birds = other.birds;
    cats = other.cats;
  }
}
