package org.loggia.games.palazzo;

/** The four quarries around the depot, clockwise. */
public enum Quarry {
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

  String word() {
    return switch (this) {
      case NORTH -> "north";
      case EAST -> "east";
      case SOUTH -> "south";
      case WEST -> "west";
    };
  }
}
