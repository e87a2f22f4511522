package org.loggia.bots.review;

import org.loggia.bots.Search;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * One decision, looked at again. Where the first look suspects a mistake, a second one begins anew,
 * knows nothing of the first and is much closer; then only what it finds counts. For of many moves
 * some look bad by chance, and a small tree knows little of what lies behind a move that it does
 * not like.
 */
final class Deliberation<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** The second look takes so many times the iterations of the first. */
  static final int CLOSER = 12;

  private final Search<P, M, V> search;
  private final V view;
  private final M played;
  private final int iterations;
  private final long seed;
  private int first;
  private boolean again;
  private Look<P, M, V> look;

  /**
   * @param view of whoever decided
   * @param iterations what the first look may cost
   * @param reserve what it may cost on top of that if it is close
   */
  Deliberation(Search<P, M, V> search, V view, M played, int iterations, int reserve, long seed) {
    this.search = search;
    this.view = view;
    this.played = played;
    this.iterations = iterations;
    this.seed = seed;
    this.look = begin(iterations, reserve, seed);
  }

  private Look<P, M, V> begin(int thinking, int reserve, long own) {
    search.begin(view, own);
    return new Look<>(search, played, view.seat(), thinking, reserve, own);
  }

  /** Goes on for about so many iterations; answers how many it took. */
  int goOn(int more) {
    int taken = look.goOn(more);
    if (look.isDone() && !again) {
      first = look.cost();
      if (look.verdict().isWorse(Verdict.SUSPICION)) {
        again = true;
        look = begin(CLOSER * iterations, 0, ~seed);
      }
    }
    return taken;
  }

  boolean isDone() {
    return look.isDone();
  }

  /** What the first look took. */
  int cost() {
    return first;
  }

  /** What came of the last look. */
  Verdict<M> verdict() {
    return look.verdict();
  }

  boolean isMistake() {
    return again && look.verdict().isWorse(Verdict.CALLED);
  }
}
