package org.loggia.games.bossa;

/** What each player may do once a game instead of placing. */
public enum Action {
  REDRAW,
  SWAP,
  STACK;

  static final Action[] ALL = values();

  String word() {
    return switch (this) {
      case REDRAW -> "redraw";
      case SWAP -> "swap";
      case STACK -> "stack";
    };
  }

  int bit() {
    return 1 << ordinal();
  }
}
