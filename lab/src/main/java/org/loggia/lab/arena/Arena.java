package org.loggia.lab.arena;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.work.Crew;

/**
 * Plays a contest. Bouts are counted in the order of their numbers, whoever played them, and none
 * beyond the one that decides: the outcome is the same on any number of threads and machines.
 */
public final class Arena<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Contest<P, M, V> contest;
  private final Scores scores;
  private final Map<Integer, Bout> before = new HashMap<>();
  private final ArenaLog log;
  private boolean decided;

  private Arena(Contest<P, M, V> contest, ArenaLog log) {
    this.contest = contest;
    this.log = log;
    this.scores = new Scores(contest.bots().size(), contest.setup().seats());
    for (Bout bout : log.bouts()) {
      before.put(bout.index(), bout);
    }
  }

  /**
   * @param log keeps the bouts, and knows those of an earlier run
   * @param enough whether somebody wants it to end early
   * @param progress is told now and then how many games are done
   */
  public static <P extends Position<P, M, V>, M extends Move, V extends View> Scores run(
      Contest<P, M, V> contest,
      ArenaLog log,
      Crew crew,
      BooleanSupplier enough,
      IntConsumer progress) {
    return new Arena<>(contest, log).run(crew, enough, progress);
  }

  private Scores run(Crew crew, BooleanSupplier enough, IntConsumer progress) {
    countKnown();
    if (isOpen()) {
      crew.run(
          new BoutJob<>(contest),
          unknown(),
          new Crew.Taker<>() {
            @Override
            public boolean take(int index, Bout bout) {
              log.add(bout);
              count(bout);
              countKnown();
              return isOpen() && !enough.getAsBoolean();
            }

            @Override
            public boolean waiting(int taken) {
              progress.accept(scores.bouts());
              return !enough.getAsBoolean();
            }
          });
    }
    return scores;
  }

  private boolean isOpen() {
    return !decided && scores.bouts() < contest.games();
  }

  private int[] unknown() {
    return IntStream.range(scores.bouts(), contest.games())
        .filter(index -> !before.containsKey(index))
        .toArray();
  }

  /** Counts what is known and follows without a gap on what has been counted. */
  private void countKnown() {
    Bout bout;
    while (isOpen() && (bout = before.remove(scores.bouts())) != null) {
      count(bout);
    }
  }

  private void count(Bout bout) {
    scores.add(bout);
    decided = contest.decide() && Verdict.isReached(scores);
  }
}
