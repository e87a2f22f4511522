package org.loggia.testkit;

import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;

/** Everybody who looks at a table: its seats, and a spectator. */
final class Observers {
  private Observers() {}

  static int[] of(Setup setup) {
    int[] observers = new int[setup.seats() + 1];
    for (int seat = 0; seat < setup.seats(); seat++) {
      observers[seat] = seat;
    }
    observers[setup.seats()] = Seat.SPECTATOR;
    return observers;
  }

  static int any(Setup setup, Chance dice) {
    int pick = dice.below(setup.seats() + 1);
    return pick < setup.seats() ? pick : Seat.SPECTATOR;
  }
}
