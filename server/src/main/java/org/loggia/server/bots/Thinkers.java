package org.loggia.server.bots;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The few threads on which all bots think, so that they never slow the tables of people. Those for
 * whom they think take turns: who has many tables waits for themselves, not others for them.
 */
public final class Thinkers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

  private final ThreadPoolExecutor pool;
  private final AtomicLong thoughts = new AtomicLong();

  /** What is still to be thought, by whom it is for; who had a turn goes to the end. */
  private final Map<String, ArrayDeque<Runnable>> waiting = new LinkedHashMap<>();

  public Thinkers(int threads) {
    this.pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform()
                .name("thinker-", 0)
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .factory(),
            // Only while we close; the bot thinks again when its table is next opened.
            new ThreadPoolExecutor.DiscardPolicy());
  }

  /**
   * Thinks when it is their turn and a thread is free, then says the move.
   *
   * @param who for whom
   * @param failed hears that nothing came of it
   */
  public void think(String who, Supplier<String> thought, Consumer<String> say, Runnable failed) {
    thoughts.incrementAndGet();
    synchronized (waiting) {
      waiting
          .computeIfAbsent(who, _ -> new ArrayDeque<>())
          .add(() -> thinkNow(thought, say, failed));
    }
    pool.execute(() -> next().run());
  }

  private static void thinkNow(Supplier<String> thought, Consumer<String> say, Runnable failed) {
    String move;
    try {
      move = thought.get();
    } catch (Throwable broken) { // an Error too: the table waits for its bot
      LOG.error("event=bot.failed", broken);
      failed.run();
      return;
    }
    say.accept(move);
  }

  /** There are as many thoughts as calls of this. */
  private Runnable next() {
    synchronized (waiting) {
      Map.Entry<String, ArrayDeque<Runnable>> first = waiting.entrySet().iterator().next();
      String who = first.getKey();
      ArrayDeque<Runnable> thoughts = first.getValue();
      Runnable thought = thoughts.remove();
      waiting.remove(who);
      if (!thoughts.isEmpty()) {
        waiting.put(who, thoughts);
      }
      return thought;
    }
  }

  /** How often somebody was asked to think. */
  public long thoughts() {
    return thoughts.get();
  }

  /** How many bots wait for a thread. */
  public int waiting() {
    return pool.getQueue().size();
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
