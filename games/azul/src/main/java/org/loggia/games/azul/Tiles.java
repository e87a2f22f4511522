package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;

/**
 * A heap of tiles as one number: how many of each colour, five bits a colour. There are twenty of a
 * colour and no more, so heaps can be added and subtracted like numbers.
 */
final class Tiles {
  static final int NONE = 0;
  static final int OF_EACH_COLOUR = 20;

  /** Bits a colour. */
  static final int BITS = 5;

  static final int FIELD = (1 << BITS) - 1;

  /** All hundred. */
  static final int ALL = OF_EACH_COLOUR * (1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20);

  private Tiles() {}

  static int of(int colour, int count) {
    return count << (BITS * colour);
  }

  static int count(int tiles, int colour) {
    return (tiles >>> (BITS * colour)) & FIELD;
  }

  static int size(int tiles) {
    int size = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      size += count(tiles, colour);
    }
    return size;
  }

  /** One by one, colour by colour. */
  static List<Colour> list(int tiles) {
    List<Colour> list = new ArrayList<>();
    for (Colour colour : Colour.ALL) {
      for (int i = count(tiles, colour.ordinal()); i > 0; i--) {
        list.add(colour);
      }
    }
    return list;
  }

  static int of(List<Colour> list) {
    int tiles = NONE;
    for (Colour colour : list) {
      tiles += of(colour.ordinal(), 1);
    }
    return tiles;
  }

  /** How many of each colour, in the order of the colours. */
  static List<Integer> counts(int tiles) {
    List<Integer> counts = new ArrayList<>();
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      counts.add(count(tiles, colour));
    }
    return counts;
  }

  static int ofCounts(List<Integer> counts) {
    int tiles = NONE;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      tiles += of(colour, counts.get(colour));
    }
    return tiles;
  }
}
