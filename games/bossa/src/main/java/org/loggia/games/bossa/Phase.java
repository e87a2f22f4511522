package org.loggia.games.bossa;

/** What the table is waiting for. */
public enum Phase {
  /** Luck: hands and dice. */
  START,
  /** Each player keeps a token, unseen by the other. */
  TOKENS,
  /** Luck: the tile that opens a turn. */
  DRAW,
  /** A player's one action. */
  MOVE,
  /** Luck: the tile that replaces a discarded one. */
  REDRAW,
  OVER;

  static final Phase[] ALL = values();

  String word() {
    return switch (this) {
      case START -> "start";
      case TOKENS -> "tokens";
      case DRAW -> "draw";
      case MOVE -> "move";
      case REDRAW -> "redraw";
      case OVER -> "over";
    };
  }
}
