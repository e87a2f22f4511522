package org.loggia.bots;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/** Looks one move ahead and takes what its adviser likes best, in a few worlds it can imagine. */
public final class GreedyBot<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Bot<M, V> {
  private static final int MOST_CANDIDATES = 400;

  private final Game<P, M, V> game;

  public GreedyBot(Game<P, M, V> game) {
    this.game = game;
  }

  @Override
  public M choose(V view, Budget budget, long seed) {
    FastChance chance = new FastChance(seed);
    Adviser<P, M> adviser = game.adviser();
    P root = game.world(view, chance);
    List<M> candidates = few(adviser.candidates(root), chance);
    if (candidates.size() == 1) {
      return candidates.getFirst();
    }
    double[] means = new Glance<>(adviser, root).means(candidates, chance, budget.timeIsUp());
    return candidates.get(best(means, chance));
  }

  /** Of very many candidates some, spread over all: one move ahead is not worth a long wait. */
  private List<M> few(List<M> candidates, FastChance chance) {
    if (candidates.size() <= MOST_CANDIDATES) {
      return candidates;
    }
    List<M> some = new ArrayList<>(MOST_CANDIDATES);
    int start = chance.below(candidates.size());
    int stride = candidates.size() / MOST_CANDIDATES;
    for (int i = 0; i < MOST_CANDIDATES; i++) {
      some.add(candidates.get((start + i * stride) % candidates.size()));
    }
    return some;
  }

  /** Equals are parted by lot, so that it does not play the same game every time. */
  private static int best(double[] means, FastChance chance) {
    int best = 0;
    int equals = 1;
    for (int i = 1; i < means.length; i++) {
      if (means[i] > means[best]) {
        best = i;
        equals = 1;
      } else if (means[i] == means[best] && chance.below(++equals) == 0) {
        best = i;
      }
    }
    return best;
  }
}
