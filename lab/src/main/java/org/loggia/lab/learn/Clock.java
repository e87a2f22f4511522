package org.loggia.lab.learn;

import java.util.Locale;
import java.util.function.Consumer;

/** Says now and then how far something is, and how long it will take. */
final class Clock {
  private static final long NANOS = 1_000_000_000;
  private static final long SELDOM = 10 * NANOS;

  private final int all;
  private final String what;
  private final Consumer<String> report;
  private final long start = System.nanoTime();
  private long told = start;

  Clock(int all, String what, Consumer<String> report) {
    this.all = all;
    this.what = what;
    this.report = report;
  }

  synchronized void done(int done) {
    long now = System.nanoTime();
    if (done > 0 && (now - told >= SELDOM || done == all)) {
      told = now;
      double seconds = (double) (now - start) / NANOS;
      report.accept(
          String.format(
              Locale.ROOT,
              "%,d of %,d %s, %.0f s left",
              done,
              all,
              what,
              seconds * (all - done) / done));
    }
  }
}
