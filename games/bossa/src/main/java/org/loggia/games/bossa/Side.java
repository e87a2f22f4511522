package org.loggia.games.bossa;

import org.loggia.core.Worded;

/** The two ends of a line, both open to both players. */
public enum Side implements Worded {
  UP,
  DOWN;

  static final Side[] ALL = values();

  int step() {
    return this == UP ? 1 : -1;
  }
}
