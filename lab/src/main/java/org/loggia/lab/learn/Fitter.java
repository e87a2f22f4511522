package org.loggia.lab.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.loggia.bots.learned.Shape;

/**
 * Fits weights to samples: Adam with weights that shrink a little at each step, in batches that are
 * shared out among threads. The same samples, seed and threads give the same weights.
 */
final class Fitter implements AutoCloseable {
  private static final int BATCH = 1024;
  private static final double FAST = 2e-3;
  private static final double SLOW = 5e-5;
  private static final float SHRINK = 5e-4f;
  private static final float MEMORY = 0.9f;
  private static final float LONG_MEMORY = 0.999f;
  private static final float LEAST = 1e-8f;

  private final Weights weights;
  private final List<Slope> slopes = new ArrayList<>();
  private final ExecutorService threads;
  private final float[] momentum;
  private final float[] squares;
  private final float trust;
  private int steps;

  /**
   * @param trust how much what the search expected counts beside how the game came out
   */
  Fitter(Shape shape, long seed, float trust, int threads) {
    this.weights = Weights.byLot(shape, seed);
    this.trust = trust;
    this.threads = Executors.newFixedThreadPool(threads);
    for (int i = 0; i < threads; i++) {
      slopes.add(new Slope(weights));
    }
    momentum = new float[weights.all.length];
    squares = new float[weights.all.length];
  }

  /** Goes over all samples so many times, in another order each time. */
  Weights fit(List<Sample> samples, int passes, long seed, Consumer<String> progress) {
    List<Sample> shuffled = new ArrayList<>(samples);
    int batches = (shuffled.size() + BATCH - 1) / BATCH;
    for (int pass = 0; pass < passes; pass++) {
      Collections.shuffle(shuffled, new Random(seed + pass));
      double loss = 0;
      for (int batch = 0; batch < batches; batch++) {
        int first = batch * BATCH;
        List<Sample> some = shuffled.subList(first, Math.min(first + BATCH, shuffled.size()));
        double part = (pass + (double) batch / batches) / passes;
        loss += step(some, SLOW + (FAST - SLOW) * (1 + Math.cos(Math.PI * part)) / 2);
      }
      progress.accept(
          "pass " + (pass + 1) + " of " + passes + ": " + loss / Math.max(1, shuffled.size()));
    }
    return weights;
  }

  private double step(List<Sample> samples, double rate) {
    int share = (samples.size() + slopes.size() - 1) / slopes.size();
    inParallel(
        i -> {
          Slope slope = slopes.get(i);
          slope.clear();
          int behind = Math.min((i + 1) * share, samples.size());
          for (int k = i * share; k < behind; k++) {
            slope.add(samples.get(k), trust);
          }
        });
    steps++;
    float correction =
        (float) (Math.sqrt(1 - Math.pow(LONG_MEMORY, steps)) / (1 - Math.pow(MEMORY, steps)));
    int part = (weights.all.length + slopes.size() - 1) / slopes.size();
    inParallel(
        i ->
            move(
                i * part,
                Math.min((i + 1) * part, weights.all.length),
                samples.size(),
                (float) rate,
                correction));
    double loss = 0;
    for (Slope slope : slopes) {
      loss += slope.loss;
    }
    return loss;
  }

  private void move(int from, int behind, int count, float rate, float correction) {
    float[] all = weights.all;
    for (int i = from; i < behind; i++) {
      float gradient = 0;
      for (Slope slope : slopes) {
        gradient += slope.slope[i];
      }
      gradient = gradient / count + SHRINK * all[i];
      momentum[i] = MEMORY * momentum[i] + (1 - MEMORY) * gradient;
      squares[i] = LONG_MEMORY * squares[i] + (1 - LONG_MEMORY) * gradient * gradient;
      float step = correction * momentum[i] / ((float) Math.sqrt(squares[i]) + LEAST);
      all[i] -= rate * step;
    }
  }

  private interface Part {
    void of(int thread);
  }

  private void inParallel(Part part) {
    List<Callable<Object>> parts = new ArrayList<>();
    for (int i = 0; i < slopes.size(); i++) {
      int thread = i;
      parts.add(
          () -> {
            part.of(thread);
            return thread;
          });
    }
    try {
      for (Future<Object> done : threads.invokeAll(parts)) {
        done.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the fit was interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the fit broke", e.getCause());
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
