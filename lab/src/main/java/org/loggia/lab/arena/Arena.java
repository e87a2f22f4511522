package org.loggia.lab.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * Plays a contest on several threads. Bouts are counted in the order of their numbers, whichever
 * thread played them, and none beyond the one that decides: the outcome is the same on any number
 * of threads.
 */
public final class Arena<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final Duration LOOK_EVERY = Duration.ofMillis(100);

  private final Contest<P, M, V> contest;
  private final Scores scores;
  private final Map<Integer, Bout> played = new ConcurrentHashMap<>();
  private final Consumer<Bout> notes;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReference<@Nullable Throwable> fault = new AtomicReference<>();
  private final BitSet known = new BitSet();
  private volatile boolean decided;

  /**
   * @param before bouts of the same contest that were played already
   * @param notes is told every bout that is played here, as soon as it is
   */
  Arena(Contest<P, M, V> contest, List<Bout> before, Consumer<Bout> notes) {
    this.contest = contest;
    this.notes = notes;
    this.scores = new Scores(contest.bots().size(), contest.setup().seats());
    for (Bout bout : before) {
      played.put(bout.index(), bout);
      known.set(bout.index());
    }
  }

  /**
   * @param log keeps the bouts, and knows those of an earlier run
   * @param progress is told now and then how many games are done
   */
  public static <P extends Position<P, M, V>, M extends Move, V extends View> Scores run(
      Contest<P, M, V> contest, ArenaLog log, IntConsumer progress) {
    return new Arena<>(contest, log.bouts(), log::add).run(progress);
  }

  private Scores run(IntConsumer progress) {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < contest.threads(); i++) {
      threads.add(Thread.ofPlatform().daemon().name("ring-" + i).start(this::work));
    }
    try {
      for (Thread thread : threads) {
        do {
          count();
          progress.accept(scores.bouts());
        } while (!thread.join(LOOK_EVERY));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the contest was interrupted", e);
    }
    count();
    Throwable broken = fault.get();
    if (broken != null) {
      throw new IllegalStateException("a bout broke: " + broken, broken);
    }
    return scores;
  }

  /** Counts what follows without a gap on what has been counted. */
  private void count() {
    while (!decided && scores.bouts() < contest.games()) {
      Bout bout = played.remove(scores.bouts());
      if (bout == null) {
        return;
      }
      scores.add(bout);
      decided = contest.decide() && Verdict.isReached(scores);
    }
  }

  private void work() {
    try (Ring<P, M, V> ring = new Ring<>(contest, scores.lineUps())) {
      while (!decided && fault.get() == null) {
        int index = next.getAndIncrement();
        if (index >= contest.games()) {
          return;
        }
        if (!known.get(index)) {
          Bout bout = ring.play(index);
          notes.accept(bout);
          played.put(index, bout);
        }
      }
    } catch (Throwable broken) {
      fault.compareAndSet(null, broken);
    }
  }
}
