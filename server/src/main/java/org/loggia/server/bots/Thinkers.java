package org.loggia.server.bots;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The few threads on which all bots think, so that they never slow the tables of people. */
public final class Thinkers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

  private final ThreadPoolExecutor pool;

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

  /** Thinks when a thread is free, then says the move. */
  public void think(Supplier<String> thought, Consumer<String> say) {
    pool.execute(
        () -> {
          try {
            say.accept(thought.get());
          } catch (RuntimeException broken) {
            LOG.error("event=bot.failed", broken);
          }
        });
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
