package org.loggia.games.azul;

/**
 * Which source has which colour, as one number: {@link Tiles#BITS} bits a colour, one bit a source.
 * The centre is bit 0, so what a display leaves behind gets to the centre by a shift.
 */
final class Sources {
  static final int CENTRE = 0;
  static final int MOST_DISPLAYS = 9;

  private Sources() {}

  /** The colours of a source, as if they lay in the centre. */
  static long at(long sources, int source) {
    return (sources >>> source) & Tiles.EACH;
  }

  /** Without what a source has. */
  static long without(long sources, int source) {
    return sources & ~(Tiles.EACH << source);
  }
}
