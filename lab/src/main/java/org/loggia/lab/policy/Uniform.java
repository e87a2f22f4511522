package org.loggia.lab.policy;

import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** Any legal move, each equally likely. */
final class Uniform implements Policy {
  @Override
  public String name() {
    return "uniform";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> Player<P, M> player(
      Game<P, M, V> game) {
    return (position, legal, chance) -> legal.get(chance.below(legal.count()));
  }
}
