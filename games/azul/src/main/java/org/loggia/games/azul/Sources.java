package org.loggia.games.azul;

/**
 * Which source has which colour, as one number: twelve bits a colour, one bit a source. The centre
 * is bit 0, so what a display leaves behind gets to the centre by a shift.
 */
final class Sources {
  static final int CENTRE = 0;
  static final int MOST_DISPLAYS = 9;

  /** Bits a colour. */
  static final int BITS = 12;

  static final int FIELD = (1 << BITS) - 1;

  /** The centre's bit of each colour. */
  static final long EACH_COLOUR = 1L | 1L << 12 | 1L << 24 | 1L << 36 | 1L << 48;

  private static final int ANY = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20;
  private static final long SPREAD = 1L | 1L << 7 | 1L << 14 | 1L << 21 | 1L << 28;

  private Sources() {}

  /** The colours of a heap in the centre; shifted by its number, in a display. */
  static long of(int heap) {
    // Whether there are any, at five bits a colour; then each moved on by seven bits for each
    // colour before it. No two of the sums of five and seven are the same, so nothing is carried.
    long any = (heap | heap >>> 1 | heap >>> 2 | heap >>> 3 | heap >>> 4) & ANY;
    return any * SPREAD & EACH_COLOUR;
  }

  /** The source is emptied: the colour is gone, and all others lie in the centre. */
  static long after(long sources, int source, int colour) {
    long here = (sources >>> source) & EACH_COLOUR;
    return (sources & ~(EACH_COLOUR << source)) | (here & ~(1L << (BITS * colour)));
  }
}
