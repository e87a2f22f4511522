package org.loggia.games.bossa;

import org.loggia.core.Worded;

/** What the table is waiting for. */
public enum Phase implements Worded {
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
}
