package org.loggia.games.azul;

import org.loggia.core.Seat;
import org.loggia.core.Worded;

/** What the table is waiting for. */
public enum Phase implements Worded {
  /** Luck: who begins, and the first displays. */
  START(false, Seat.LUCK),
  /** A player takes tiles. */
  DRAFT(true, Seat.NOBODY),
  /** A player chooses a column, which only happens on the grey side. */
  TILING(true, Seat.NOBODY),
  /** Luck: the displays of the next round. */
  DEAL(false, Seat.LUCK),
  OVER(false, Seat.NOBODY);

  static final Phase[] ALL = values();

  private final boolean playersTurn;
  private final int otherwise;

  Phase(boolean playersTurn, int otherwise) {
    this.playersTurn = playersTurn;
    this.otherwise = otherwise;
  }

  /** Who acts, if it is this player's turn. */
  int actor(int turn) {
    return playersTurn ? turn : otherwise;
  }
}
