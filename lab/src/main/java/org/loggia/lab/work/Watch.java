package org.loggia.lab.work;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C on a long command: it comes to an end at the next piece and tells what it has, for which
 * the process waits.
 */
public final class Watch implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 60;

  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread onInterrupt = new Thread(this::interrupted, "end early");
  private volatile boolean asked;

  public Watch() {
    Runtime.getRuntime().addShutdownHook(onInterrupt);
  }

  /** Whether somebody wants it to end. */
  public boolean isOver() {
    return asked;
  }

  private void interrupted() {
    asked = true;
    try {
      told.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Everything has been told. */
  @Override
  public void close() {
    told.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(onInterrupt);
    } catch (IllegalStateException endingAlready) {
      // The process waits no longer.
    }
  }
}
