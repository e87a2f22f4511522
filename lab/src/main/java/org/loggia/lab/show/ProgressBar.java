package org.loggia.lab.show;

import java.util.function.IntConsumer;

/** Shows a person how far something is; only ever drawn on a live terminal. */
public final class ProgressBar implements IntConsumer {
  private static final int CELLS = 30;

  private final Terminal terminal;
  private final int all;

  public ProgressBar(Terminal terminal, int all) {
    this.terminal = terminal;
    this.all = all;
  }

  @Override
  public void accept(int done) {
    int full = (int) ((long) CELLS * done / all);
    terminal.aside(
        "\r"
            + "█".repeat(full)
            + "░".repeat(CELLS - full)
            + " "
            + Figures.whole(done)
            + " of "
            + Figures.whole(all));
  }

  /** Clears the line it was drawn on. */
  public static void wipe(Terminal terminal) {
    terminal.aside("\r\u001b[K");
  }
}
