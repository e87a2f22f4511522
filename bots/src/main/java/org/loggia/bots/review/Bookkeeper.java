package org.loggia.bots.review;

import java.util.List;

/**
 * Adds up what happened to one seat's chances. Every decision has two estimates made of the same
 * samples, before and after the move, so what the one is off by the other mostly is too: errors are
 * added decision by decision and not number by number.
 */
final class Bookkeeper {
  private final Review review;
  private final int seat;
  private double own;
  private double others;
  private double luck;
  private double unclear;
  private double ownVariance;
  private double othersVariance;
  private double luckVariance;
  private double unclearVariance;

  Bookkeeper(Review review, int seat) {
    this.review = review;
    this.seat = seat;
  }

  Ledger ledger() {
    List<Moment> moments = review.moments();
    boolean before = false;
    for (int i = 0; i < moments.size(); i++) {
      Moment moment = moments.get(i);
      bookMove(moment);
      boolean last = i + 1 == moments.size() && review.end().isEmpty();
      double change = review.after(i).get(seat) - moment.played().get(seat);
      double lucky = review.luck(i).get(seat);
      luck += lucky;
      unclear += change - lucky;
      bookErrors(moment, i == 0, before, last);
      before = moment.luck();
    }
    return new Ledger(
        moments.getFirst().before().get(seat),
        own,
        others,
        luck,
        unclear,
        review.after(moments.size() - 1).get(seat),
        moments.getFirst().error().get(seat),
        Math.sqrt(ownVariance),
        Math.sqrt(othersVariance),
        Math.sqrt(luckVariance),
        Math.sqrt(unclearVariance));
  }

  private void bookMove(Moment moment) {
    double change = moment.played().get(seat) - moment.before().get(seat);
    double variance = square(moment.stake().get(seat));
    if (moment.seat() == seat) {
      own += change;
      ownVariance += variance;
    } else {
      others += change;
      othersVariance += variance;
    }
  }

  /**
   * A decision's estimates stand in what happened before it and, with the other sign, in what
   * happened behind it. If both were luck, or both were not, only their difference remains.
   */
  private void bookErrors(Moment moment, boolean first, boolean wasLucky, boolean last) {
    double estimate = square(moment.error().get(seat));
    double difference = square(moment.stake().get(seat));
    if (!first && !last && wasLucky == moment.luck()) {
      add(wasLucky, difference);
      return;
    }
    if (!first) {
      add(wasLucky, estimate);
    }
    if (!last) {
      add(moment.luck(), estimate);
    }
  }

  private void add(boolean toLuck, double variance) {
    if (toLuck) {
      luckVariance += variance;
    } else {
      unclearVariance += variance;
    }
  }

  private static double square(double x) {
    return x * x;
  }
}
