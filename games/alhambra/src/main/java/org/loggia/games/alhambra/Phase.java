package org.loggia.games.alhambra;

import org.loggia.core.Worded;

/** What the table is waiting for. */
public enum Phase implements Worded {
  /** Luck: who begins. */
  START,
  /** Luck: what a round has to offer. */
  ROUND,
  /** Luck: the dice that were not kept. */
  THROW,
  /** A player who has thrown. */
  TURN,
  /** A player who has won something in the column that is looked at. */
  RESULTS,
  OVER;

  static final Phase[] ALL = values();
}
