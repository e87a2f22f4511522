package org.loggia.testkit.lanterns;

import org.loggia.core.Seat;
import org.loggia.core.Unreadable;

/** What the evening is waiting for. */
public enum Phase {
  DEAL,
  DRAW,
  TURN,
  OVER;

  static final Phase[] ALL = values();

  int actor(int turn) {
    return switch (this) {
      case DEAL, DRAW -> Seat.LUCK;
      case TURN -> turn;
      case OVER -> Seat.NOBODY;
    };
  }

  String word() {
    return switch (this) {
      case DEAL -> "deal";
      case DRAW -> "draw";
      case TURN -> "turn";
      case OVER -> "over";
    };
  }

  static Phase ofWord(String word) {
    for (Phase phase : ALL) {
      if (phase.word().equals(word)) {
        return phase;
      }
    }
    throw new Unreadable("a phase is deal, draw, turn or over, not '" + word + "'");
  }
}
