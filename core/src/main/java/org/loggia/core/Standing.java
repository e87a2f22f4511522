package org.loggia.core;

import java.util.List;
import org.loggia.core.json.Derived;

/**
 * How one seat, or a figure without a seat, came out.
 *
 * @param seat the seat, or {@link Seat#NOBODY} for a figure
 * @param figure the figure's name in the title's words ({@code figure.<name>}), empty for a seat
 * @param points the sum of the receipts
 * @param tieBreaks compared in order when points are equal
 * @param place 1 is best; equals share a place
 * @param contends whether it can win; a figure may be ranked without
 */
@Derived
public record Standing(
    int seat,
    String figure,
    int points,
    List<Receipt> receipts,
    List<Tally> tieBreaks,
    int place,
    boolean contends) {

  public Standing {
    receipts = List.copyOf(receipts);
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** A seat that has not been ranked yet. */
  public static Standing ofSeat(int seat, List<Receipt> receipts, List<Tally> tieBreaks) {
    return new Standing(seat, "", sum(receipts), receipts, tieBreaks, 0, true);
  }

  /** A figure that has not been ranked yet. */
  public static Standing ofFigure(
      String figure, List<Receipt> receipts, List<Tally> tieBreaks, boolean contends) {
    return new Standing(Seat.NOBODY, figure, sum(receipts), receipts, tieBreaks, 0, contends);
  }

  Standing at(int newPlace) {
    return new Standing(seat, figure, points, receipts, tieBreaks, newPlace, contends);
  }

  /** Positive if this one stands better than the other. */
  public int compare(Standing other) {
    int difference = Integer.compare(points, other.points);
    for (int i = 0; difference == 0 && i < tieBreaks.size(); i++) {
      difference = Integer.compare(tieBreaks.get(i).value(), other.tieBreaks.get(i).value());
    }
    return difference;
  }

  private static int sum(List<Receipt> receipts) {
    int sum = 0;
    for (Receipt receipt : receipts) {
      sum += receipt.points();
    }
    return sum;
  }
}
