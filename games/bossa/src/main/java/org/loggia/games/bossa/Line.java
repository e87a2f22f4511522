package org.loggia.games.bossa;

/** The two lines; on each only the dots of its colour count. */
public enum Line {
  WHITE,
  BLACK;

  static final Line[] ALL = values();

  String word() {
    return this == WHITE ? "white" : "black";
  }
}
