package org.loggia.bots.review;

import org.loggia.bots.Search;
import org.loggia.bots.Tuning;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** A single decision, without the game around it. */
public final class Appraiser<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Game<P, M, V> game;
  private final Search<P, M, V> search;

  public Appraiser(Game<P, M, V> game, int seats) {
    this.game = game;
    this.search = new Search<>(game, seats, Tuning.STANDARD);
  }

  /**
   * One look, however much it suspects.
   *
   * @param view of whoever must decide
   * @param move a legal move to compare the best others with
   */
  public Moment appraise(V view, M move, int iterations, long seed) {
    search.begin(view, seed);
    Look<P, M, V> look = new Look<>(search, move, view.seat(), iterations, 0, seed);
    while (!look.isDone()) {
      look.goOn(iterations);
    }
    Verdict<M> verdict = look.verdict();
    return verdict.moment(1, false, verdict.isWorse(Verdict.BEYOND_DOUBT), game);
  }

  /** As a review looks at it: once more, and closer, where it suspects a mistake. */
  public Moment review(V view, M move, int iterations, long seed) {
    Deliberation<P, M, V> deliberation =
        new Deliberation<>(search, view, move, iterations, 0, seed);
    while (!deliberation.isDone()) {
      deliberation.goOn(iterations);
    }
    return deliberation.verdict().moment(1, false, deliberation.isMistake(), game);
  }
}
