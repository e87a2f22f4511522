package org.loggia.core;

import org.loggia.core.chance.Chance;

/** Where a match takes its luck from, move by move. */
public interface Luck {
  /**
   * The chance that settles what this move set going. Ply 0 with an empty text is the set-up; the
   * first move is ply 1.
   */
  Chance at(int ply, String move);

  /** One stream of chance for the whole game, as in simulations. */
  static Luck of(Chance chance) {
    return (ply, move) -> chance;
  }
}
