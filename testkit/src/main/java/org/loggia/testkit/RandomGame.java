package org.loggia.testkit;

import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * Uniformly random play: game number {@code seed} of a variant takes its luck and its moves from
 * one {@code FastChance(seed)}, so the seed alone brings the whole game back.
 */
final class RandomGame {
  private RandomGame() {}

  static <P extends Position<P, M, V>, M extends Move, V extends View> void play(
      Trial<P, M, V> trial, long seed, Budget budget, Watcher<P, M, V> watcher) {
    P start = trial.game().start(trial.setup());
    Moment<P, M, V> moment = new Moment<>(trial, seed, start, new FastChance(seed), budget);
    try {
      boolean goesOn = true;
      while (goesOn) {
        if (moment.ply() > trial.longestGame()) {
          watcher.tooLong(moment);
          return;
        }
        budget.spend(1);
        watcher.at(moment);
        goesOn = moment.step();
      }
    } catch (RuntimeException | StackOverflowError e) {
      throw moment.broken("this should never be thrown: " + e, e);
    }
  }
}
