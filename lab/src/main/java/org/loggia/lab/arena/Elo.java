package org.loggia.lab.arena;

import java.util.List;

/**
 * Ratings from comparisons in pairs (Bradley and Terry), on the scale of chess: 400 points are odds
 * of ten to one. Their mean is 0. So that a bot that never lost is not infinitely good, every two
 * are given one more game, drawn.
 */
public final class Elo {
  private static final double SCALE = 400 / Math.log(10);
  private static final double TWO_SIDED_95 = 1.959964;
  private static final int STEPS = 200;

  private final double[] rating;
  private final double[] error;

  private Elo(double[] rating, double[] error) {
    this.rating = rating;
    this.error = error;
  }

  public double of(int bot) {
    return SCALE * rating[bot];
  }

  /** The lower end of its 95 % interval. */
  public double low(int bot) {
    return of(bot) - TWO_SIDED_95 * SCALE * error[bot];
  }

  public double high(int bot) {
    return of(bot) + TWO_SIDED_95 * SCALE * error[bot];
  }

  public static Elo of(Scores scores) {
    int bots = scores.bots();
    double[] rating = new double[bots];
    for (int step = 0; step < STEPS; step++) {
      climb(scores, rating);
    }
    return new Elo(rating, errors(scores, rating));
  }

  /** One step of Newton's, shortened where it would leap. */
  private static void climb(Scores scores, double[] rating) {
    int bots = rating.length;
    double[][] inverse = Matrix.inverseOfLaplacian(information(scores, rating));
    double[] slope = new double[bots];
    for (int one = 0; one < bots; one++) {
      for (int other = 0; other < bots; other++) {
        if (one != other) {
          double expected = met(scores, one, other) * chance(rating[one] - rating[other]);
          slope[one] += scores.won(one, other) + 0.5 - expected;
        }
      }
    }
    for (int one = 0; one < bots; one++) {
      double step = 0;
      for (int other = 0; other < bots; other++) {
        step += inverse[one][other] * slope[other];
      }
      rating[one] += Math.max(-1, Math.min(1, step));
    }
  }

  private static double met(Scores scores, int one, int other) {
    return one == other ? 0 : scores.met(one, other) + 1;
  }

  private static double chance(double lead) {
    return 1 / (1 + Math.exp(-lead));
  }

  /** How sharply the likelihood bends: the Laplacian of what each pair tells. */
  private static double[][] information(Scores scores, double[] rating) {
    int bots = rating.length;
    double[][] information = new double[bots][bots];
    for (int one = 0; one < bots; one++) {
      for (int other = 0; other < bots; other++) {
        double p = chance(rating[one] - rating[other]);
        double told = met(scores, one, other) * p * (1 - p);
        information[one][other] -= told;
        information[one][one] += told;
      }
    }
    return information;
  }

  /**
   * The larger of two estimates: as if all comparisons were independent, and from how much the
   * rounds really differ, for the pairs of one game are not.
   */
  private static double[] errors(Scores scores, double[] rating) {
    int bots = rating.length;
    double[][] inverse = Matrix.inverseOfLaplacian(information(scores, rating));
    double[] variance = new double[bots];
    List<double[][]> rounds = scores.rounds();
    double[] slope = new double[bots];
    for (double[][] round : rounds) {
      slopes(scores, rating, round, rounds.size(), slope);
      for (int one = 0; one < bots; one++) {
        double pull = 0;
        for (int other = 0; other < bots; other++) {
          pull += inverse[one][other] * slope[other];
        }
        variance[one] += pull * pull;
      }
    }
    double[] errors = new double[bots];
    for (int bot = 0; bot < bots; bot++) {
      errors[bot] = Math.sqrt(Math.max(variance[bot], inverse[bot][bot]));
    }
    return errors;
  }

  /** By how much a round went better for each bot than a round goes on the average. */
  private static void slopes(
      Scores scores, double[] rating, double[][] round, int rounds, double[] slope) {
    for (int one = 0; one < rating.length; one++) {
      slope[one] = 0;
      for (int other = 0; other < rating.length; other++) {
        double mean = scores.met(one, other) / rounds * (chance(rating[one] - rating[other]) - 0.5);
        slope[one] += one == other ? 0 : round[one][other] - mean;
      }
    }
  }
}
