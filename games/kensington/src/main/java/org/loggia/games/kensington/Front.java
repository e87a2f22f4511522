package org.loggia.games.kensington;

import org.jspecify.annotations.Nullable;

/**
 * What the front of a tile shows. A cell of a building is a code of bits, so that one AND tells
 * whether two cells like each other (K4.5): bit 0 is kind to yellow windows, bit 1 to black ones;
 * what is neutral is kind to both.
 */
public enum Front {
  YELLOW('Y', 0b00001),
  BLACK('K', 0b00010),
  DOOR('D', 0b00111),
  WALL('W', 0b01011),
  ROOF('R', 0b10011);

  static final Front[] ALL = values();

  /** The bits of a code that a neighbour can like. */
  private static final int TOUCH = 0b11;

  final char letter;

  /** What a cell of it is in a building; 0 is an empty cell. */
  final int code;

  /** With which of its neighbours' bits it is content: windows with their own, others with any. */
  final int touch;

  Front(char letter, int code) {
    this.letter = letter;
    this.code = code;
    this.touch = code & TOUCH;
  }

  boolean isWindow() {
    return this == YELLOW || this == BLACK;
  }

  static @Nullable Front of(char letter) {
    for (Front front : ALL) {
      if (front.letter == letter) {
        return front;
      }
    }
    return null;
  }
}
