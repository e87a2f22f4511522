package org.loggia.games.bossa;

/** The two ends of a line, both open to both players. */
public enum Side {
  UP,
  DOWN;

  static final Side[] ALL = values();

  String word() {
    return this == UP ? "up" : "down";
  }

  int step() {
    return this == UP ? 1 : -1;
  }
}
