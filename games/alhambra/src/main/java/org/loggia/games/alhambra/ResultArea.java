package org.loggia.games.alhambra;

import java.util.Arrays;

/** The result fields of all columns and the markers on them. */
final class ResultArea {
  /** Below the last field: the marker is out for this round. */
  static final int OUT = Field.COUNT;

  /** A marker of nobody: the field is free. */
  static final int FREE = -1;

  /** The taken fields of each column, a bit each, the best field in the lowest. */
  private final int[] taken = new int[Colour.COUNT];

  private final byte[] owner = new byte[Colour.COUNT * Field.COUNT];

  ResultArea() {
    clear();
  }

  void clear() {
    Arrays.fill(taken, 0);
    Arrays.fill(owner, (byte) FREE);
  }

  int owner(int column, int field) {
    return owner[column * Field.COUNT + field];
  }

  /** The best free field from here downwards, or {@link #OUT}. */
  int free(int column, int from) {
    return Math.min(OUT, from + Integer.numberOfTrailingZeros(~(taken[column] >>> from)));
  }

  void put(int column, int field, int figure) {
    taken[column] |= 1 << field;
    owner[column * Field.COUNT + field] = (byte) figure;
  }

  void remove(int column, int field) {
    taken[column] &= ~(1 << field);
    owner[column * Field.COUNT + field] = FREE;
  }

  /**
   * Makes a field free: its marker and the unbroken row below it go down by one. Answers whose
   * marker fell out below the last field, or {@link #FREE}.
   */
  int push(int column, int field) {
    int end = free(column, field);
    int start = column * Field.COUNT;
    int fallen = FREE;
    if (end == OUT) {
      end = OUT - 1;
      fallen = owner[start + end];
    }
    System.arraycopy(owner, start + field, owner, start + field + 1, end - field);
    taken[column] |= 1 << end;
    remove(column, field);
    return fallen;
  }

  /** The field of the best marker, or {@link #OUT} where there is none. */
  int best(int column) {
    return Math.min(OUT, Integer.numberOfTrailingZeros(taken[column]));
  }

  /** The field of the second best marker, or {@link #OUT}. */
  int second(int column) {
    int others = taken[column] & (taken[column] - 1);
    return Math.min(OUT, Integer.numberOfTrailingZeros(others));
  }

  /** The taken fields of a column, a bit each. */
  int taken(int column) {
    return taken[column];
  }

  int markersOf(int figure) {
    int markers = 0;
    for (byte each : owner) {
      markers += each == figure ? 1 : 0;
    }
    return markers;
  }

  void copyFrom(ResultArea other) {
    System.arraycopy(other.taken, 0, taken, 0, taken.length);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
  }
}
