package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;

/**
 * A heap of tiles as one number: how many of each colour, twelve bits a colour. There are twenty of
 * a colour and no more, so heaps can be added and subtracted like numbers.
 *
 * <p>Whatever there is for each colour has the same twelve bits, here and in {@link Sources},
 * {@link Board} and {@link AzulChoices}, so one step of arithmetic does it for all colours at once.
 */
final class Tiles {
  static final long NONE = 0;
  static final int OF_EACH_COLOUR = 20;

  /** Bits a colour. */
  static final int BITS = 12;

  static final int FIELD = (1 << BITS) - 1;

  /** One of each colour. */
  static final long EACH = 1L | 1L << 12 | 1L << 24 | 1L << 36 | 1L << 48;

  /** All hundred. */
  static final long ALL = OF_EACH_COLOUR * EACH;

  private static final long FIELDS = (1L << (Colour.COUNT * BITS)) - 1;

  /** The top bit of each colour. */
  private static final long TOPS = EACH << (BITS - 1);

  private Tiles() {}

  static long of(int colour, int count) {
    return (long) count << (BITS * colour);
  }

  static int count(long tiles, int colour) {
    return (int) (tiles >>> (BITS * colour)) & FIELD;
  }

  static int size(long tiles) {
    return count(upTo(tiles), Colour.COUNT - 1);
  }

  /** One of each colour that there is. */
  static long colours(long tiles) {
    return above(tiles, 0);
  }

  /** How many there are up to each colour: of it and of the colours before it. */
  static long upTo(long tiles) {
    return tiles * EACH;
  }

  /** The tiles that were counted up to each colour. */
  static long between(long upTo) {
    return (upTo - (upTo << BITS)) & FIELDS;
  }

  /** One of each colour whose number is above k. */
  static long above(long numbers, int k) {
    // With this added, the top bit is set where the number is above k.
    return ((numbers + (FIELD / 2 - k) * EACH) & TOPS) >>> (BITS - 1);
  }

  /** Multiplies colour by colour, in writing: numbers below 16 with numbers below 8. */
  static long product(long numbers, long factors) {
    long ones = factors & EACH;
    long twos = (factors >>> 1) & EACH;
    long fours = (factors >>> 2) & EACH;
    return (numbers & (ones << 4) - ones)
        + ((numbers & (twos << 4) - twos) << 1)
        + ((numbers & (fours << 4) - fours) << 2);
  }

  /** One by one, colour by colour. */
  static List<Colour> list(long tiles) {
    List<Colour> list = new ArrayList<>();
    for (Colour colour : Colour.ALL) {
      for (int i = count(tiles, colour.ordinal()); i > 0; i--) {
        list.add(colour);
      }
    }
    return list;
  }

  static long of(List<Colour> list) {
    long tiles = NONE;
    for (Colour colour : list) {
      tiles += of(colour.ordinal(), 1);
    }
    return tiles;
  }

  /** How many of each colour, in the order of the colours. */
  static List<Integer> counts(long tiles) {
    List<Integer> counts = new ArrayList<>();
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      counts.add(count(tiles, colour));
    }
    return counts;
  }

  static long ofCounts(List<Integer> counts) {
    long tiles = NONE;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      tiles += of(colour, counts.get(colour));
    }
    return tiles;
  }
}
