package org.loggia.testkit;

import java.util.function.Supplier;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.Move;
import org.loggia.core.Notation;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;

/** One variant of a title, on trial. */
final class Trial<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Contract<P, M, V> contract;
  private final Setup setup;

  Trial(Contract<P, M, V> contract, Setup setup) {
    this.contract = contract;
    this.setup = setup;
  }

  Game<P, M, V> game() {
    return contract.game();
  }

  Setup setup() {
    return setup;
  }

  Notation<P, M> notation() {
    return game().notation();
  }

  GameCodecs<M, V> codecs() {
    return game().codecs();
  }

  Contract<P, M, V> contract() {
    return contract;
  }

  int longestGame() {
    return contract.longestGame();
  }

  /** As in "bossa, 2 seats, expansion=on". */
  String label() {
    return game().info().id() + ", " + setup.label();
  }

  /** This variant's part of some work that the title has to do in all. */
  int share(int work) {
    return Math.max(1, work / contract.setups().size());
  }

  /** Plays random games until the work is done, each under the eyes of a new watcher. */
  void watch(Supplier<? extends Watcher<P, M, V>> watchers) {
    Budget budget = new Budget(share(contract.effort().plies()));
    for (long seed = 1; budget.isLeft(); seed++) {
      RandomGame.play(this, seed, budget, watchers.get());
    }
  }

  AssertionError broken(String what) {
    return new AssertionError(label() + ": " + what);
  }
}
