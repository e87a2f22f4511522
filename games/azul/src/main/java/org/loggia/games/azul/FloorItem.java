package org.loggia.games.azul;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Worded;

/** What can lie on a space of a floor line, in the order of {@link Colour}, then the marker. */
public enum FloorItem implements Worded {
  BLUE,
  YELLOW,
  RED,
  BLACK,
  WHITE,
  MARKER;

  static final FloorItem[] ALL = values();

  /** How a position text and the terminal write the marker. */
  static final char MARKER_SIGN = '1';

  /** As {@link Board} keeps it. */
  static FloorItem of(int item) {
    return ALL[item - 1];
  }

  int item() {
    return ordinal() + 1;
  }

  /** The colour of a tile; null for the marker. */
  @Nullable Colour colour() {
    return this == MARKER ? null : Colour.ALL[ordinal()];
  }

  char sign() {
    Colour colour = colour();
    return colour == null ? MARKER_SIGN : colour.letter();
  }
}
