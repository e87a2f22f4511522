package org.loggia.bots.review;

import java.util.ArrayList;
import java.util.List;

/**
 * What was thought of a game, decision by decision, as far as it has been looked at.
 *
 * @param iterations so many for a decision, on average
 * @param end each seat's part of the victory; empty if the game is not over, or was not looked at
 *     to its end
 */
public record Review(int seats, int iterations, long seed, List<Moment> moments, List<Double> end) {
  public Review {
    moments = List.copyOf(moments);
    end = List.copyOf(end);
  }

  /** The chances after the luck that followed a decision: those of the next one, or the end. */
  public List<Double> after(int index) {
    if (index + 1 < moments.size()) {
      return moments.get(index + 1).before();
    }
    return end.isEmpty() ? moments.get(index).played() : end;
  }

  /**
   * What luck did to each seat's chances behind a decision; zeros where it had no say.
   *
   * <p>Whoever decides next is judged a little better than before its turn, because only now its
   * own best moves are searched. What that makes on the average of all luck in the game is no luck,
   * and is left out.
   */
  public List<Double> luck(int index) {
    List<Double> luck = new ArrayList<>();
    Moment moment = moments.get(index);
    double lean = lean();
    for (int seat = 0; seat < seats; seat++) {
      double change = after(index).get(seat) - moment.played().get(seat);
      luck.add(moment.luck() ? change - lean * leaning(index, seat) : 0);
    }
    return luck;
  }

  /** What the next seat gains, on average, where luck was between. */
  private double lean() {
    double sum = 0;
    int count = 0;
    for (int i = 0; i + 1 < moments.size(); i++) {
      if (moments.get(i).luck()) {
        int next = moments.get(i + 1).seat();
        sum += after(i).get(next) - moments.get(i).played().get(next);
        count++;
      }
    }
    return count == 0 ? 0 : sum / count;
  }

  /** What one seat gains the others lose. */
  private double leaning(int index, int seat) {
    if (index + 1 == moments.size()) {
      return 0;
    }
    return seat == moments.get(index + 1).seat() ? 1 : -1.0 / (seats - 1);
  }

  /** What became of each seat's chances; empty if there was no decision. */
  public List<Ledger> ledgers() {
    List<Ledger> ledgers = new ArrayList<>();
    for (int seat = 0; seat < seats && !moments.isEmpty(); seat++) {
      ledgers.add(new Bookkeeper(this, seat).ledger());
    }
    return ledgers;
  }

  /**
   * The decision behind which a seat's chances changed most, for the worse if it did not win, else
   * for the better; -1 if they never changed that way.
   */
  public int turningPoint(int seat) {
    double wanted = !end.isEmpty() && end.get(seat) * seats > 1 ? 1 : -1;
    int turning = -1;
    double most = 0;
    for (int i = 0; i < moments.size(); i++) {
      double change = wanted * (after(i).get(seat) - moments.get(i).before().get(seat));
      if (change > most) {
        most = change;
        turning = i;
      }
    }
    return turning;
  }
}
