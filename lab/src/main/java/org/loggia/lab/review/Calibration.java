package org.loggia.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.loggia.bots.Budget;
import org.loggia.bots.Search;
import org.loggia.bots.SearchBot;
import org.loggia.bots.Tuning;
import org.loggia.bots.review.Appraiser;
import org.loggia.bots.review.Moment;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.simulate.Seeds;

/**
 * Whether of the moments that are called 70 % as many are won, whether what is called a mistake is
 * one on a closer look and for another seed, and how many mistakes are called at all.
 */
public final class Calibration<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int BINS = 5;

  /** Between two decisions that are looked at: neighbours tell nearly the same. */
  private static final int APART = 7;

  /** The bots that play think so much, and slip in so many of 100 moves. */
  private static final int PLAYED = 100;

  private static final int NOISE = 25;

  /** Of the moves that are not called mistakes, every so many-th is looked at more closely too. */
  private static final int PASSED = 20;

  private final Game<P, M, V> game;
  private final Setup setup;
  private final int iterations;
  private final int closer;
  private final int mostMistakes;
  private final Search<P, M, V> search;
  private final Appraiser<P, M, V> appraiser;
  private final int[] counts = new int[BINS];
  private final double[] called = new double[BINS];
  private final double[] won = new double[BINS];
  private int mistakes;
  private int confirmed;
  private int again;
  private int passed;
  private int missed;

  /**
   * @param iterations of the reviews that are checked
   * @param closer of the look that mistakes must survive
   * @param mostMistakes so many mistakes are looked at again
   */
  public Calibration(
      Game<P, M, V> game, Setup setup, int iterations, int closer, int mostMistakes) {
    this.game = game;
    this.setup = setup;
    this.iterations = iterations;
    this.closer = closer;
    this.mostMistakes = mostMistakes;
    this.search = new Search<>(game, setup.seats(), Tuning.STANDARD);
    this.appraiser = new Appraiser<>(game, setup.seats());
  }

  /** Plays the game of this seed and looks at some of its decisions. */
  public void game(long seed) {
    FastChance luck = new FastChance(seed);
    P position = game.start(setup);
    position.settleIfDue(luck, Journal.OFF);
    List<Moment> moments = new ArrayList<>();
    int first = luck.copy().below(APART);
    for (int ply = 0; position.actor() != Seat.NOBODY; ply++) {
      V view = position.view(position.actor());
      long own = Seeds.of(seed, ply);
      M move = SearchBot.pick(search.think(view, Budget.iterations(PLAYED), own), NOISE, own);
      if (ply % APART == first) {
        Moment moment = appraiser.review(view, move, iterations, own);
        moments.add(moment);
        lookAgain(moment, view, move, own);
      }
      position.play(move, Journal.OFF);
      position.settleIfDue(luck, Journal.OFF);
    }
    moments.forEach(moment -> count(moment, position.result()));
  }

  private void lookAgain(Moment moment, V view, M move, long seed) {
    if (mistakes == mostMistakes) {
      return;
    }
    if (moment.mistake()) {
      mistakes++;
      confirmed += isMistake(view, move, seed) ? 1 : 0;
      again += appraiser.review(view, move, iterations, seed + 1).mistake() ? 1 : 0;
    } else if (moment.candidates().size() > 1 && ++passed % PASSED == 0) {
      missed += isMistake(view, move, seed) ? 1 : 0;
    }
  }

  private boolean isMistake(V view, M move, long seed) {
    return appraiser.appraise(view, move, closer, ~seed).mistake();
  }

  /** What whoever decided could expect after the move that was played. */
  private void count(Moment moment, Result result) {
    for (int seat = 0; seat < setup.seats(); seat++) {
      double chance = moment.played().get(seat);
      int bin = Math.min(BINS - 1, (int) (chance * BINS));
      counts[bin]++;
      called[bin] += chance;
      won[bin] += result.share(seat);
    }
  }

  /**
   * A row of a table in Markdown: of each fifth what was called, and what was won; then of the
   * mistakes how many were confirmed, how many another seed calls too, and how many there are.
   */
  public String row() {
    StringBuilder row = new StringBuilder("| ").append(game.info().id());
    for (int bin = 0; bin < BINS; bin++) {
      row.append(
          counts[bin] == 0
              ? " | –"
              : String.format(
                  Locale.ROOT,
                  " | %.0f → %.0f (%,d)",
                  100 * called[bin] / counts[bin],
                  100 * won[bin] / counts[bin],
                  counts[bin]));
    }
    return row.append(
            String.format(
                Locale.ROOT,
                " | %d of %d | %d of %d | %d of about %d |",
                confirmed,
                mistakes,
                again,
                mistakes,
                confirmed,
                confirmed + PASSED * missed))
        .toString();
  }
}
