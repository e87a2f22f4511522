package org.loggia.bots;

import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.FastChance;

/** Looks one move ahead and takes what its adviser likes best, in a few worlds it can imagine. */
public final class GreedyBot<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Bot<M, V> {
  private static final int WORLDS = 8;

  private final Game<P, M, V> game;
  private final Chance chance;

  public GreedyBot(Game<P, M, V> game, Chance chance) {
    this.game = game;
    this.chance = chance;
  }

  @Override
  public M choose(V view, Budget budget) {
    Adviser<P, M> adviser = game.adviser();
    P root = game.world(view, chance);
    List<M> candidates = adviser.candidates(root);
    P trial = root.copy();
    P world = root.copy();
    double[] value = new double[root.setup().seats()];
    double[] sums = new double[candidates.size()];
    for (int sample = 0; sample < WORLDS; sample++) {
      world.copyFrom(root);
      world.imagine(view.seat(), chance);
      // The same luck for every move of a sample: they are compared, not weighed alone.
      int luck = chance.below(Integer.MAX_VALUE);
      for (int i = 0; i < sums.length; i++) {
        trial.copyFrom(world);
        trial.play(candidates.get(i), Journal.OFF);
        trial.settleIfDue(new FastChance(luck), Journal.OFF);
        Outcome.of(trial, adviser, value);
        sums[i] += value[view.seat()];
      }
    }
    return candidates.get(best(sums));
  }

  /** Equals are parted by lot, so that it does not play the same game every time. */
  private int best(double[] sums) {
    int best = 0;
    int equals = 1;
    for (int i = 1; i < sums.length; i++) {
      if (sums[i] > sums[best]) {
        best = i;
        equals = 1;
      } else if (sums[i] == sums[best] && chance.below(++equals) == 0) {
        best = i;
      }
    }
    return best;
  }
}
