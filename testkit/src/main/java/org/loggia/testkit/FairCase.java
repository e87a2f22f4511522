package org.loggia.testkit;

import java.util.Map;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;

/**
 * A point of the game at which a seat does not know everything, and at which it is known how likely
 * the possibilities are: as likely as they come out when everybody plays uniformly at random.
 *
 * @param position where the games begin, as text; empty for the set-up
 * @param plies how many random moves are played from there
 * @param seat whose eyes count
 */
record FairCase(Setup setup, String position, int plies, int seat) {
  <P extends Position<P, M, V>, M extends Move, V extends View> P begin(
      Contract<P, M, V> contract) {
    Notation<P, M> notation = contract.game().notation();
    return position.isEmpty()
        ? contract.game().start(setup)
        : notation.readPosition(position, Map.of()).orThrow();
  }

  /** Whether it is a point of that variant; who begins makes no other variant. */
  <P extends Position<P, M, V>, M extends Move, V extends View> boolean isOf(Trial<P, M, V> trial) {
    Setup own = begin(trial.contract()).setup().withFirst(Seat.NOBODY);
    return own.equals(trial.setup().withFirst(Seat.NOBODY));
  }

  String label() {
    return (position.isEmpty() ? setup.label() : "«" + position + "»")
        + ", after "
        + plies
        + " plies, as seat "
        + seat
        + " sees it";
  }
}
