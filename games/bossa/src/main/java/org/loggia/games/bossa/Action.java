package org.loggia.games.bossa;

import org.loggia.core.Worded;

/** What each player may do once a game instead of placing. */
public enum Action implements Worded {
  REDRAW,
  SWAP,
  STACK;

  static final Action[] ALL = values();

  int bit() {
    return 1 << ordinal();
  }
}
