package org.loggia.lab.show;

import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/** Shows a person how far something is and how long it will take; only drawn on a live terminal. */
public final class ProgressBar implements IntConsumer {
  private static final int CELLS = 30;
  private static final double NANOS = 1e9;
  private static final long NANOS_BETWEEN = 100_000_000;

  /** Earlier than that nobody can say how long it takes. */
  private static final double SECONDS_TO_KNOW = 2;

  private final Terminal terminal;
  private final int all;
  private final LongSupplier nanos;
  private final long start;
  private int first = -1;
  private long drawn;

  public ProgressBar(Terminal terminal, int all) {
    this(terminal, all, System::nanoTime);
  }

  /**
   * @param nanos a clock
   */
  ProgressBar(Terminal terminal, int all, LongSupplier nanos) {
    this.terminal = terminal;
    this.all = all;
    this.nanos = nanos;
    this.start = nanos.getAsLong();
  }

  /** One that draws, or among pipes one that does not. */
  public static IntConsumer on(Terminal terminal, int all) {
    return terminal.isLive() ? new ProgressBar(terminal, all) : _ -> {};
  }

  @Override
  public void accept(int done) {
    long now = nanos.getAsLong();
    if (first >= 0 && now - drawn < NANOS_BETWEEN) {
      return;
    }
    first = first < 0 ? done : first;
    drawn = now;
    int full = (int) ((long) CELLS * done / all);
    terminal.aside(
        "\r"
            + "█".repeat(full)
            + "░".repeat(CELLS - full)
            + " "
            + Figures.whole(done)
            + " of "
            + Figures.whole(all)
            + left(done, (now - start) / NANOS)
            + "\u001b[K");
  }

  /** What was there when it began took no time now. */
  private String left(int done, double seconds) {
    if (seconds < SECONDS_TO_KNOW || done <= first) {
      return "";
    }
    long left = Math.round(seconds * (all - done) / (done - first));
    return left >= 3600
        ? String.format(Locale.ROOT, ", %d h %02d min left", left / 3600, left / 60 % 60)
        : String.format(Locale.ROOT, ", %d:%02d left", left / 60, left % 60);
  }

  /** Clears the line it was drawn on. */
  public static void wipe(Terminal terminal) {
    if (terminal.isLive()) {
      terminal.aside("\r\u001b[K");
    }
  }
}
