package org.loggia.games.alhambra;

/** The sides of a tile, clockwise from the top. Tiles are never turned. */
enum Wall {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  static final Wall[] ALL = values();

  int bit() {
    return 1 << ordinal();
  }

  char letter() {
    return "NESW".charAt(ordinal());
  }
}
