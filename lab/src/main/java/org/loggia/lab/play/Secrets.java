package org.loggia.lab.play;

import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Taping;

/** Whether people at one screen must look away while another plays. */
final class Secrets {
  private Secrets() {}

  /**
   * Whether some person at the table does not know all of it right now: to imagine the rest, luck
   * has to be asked. What is not decided yet is nobody's secret.
   */
  static <P extends Position<P, M, V>, M extends Move, V extends View> boolean lieOn(
      P position, Seating seating) {
    for (int seat = 0; seat < position.setup().seats(); seat++) {
      if (seating.isPerson(seat)) {
        Taping chance = new Taping(new FastChance(1));
        position.copy().imagine(seat, chance);
        if (!chance.draws().isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }
}
