package org.loggia.lab.simulate;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * Plays the games of a plan on several threads. The outcome depends on the plan's seed and not on
 * the number of threads: every game has its own seed, and the blocks are added up in their order.
 */
public final class Simulation<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Enough blocks to keep many threads busy to the end, few enough to keep all their sums. */
  private static final int FEWEST_A_BLOCK = 64;

  private static final int MOST_BLOCKS = 4096;
  private static final long LOOK_EVERY_MILLIS = 100;

  private final Plan<P, M, V> plan;
  private final int blockSize;
  private final @Nullable Sums[] blocks;
  private final AtomicInteger nextBlock = new AtomicInteger();
  private final AtomicInteger gamesDone = new AtomicInteger();
  private final AtomicLong cpuNanos = new AtomicLong();
  private final AtomicReference<@Nullable Fault> fault = new AtomicReference<>();

  /** What went wrong in which game; the lowest number if several went wrong. */
  private record Fault(int index, Throwable cause) {
    static Fault first(@Nullable Fault one, Fault other) {
      return one == null || other.index < one.index ? other : one;
    }
  }

  private Simulation(Plan<P, M, V> plan) {
    this.plan = plan;
    this.blockSize = Math.max(FEWEST_A_BLOCK, Math.ceilDiv(plan.games(), MOST_BLOCKS));
    this.blocks = new @Nullable Sums[Math.ceilDiv(plan.games(), blockSize)];
  }

  /**
   * @param progress is told now and then how many games are done
   * @throws GameFault if a game went wrong
   */
  public static <P extends Position<P, M, V>, M extends Move, V extends View> Summary run(
      Plan<P, M, V> plan, IntConsumer progress) {
    return new Simulation<>(plan).run(progress);
  }

  private Summary run(IntConsumer progress) {
    long start = System.nanoTime();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < plan.threads(); i++) {
      Worker<P, M, V> worker = new Worker<>(plan);
      threads.add(Thread.ofPlatform().daemon().name("games-" + i).start(() -> work(worker)));
    }
    for (Thread thread : threads) {
      await(thread, progress);
    }
    Fault first = fault.get();
    if (first != null) {
      throw new GameFault(first.index, Seeds.of(plan.seed(), first.index), first.cause);
    }
    Sums total = new Sums(plan.game().info(), plan.setup().seats());
    for (Sums block : blocks) {
      if (block != null) {
        total.add(block);
      }
    }
    return Summary.of(plan, total, cpuNanos.get() * 1e-9, (System.nanoTime() - start) * 1e-9);
  }

  private void await(Thread thread, IntConsumer progress) {
    try {
      while (!thread.join(Duration.ofMillis(LOOK_EVERY_MILLIS))) {
        progress.accept(gamesDone.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the simulation was interrupted", e);
    }
  }

  private void work(Worker<P, M, V> worker) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long start = clock.getCurrentThreadCpuTime();
    // After a fault nobody takes another block. Those before it have all been taken and are played
    // to their end, so the fault with the lowest number is always found.
    try (worker) {
      while (fault.get() == null) {
        int block = nextBlock.getAndIncrement();
        if (block >= blocks.length) {
          break;
        }
        int from = block * blockSize;
        blocks[block] = play(worker, from, from + Math.min(blockSize, plan.games() - from));
      }
    }
    cpuNanos.addAndGet(clock.getCurrentThreadCpuTime() - start);
  }

  private Sums play(Worker<P, M, V> worker, int from, int to) {
    Sums sums = new Sums(plan.game().info(), plan.setup().seats());
    for (int index = from; index < to; index++) {
      try {
        worker.play(index, sums);
      } catch (Throwable e) {
        fault.accumulateAndGet(new Fault(index, e), Simulation::firstOf);
        return sums;
      }
    }
    gamesDone.addAndGet(to - from);
    return sums;
  }

  private static @Nullable Fault firstOf(@Nullable Fault one, @Nullable Fault other) {
    return other == null ? one : Fault.first(one, other);
  }
}
