package org.loggia.testkit;

import org.loggia.core.Choices;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Taping;

/** Plays two positions that ought to be equal to their end with equal luck. */
final class Lockstep {
  private Lockstep() {}

  /**
   * Both positions are played on; whatever anyone could notice must be the same.
   *
   * @param other says what the second one is: "its copy"
   */
  static <P extends Position<P, M, V>, M extends Move, V extends View> void play(
      Moment<P, M, V> moment, P one, P two, String other) {
    FastChance ones = moment.chance().copy();
    FastChance twos = moment.chance().copy();
    for (int step = 0; step <= moment.trial().longestGame(); step++) {
      moment.spend(1);
      compare(moment, one, two, step, other);
      String did = step(moment.trial().notation(), one, ones);
      String didToo = step(moment.trial().notation(), two, twos);
      if (!did.equals(didToo)) {
        throw moment.broken(
            other + " goes on differently in step " + step + ": " + didToo + " instead of " + did);
      }
      if (did.isEmpty()) {
        return;
      }
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void compare(
      Moment<P, M, V> moment, P one, P two, int step, String other) {
    Notation<P, M> notation = moment.trial().notation();
    String text = notation.writePosition(one);
    String too = notation.writePosition(two);
    if (!text.equals(too)) {
      throw moment.broken(
          other + " has become «" + too + "» instead of «" + text + "» after " + step + " steps");
    }
    if (one.actor() == Seat.NOBODY && !one.result().equals(two.result())) {
      throw moment.broken(other + " has the result " + two.result() + ", not " + one.result());
    }
  }

  /** Does whatever is due and says what happened; empty when nothing can. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> String step(
      Notation<P, M> notation, P position, FastChance chance) {
    Notes notes = new Notes();
    Taping taping = new Taping(chance);
    if (position.actor() == Seat.LUCK) {
      position.settle(taping, notes);
      return "luck " + taping.draws().text() + " " + notes.all();
    }
    if (position.actor() == Seat.NOBODY) {
      return "";
    }
    Choices<M> legal = position.legal();
    int count = legal.count();
    if (count <= 0) {
      return "";
    }
    M move = legal.get(chance.below(count));
    position.play(move, notes);
    return count + " choices, " + notation.writeMove(move) + " " + notes.all();
  }
}
