package org.loggia.lab.policy;

import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** The move after which the title's adviser likes the seat's standing best, one move deep. */
final class Greedy implements Policy {
  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> Player<P, M> player(
      Game<P, M, V> game) {
    Foresight<P, M, V> foresight = new Foresight<>(game);
    return (position, legal, chance) -> foresight.best(position, chance).move();
  }
}
