package org.loggia.games.alhambra;

import java.util.Arrays;

/**
 * Squares of a palace in order, each with the wall patterns that fit there (a bit each), and for
 * each pattern the number of squares that it fits.
 */
final class Sites {
  private static final int PATTERNS = 16;

  private short[] squares = new short[16];
  private short[] fits = new short[16];
  private int size;
  private final int[] fitting = new int[PATTERNS];

  int size() {
    return size;
  }

  int at(int index) {
    return squares[index];
  }

  /** Whether these walls fit the square at this index. */
  boolean fits(int index, int walls) {
    return (fits[index] >> walls & 1) != 0;
  }

  /** How many squares these walls fit. */
  int fitting(int walls) {
    return fitting[walls];
  }

  /** The k-th square that these walls fit. */
  int fitting(int walls, int k) {
    int left = k;
    int index = 0;
    while (!fits(index, walls) || left-- > 0) {
      index++;
    }
    return squares[index];
  }

  /** The index of a square, or what {@link Arrays#binarySearch} makes of its absence. */
  int indexOf(int square) {
    return Arrays.binarySearch(squares, 0, size, (short) square);
  }

  /** Says what fits a square; if it is new, it is put in its place. */
  void set(int square, int patterns) {
    int index = indexOf(square);
    if (index < 0) {
      index = -1 - index;
      insert(index, square);
    }
    count(fits[index] & 0xFFFF & ~patterns, -1);
    count(patterns & ~fits[index], 1);
    fits[index] = (short) patterns;
  }

  private void insert(int index, int square) {
    if (size == squares.length) {
      squares = Arrays.copyOf(squares, 2 * size);
      fits = Arrays.copyOf(fits, 2 * size);
    }
    System.arraycopy(squares, index, squares, index + 1, size - index);
    System.arraycopy(fits, index, fits, index + 1, size - index);
    squares[index] = (short) square;
    fits[index] = 0;
    size++;
  }

  /** Takes a square out, if it is there. */
  void drop(int square) {
    int index = indexOf(square);
    if (index >= 0) {
      count(fits[index] & 0xFFFF, -1);
      size--;
      System.arraycopy(squares, index + 1, squares, index, size - index);
      System.arraycopy(fits, index + 1, fits, index, size - index);
    }
  }

  private void count(int patterns, int by) {
    for (int rest = patterns; rest != 0; rest &= rest - 1) {
      fitting[Integer.numberOfTrailingZeros(rest)] += by;
    }
  }

  void copyFrom(Sites other) {
    if (squares.length < other.size) {
      squares = new short[other.squares.length];
      fits = new short[other.squares.length];
    }
    size = other.size;
    System.arraycopy(other.squares, 0, squares, 0, size);
    System.arraycopy(other.fits, 0, fits, 0, size);
    System.arraycopy(other.fitting, 0, fitting, 0, PATTERNS);
  }
}
