package org.loggia.browser;

import java.util.ArrayList;
import java.util.List;
import org.loggia.bots.Bot;
import org.loggia.bots.Budget;
import org.loggia.bots.GreedyBot;
import org.loggia.bots.Search;
import org.loggia.bots.Tuning;
import org.loggia.bots.UniformBot;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.NetworkText;
import org.loggia.bots.learned.Shape;
import org.loggia.bots.review.Candidate;
import org.loggia.bots.review.Moment;
import org.loggia.bots.review.Reviewer;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.crypto.Sha256;

/**
 * Bots play a game, and what they think of it is noted to the last bit: a search compares numbers
 * all the time, so a difference anywhere soon makes it another game.
 */
final class BotGame<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Searches are slow compiled for a browser; by then every sort of decision has come up. */
  private static final int MOST_MOVES = 60;

  private static final int SEED_OF_PUPIL = 5;

  /** Weights are as large as those that are learned. */
  private static final int WILD = 24;

  /** Every sample of a review plays a game to its end. */
  private static final int REVIEWED = 8;

  private final Game<P, M, V> game;
  private final Setup setup;
  private final Search<P, M, V> search;

  /** It has learned nothing worth knowing, but in whole numbers. */
  private final Search<P, M, V> pupil;

  private final List<Bot<M, V>> others = new ArrayList<>();
  private final Sha256 sha = new Sha256();

  private BotGame(Game<P, M, V> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.search = new Search<>(game, setup.seats(), Tuning.STANDARD);
    Eyes<P, M> eyes = game.eyes();
    Network network = eyes == null ? null : byLot(Shape.of(eyes), new FastChance(SEED_OF_PUPIL));
    this.pupil = new Search<>(game, setup.seats(), Tuning.STANDARD, network);
    others.add(new GreedyBot<>(game));
    others.add(new UniformBot<>(game));
  }

  /** A network with weights by lot, written and read again as a page gets it. */
  private static Network byLot(Shape shape, FastChance lot) {
    int[] weights = new int[shape.weights()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = lot.below(2 * WILD + 1) - WILD;
    }
    return NetworkText.read(NetworkText.write(shape, weights, List.of("by lot")));
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> String digest(
      Game<P, M, V> game, Setup setup, int seed, int iterations) {
    return new BotGame<>(game, setup).play(seed, iterations);
  }

  private String play(int seed, int iterations) {
    FastChance luck = new FastChance(seed);
    P position = game.start(setup);
    position.settleIfDue(luck, Journal.OFF);
    for (int ply = 0; ply < MOST_MOVES && position.actor() != Seat.NOBODY; ply++) {
      V view = position.view(position.actor());
      int ownSeed = 1000 * seed + ply;
      Search<P, M, V> thinker = ply % 2 == 0 ? search : pupil;
      M thought = thought(thinker, view, Budget.iterations(iterations), ownSeed);
      // Two decisions of three are the search's; the others see to it that it must cope.
      M move =
          ply % 3 < 2
              ? thought
              : others.get(ply % others.size()).choose(view, Budget.iterations(1), ownSeed);
      note(game.notation().writeMove(move));
      position.play(move, Journal.OFF);
      position.settleIfDue(luck, Journal.OFF);
    }
    review(seed, iterations);
    return sha.hex();
  }

  /** A game that is looked at again comes out the same everywhere, to the last bit. */
  private void review(int seed, int iterations) {
    FastChance luck = new FastChance(~seed);
    Match<P, M, V> match = Match.begin(game, setup, Luck.of(luck)).orThrow();
    while (!match.isOver() && match.steps().size() <= REVIEWED) {
      M move = game.adviser().playout(match.position().copy(), luck);
      match.play(match.position().actor(), game.notation().writeMove(move)).orThrow();
    }
    Reviewer<P, M, V> reviewer = Reviewer.of(game, match.record(), iterations, seed).orThrow();
    while (!reviewer.isDone()) {
      reviewer.goOn(iterations);
    }
    for (Moment moment : reviewer.review().moments()) {
      note(moment.mistake() + " " + Double.doubleToLongBits(moment.gaveAway()));
      for (Candidate each : moment.candidates()) {
        note(each.move() + " " + Double.doubleToLongBits(each.value()));
      }
    }
  }

  private M thought(Search<P, M, V> thinker, V view, Budget budget, int seed) {
    List<Search.Considered<M>> considered = thinker.think(view, budget, seed);
    for (Search.Considered<M> each : considered) {
      note(game.notation().writeMove(each.move()));
      note(each.visits() + " " + Double.doubleToLongBits(each.value()));
    }
    return considered.getFirst().move();
  }

  private void note(String text) {
    sha.update(text).update("\n");
  }
}
