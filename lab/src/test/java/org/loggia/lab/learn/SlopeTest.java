package org.loggia.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.Reading;
import org.loggia.bots.learned.Shape;

/** The fit goes downhill, and finds what there is to be found. */
class SlopeTest {
  private static final Shape SHAPE = new Shape(20, 6, 8, 4, 4);

  private static Sample sample(float share, short... traits) {
    return new Sample(2, 0, false, share, 0.5f, share, 0.5f, traits, new short[0], new float[0]);
  }

  /** The slope of the loss is what the loss changes by when a weight does. */
  @Test
  void the_slope_is_how_the_loss_changes() {
    Weights weights = Weights.byLot(SHAPE, 3);
    Sample sample = sample(1, (short) 1, (short) 7, (short) 12);
    Slope slope = new Slope(weights);
    slope.add(sample, 0);
    // Whatever goes into the share's output alone, whose loss is the one that is told.
    for (int i = weights.outer; i < weights.outer + SHAPE.inner(); i++) {
      float before = weights.all[i];
      weights.all[i] = before + 0.01f;
      double above = loss(weights, sample);
      weights.all[i] = before - 0.01f;
      double below = loss(weights, sample);
      weights.all[i] = before;
      assertThat((double) slope.slope[i]).isCloseTo((above - below) / 0.02, within(1e-3));
    }
  }

  private static double loss(Weights weights, Sample sample) {
    Slope slope = new Slope(weights);
    slope.add(sample, 0);
    return slope.loss;
  }

  @Test
  void a_rule_that_is_there_is_learned() {
    Random lot = new Random(1);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 4_000; i++) {
      short one = (short) lot.nextInt(10);
      short other = (short) (10 + lot.nextInt(10));
      // Both small or both large wins: no single trait tells anything.
      boolean wins = one < 5 == other < 15;
      samples.add(sample(wins ? 1 : 0, one, other));
    }
    int[] fitted;
    try (Fitter fitter = new Fitter(SHAPE, 1, 0, 2)) {
      fitted = fitter.fit(samples, 400, 1, _ -> {}).rounded();
    }
    Reading reading = new Reading(new Network(SHAPE, fitted));
    assertThat(reading.share(new short[] {2, 11})).isGreaterThan(0.9);
    assertThat(reading.share(new short[] {8, 18})).isGreaterThan(0.9);
    assertThat(reading.share(new short[] {2, 18})).isLessThan(0.1);
    assertThat(reading.share(new short[] {8, 11})).isLessThan(0.1);
  }

  @Test
  void the_same_samples_and_seed_give_the_same_weights() {
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      samples.add(sample(i % 2, (short) (i % 20), (short) (i * 3 % 20)));
    }
    assertThat(fitted(samples)).isEqualTo(fitted(samples));
  }

  private static int[] fitted(List<Sample> samples) {
    try (Fitter fitter = new Fitter(SHAPE, 4, 0, 2)) {
      return fitter.fit(samples, 2, 4, _ -> {}).rounded();
    }
  }
}
