package org.loggia.games.kensington;

import org.loggia.core.Worded;

/** What the table waits for. */
public enum Phase implements Worded {
  /** Luck decides who begins. */
  START,
  /** The player takes a tile. */
  DRAW,
  /** A back was picked; luck decides which tile it is. */
  PICKED,
  /** The player builds. */
  BUILD,
  /** The seventh bird is out: a last chance to build from the warehouse. */
  LAST,
  OVER;

  static final Phase[] ALL = values();
}
