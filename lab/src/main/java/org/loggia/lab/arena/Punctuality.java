package org.loggia.lab.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import org.loggia.bots.Budget;
import org.loggia.bots.SearchBot;
import org.loggia.bots.Tuning;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * How well a search keeps its deadline. On a busy machine the wall clock also tells what others do,
 * so the longest CPU time between two looks at the clock is measured too: on a quiet machine no
 * move is later than that.
 */
public final class Punctuality {
  private static final double NANOS = 1e6;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final long budget;
  private final List<Long> late = new ArrayList<>();
  private long start;
  private long looked;
  private long longest;

  public Punctuality(int budgetMillis) {
    this.budget = (long) (budgetMillis * NANOS);
  }

  /** Plays a game with so much time for each move, and forgets what was measured before. */
  public <P extends Position<P, M, V>, M extends Move, V extends View> void measure(
      Game<P, M, V> game, Setup setup, long seed) {
    late.clear();
    longest = 0;
    SearchBot<P, M, V> bot = new SearchBot<>(game, setup.seats(), Tuning.STANDARD, 0);
    FastChance luck = new FastChance(seed);
    P position = game.start(setup);
    position.settleIfDue(luck, Journal.OFF);
    while (position.actor() != Seat.NOBODY) {
      V view = position.view(position.actor());
      start = System.nanoTime();
      looked = threads.getCurrentThreadCpuTime();
      M move = bot.choose(view, Budget.until(this::timeIsUp), seed + late.size());
      look();
      late.add(System.nanoTime() - start - budget);
      position.play(move, Journal.OFF);
      position.settleIfDue(luck, Journal.OFF);
    }
    late.sort(null);
  }

  private boolean timeIsUp() {
    look();
    return System.nanoTime() - start >= budget;
  }

  private void look() {
    long now = threads.getCurrentThreadCpuTime();
    longest = Math.max(longest, now - looked);
    looked = now;
  }

  public int moves() {
    return late.size();
  }

  /** How late a move was in the middle, in milliseconds; below 0 if it needed no time. */
  public double medianLate() {
    return late.get(late.size() / 2) / NANOS;
  }

  public double mostLate() {
    return late.getLast() / NANOS;
  }

  /** The longest CPU time between two looks at the clock, in milliseconds. */
  public double longestStep() {
    return longest / NANOS;
  }
}
