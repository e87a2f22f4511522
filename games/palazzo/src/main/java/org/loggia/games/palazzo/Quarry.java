package org.loggia.games.palazzo;

import org.loggia.core.Worded;

/** The four quarries around the depot, clockwise. */
public enum Quarry implements Worded {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  static final Quarry[] ALL = values();
  static final int COUNT = 4;

  /** So many quarries further clockwise. */
  Quarry further(int steps) {
    return ALL[(ordinal() + steps) % COUNT];
  }
}
