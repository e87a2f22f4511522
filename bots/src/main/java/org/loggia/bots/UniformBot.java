package org.loggia.bots;

import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/** Plays any legal move, each as likely as the other. */
public final class UniformBot<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Bot<M, V> {
  private final Game<P, M, V> game;

  public UniformBot(Game<P, M, V> game) {
    this.game = game;
  }

  @Override
  public M choose(V view, Budget budget, long seed) {
    FastChance chance = new FastChance(seed);
    Choices<M> legal = game.world(view, chance).legal();
    return legal.get(chance.below(legal.count()));
  }
}
