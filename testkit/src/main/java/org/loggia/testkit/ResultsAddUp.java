package org.loggia.testkit;

import java.util.List;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Receipt;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Standing;
import org.loggia.core.Tally;
import org.loggia.core.View;

/**
 * (h) Receipts add up to the points, places follow from points and tie-breaks, the ending is a
 * known one, the view shows the same points, and the shares of the victory make one victory. Titles
 * without points give no receipts.
 */
final class ResultsAddUp implements Clause {
  @Override
  public String letter() {
    return "h";
  }

  @Override
  public String promise() {
    return "results add up";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    trial.watch(
        () ->
            moment -> {
              if (moment.isOver()) {
                String before = moment.text();
                Result result = moment.position().result();
                String problem = problem(trial, result);
                if (!problem.isEmpty()) {
                  throw moment.broken(problem + ": " + CoreCodecs.RESULT.text(result));
                }
                List<Integer> shown = moment.position().view(Seat.SPECTATOR).points();
                if (!shown.isEmpty() && !shown.equals(points(result, trial.setup().seats()))) {
                  throw moment.broken(
                      "the view shows " + shown + " points: " + CoreCodecs.RESULT.text(result));
                }
                if (!moment.position().result().equals(result) || !moment.text().equals(before)) {
                  throw moment.broken("asking for the result changes something");
                }
              }
            });
  }

  private static String problem(Trial<?, ?, ?> trial, Result result) {
    boolean scored = trial.game().info().scored();
    int seats = trial.setup().seats();
    List<Standing> standings = result.standings();
    if (!trial.game().info().endings().contains(result.ending())) {
      return "the ending " + result.ending() + " is none of the title's";
    }
    if (standings.size() < seats) {
      return "there are fewer standings than seats";
    }
    double shares = 0;
    for (int i = 0; i < standings.size(); i++) {
      Standing standing = standings.get(i);
      boolean ofSeat = i < seats;
      if (standing.seat() != (ofSeat ? i : Seat.NOBODY) || standing.figure().isEmpty() != ofSeat) {
        return "standing " + i + " is neither of seat " + i + " nor of a figure behind the seats";
      }
      if (sum(standing) != standing.points()) {
        return "the receipts of standing " + i + " add up to " + sum(standing);
      }
      if (!scored && !standing.receipts().isEmpty()) {
        return "a title without points gives receipts";
      }
      if (!names(standing).equals(names(standings.getFirst()))) {
        return "the tie-breaks of standing " + i + " are not those of the first";
      }
      int place = place(standing, standings);
      if (standing.place() != place) {
        return "standing " + i + " is at place " + standing.place() + " instead of " + place;
      }
      shares += result.share(i);
    }
    return Math.abs(shares - 1) < 1e-9 ? "" : "the shares make " + shares + " victories";
  }

  private static List<Integer> points(Result result, int seats) {
    return result.standings().subList(0, seats).stream().map(Standing::points).toList();
  }

  private static int sum(Standing standing) {
    return standing.receipts().stream().mapToInt(Receipt::points).sum();
  }

  private static List<String> names(Standing standing) {
    return standing.tieBreaks().stream().map(Tally::name).toList();
  }

  private static int place(Standing standing, List<Standing> all) {
    int place = 1;
    for (Standing other : all) {
      if (isBetter(other, standing)) {
        place++;
      }
    }
    return place;
  }

  private static boolean isBetter(Standing one, Standing other) {
    if (one.points() != other.points()) {
      return one.points() > other.points();
    }
    for (int i = 0; i < one.tieBreaks().size(); i++) {
      int mine = one.tieBreaks().get(i).value();
      int yours = other.tieBreaks().get(i).value();
      if (mine != yours) {
        return mine > yours;
      }
    }
    return false;
  }
}
