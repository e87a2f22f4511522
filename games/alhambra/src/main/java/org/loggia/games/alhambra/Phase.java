package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;

/** What the table is waiting for. */
public enum Phase {
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

  String word() {
    return switch (this) {
      case START -> "start";
      case ROUND -> "round";
      case THROW -> "throw";
      case TURN -> "turn";
      case RESULTS -> "results";
      case OVER -> "over";
    };
  }

  static Phase read(String word) {
    for (Phase phase : ALL) {
      if (phase.word().equals(word)) {
        return phase;
      }
    }
    throw new Unreadable("no such phase: '" + word + "'");
  }
}
