package org.loggia.core;

import java.util.List;
import org.loggia.core.json.Derived;

/**
 * How a game came out.
 *
 * @param ending the kind of ending, one of {@link GameInfo#endings()}; its text is {@code
 *     ending.<ending>}
 * @param standings the seats in order of seats, then figures without a seat
 */
@Derived
public record Result(String ending, List<Standing> standings) {
  public Result {
    standings = List.copyOf(standings);
  }

  /** Gives each its place: points first, then tie-breaks in order, equals share. */
  public static Result rank(String ending, List<Standing> unranked) {
    Standing[] ranked = new Standing[unranked.size()];
    for (int i = 0; i < ranked.length; i++) {
      int place = 1;
      for (int j = 0; j < ranked.length; j++) {
        if (unranked.get(j).compare(unranked.get(i)) > 0) {
          place++;
        }
      }
      ranked[i] = unranked.get(i).at(place);
    }
    return new Result(ending, List.of(ranked));
  }

  public Standing of(int seat) {
    return standings.get(seat);
  }

  /** The seat's part of the victory: 1 alone, 1/k of k winners, 0 otherwise. */
  public double share(int seat) {
    int best = Integer.MAX_VALUE;
    int winners = 0;
    for (Standing standing : standings) {
      if (standing.contends() && standing.place() < best) {
        best = standing.place();
        winners = 0;
      }
      if (standing.contends() && standing.place() == best) {
        winners++;
      }
    }
    return standings.get(seat).place() == best && standings.get(seat).contends()
        ? 1.0 / winners
        : 0.0;
  }
}
