package org.loggia.lab.arena;

/**
 * Who is better, with at most one error in twenty contests however often one looks. For two equal
 * bots that swap seats the lead of a round is as often for one as for the other, so Robbins'
 * mixture of normal tests bounds the sum of leads for all times by its own sum of squares.
 */
public final class Verdict {
  private static final double ERROR = 0.05;

  /** How soon the test is at its best: in squared leads, about thirty rounds. */
  private static final double EARLY = 4;

  private Verdict() {}

  /** 1 if the first is better, -1 if the second is, 0 as long as it is not known. */
  public static int between(Scores scores, int one, int other) {
    double lead = 0;
    double squares = 0;
    for (double[][] round : scores.rounds()) {
      lead += round[one][other];
      squares += round[one][other] * round[one][other];
    }
    int pairs = scores.bots() * (scores.bots() - 1) / 2;
    double scale = squares + EARLY;
    double bound = Math.sqrt(scale * (Math.log(scale / EARLY) + 2 * Math.log(pairs / ERROR)));
    return Math.abs(lead) < bound ? 0 : lead > 0 ? 1 : -1;
  }

  /** Whether it is known of every two. */
  static boolean isReached(Scores scores) {
    for (int one = 0; one < scores.bots(); one++) {
      for (int other = 0; other < one; other++) {
        if (between(scores, one, other) == 0) {
          return false;
        }
      }
    }
    return true;
  }
}
