package org.loggia.lab.learn;

import java.util.List;
import java.util.Locale;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.Reading;

/** How well a judgement knows who will win games that it was not fitted to. */
final class Examination {
  private static final int FIFTHS = 5;
  private static final double NEVER = 1e-4;

  private final double[] advised = new double[FIFTHS];
  private final double[] learned = new double[FIFTHS];
  private final int[] count = new int[FIFTHS];
  private final double[] said = new double[FIFTHS];
  private final double[] won = new double[FIFTHS];
  private final int[] saidSo = new int[FIFTHS];

  Examination(Network network, List<Sample> samples) {
    Reading reading = new Reading(network);
    for (Sample sample : samples) {
      double share = reading.share(sample.traits());
      count[sample.fifth()]++;
      advised[sample.fifth()] += logLoss(sample.advised(), sample.share());
      learned[sample.fifth()] += logLoss(share, sample.share());
      int bin = Math.min(FIFTHS - 1, (int) (FIFTHS * share));
      said[bin] += share;
      won[bin] += sample.share();
      saidSo[bin]++;
    }
  }

  private static double logLoss(double said, double share) {
    double bounded = Math.clamp(said, NEVER, 1 - NEVER);
    return -share * Math.log(bounded) - (1 - share) * Math.log(1 - bounded);
  }

  double advised() {
    return sum(advised) / Math.max(1, positions());
  }

  double learned() {
    return sum(learned) / Math.max(1, positions());
  }

  int positions() {
    int positions = 0;
    for (int each : count) {
      positions += each;
    }
    return positions;
  }

  private static double sum(double[] numbers) {
    double sum = 0;
    for (double each : numbers) {
      sum += each;
    }
    return sum;
  }

  /** By fifths of the game, and what was said against what was won. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "log loss on %,d positions kept out: adviser %.3f, network %.3f%n",
            positions(),
            advised(),
            learned()));
    text.append("by fifths of the game:");
    for (int i = 0; i < FIFTHS; i++) {
      int n = Math.max(1, count[i]);
      text.append(String.format(Locale.ROOT, "  %.3f → %.3f", advised[i] / n, learned[i] / n));
    }
    text.append(System.lineSeparator()).append("said → won:");
    for (int i = 0; i < FIFTHS; i++) {
      int n = Math.max(1, saidSo[i]);
      text.append(
          String.format(
              Locale.ROOT, "  %.0f → %.0f (%,d)", 100 * said[i] / n, 100 * won[i] / n, saidSo[i]));
    }
    return text.append(System.lineSeparator()).toString();
  }
}
