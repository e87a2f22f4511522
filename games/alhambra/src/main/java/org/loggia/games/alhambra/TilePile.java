package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Some tiles by number, in a row. */
final class TilePile {
  private byte[] codes = new byte[8];
  private int size;

  int size() {
    return size;
  }

  int at(int index) {
    return codes[index];
  }

  void clear() {
    size = 0;
  }

  /** Behind all others. */
  void add(int code) {
    insert(size, code);
  }

  /** Where it belongs in order of numbers: for tiles of which nobody minds which came first. */
  void addSorted(int code) {
    int at = size;
    while (at > 0 && codes[at - 1] > code) {
      at--;
    }
    insert(at, code);
  }

  private void insert(int at, int code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    System.arraycopy(codes, at, codes, at + 1, size - at);
    codes[at] = (byte) code;
    size++;
  }

  boolean contains(int code) {
    return indexOf(code) >= 0;
  }

  /** Takes out the first such tile; the others stay in order. */
  void remove(int code) {
    removeAt(indexOf(code));
  }

  void removeAt(int at) {
    size--;
    System.arraycopy(codes, at + 1, codes, at, size - at);
  }

  /** Where such a tile lies first, or -1. */
  int indexOf(int code) {
    return indexOf(code, 0);
  }

  /** Where such a tile lies first from there on, or -1. */
  int indexOf(int code, int from) {
    for (int i = from; i < size; i++) {
      if (codes[i] == code) {
        return i;
      }
    }
    return -1;
  }

  List<Tile> tiles() {
    List<Tile> tiles = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      tiles.add(Tile.of(codes[i]));
    }
    return tiles;
  }

  void copyFrom(TilePile other) {
    if (codes.length < other.size) {
      codes = new byte[other.codes.length];
    }
    System.arraycopy(other.codes, 0, codes, 0, other.size);
    size = other.size;
  }
}
