package org.loggia.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A meter that counts as the game goes and looks at its end: each metric is declared once, in the
 * order in which they are told.
 */
public abstract class CountingMeter<P, M extends Move> implements Meter<P, M> {
  private static final int MOST = 32;

  private final List<String> metrics = new ArrayList<>();
  private final double[] figures = new double[MOST];

  /** Declares a metric; by the answer it is counted. */
  protected final int metric(String name) {
    metrics.add(name);
    return metrics.size() - 1;
  }

  /** For the title's {@link GameInfo}. */
  public final List<String> metrics() {
    return List.copyOf(metrics);
  }

  protected final void count(int metric) {
    figures[metric]++;
  }

  protected final void add(int metric, double more) {
    figures[metric] += more;
  }

  protected final void set(int metric, double figure) {
    figures[metric] = figure;
  }

  protected final double figure(int metric) {
    return figures[metric];
  }

  @Override
  public void begin(P position) {
    Arrays.fill(figures, 0);
  }

  /** The game is over: what was not counted on the way is looked up now. */
  protected abstract void end(P position);

  @Override
  public final void over(P position, double[] told) {
    end(position);
    System.arraycopy(figures, 0, told, 0, metrics.size());
  }
}
