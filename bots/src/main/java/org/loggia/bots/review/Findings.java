package org.loggia.bots.review;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.json.Derived;

/**
 * A review with everything that follows from it, for those who show it.
 *
 * @param luck for each moment what luck behind it did to each seat's chances
 * @param end see {@link Review#end}
 * @param ledgers by seat
 * @param turningPoints by seat: the place in {@code moments}, -1 if there is none
 */
@Derived
public record Findings(
    int seats,
    int iterations,
    List<Moment> moments,
    List<List<Double>> luck,
    List<Double> end,
    List<Ledger> ledgers,
    List<Integer> turningPoints) {
  public Findings {
    moments = List.copyOf(moments);
    luck = List.copyOf(luck);
    end = List.copyOf(end);
    ledgers = List.copyOf(ledgers);
    turningPoints = List.copyOf(turningPoints);
  }

  public static Findings of(Review review) {
    List<List<Double>> luck = new ArrayList<>();
    for (int i = 0; i < review.moments().size(); i++) {
      luck.add(review.luck(i));
    }
    List<Integer> turningPoints = new ArrayList<>();
    for (int seat = 0; seat < review.seats(); seat++) {
      turningPoints.add(review.turningPoint(seat));
    }
    return new Findings(
        review.seats(),
        review.iterations(),
        review.moments(),
        luck,
        review.end(),
        review.ledgers(),
        turningPoints);
  }
}
