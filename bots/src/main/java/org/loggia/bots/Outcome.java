package org.loggia.bots;

import org.loggia.core.Adviser;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Result;
import org.loggia.core.Seat;

/** What a position is worth to each seat: 0 lost … 1 won. */
final class Outcome {
  /** Winning comes first; a better margin is a small second. */
  private static final double MARGIN = 0.1;

  /** A lead of so many points is worth half of the margin's part. */
  private static final double HALF_LEAD = 10;

  private Outcome() {}

  static <P extends Position<P, M, ?>, M extends Move> void of(
      P position, Adviser<P, M> adviser, double[] value) {
    if (position.actor() == Seat.NOBODY) {
      ofResult(position.result(), value);
    } else {
      adviser.judge(position, value);
    }
  }

  /**
   * Each seat's part of the victory at the end of a quick game; if it was judged on its way, the
   * judgement counts as much as the result.
   */
  static void shares(Result result, boolean judged, double[] judgement, double[] shares) {
    double sum = 0;
    for (double each : judgement) {
      sum += each;
    }
    for (int seat = 0; seat < shares.length; seat++) {
      double share = result.share(seat);
      double part = sum > 0 ? judgement[seat] / sum : 1.0 / shares.length;
      shares[seat] = judged ? (share + part) / 2 : share;
    }
  }

  private static void ofResult(Result result, double[] value) {
    for (int seat = 0; seat < value.length; seat++) {
      int best = Integer.MIN_VALUE;
      for (int other = 0; other < value.length; other++) {
        if (other != seat) {
          best = Math.max(best, result.of(other).points());
        }
      }
      double lead = result.of(seat).points() - best;
      double margin = 0.5 + 0.5 * lead / (HALF_LEAD + Math.abs(lead));
      value[seat] = (1 - MARGIN) * result.share(seat) + MARGIN * margin;
    }
  }
}
