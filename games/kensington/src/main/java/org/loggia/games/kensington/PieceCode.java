package org.loggia.games.kensington;

/** A tile in its place as one number; numbers are in order of columns, then rows, then sorts. */
final class PieceCode {
  private static final int BITS = 10;
  private static final int MASK = (1 << BITS) - 1;
  private static final int X_ZERO = 1 << BITS;

  private PieceCode() {}

  static int of(int sort, int x, int y) {
    return (x + X_ZERO) << (2 * BITS) | y << BITS | sort;
  }

  static int sort(int piece) {
    return piece & MASK;
  }

  static int y(int piece) {
    return piece >> BITS & MASK;
  }

  static int x(int piece) {
    return (piece >> (2 * BITS)) - X_ZERO;
  }
}
