package org.loggia.bots.review;

import java.util.ArrayList;
import java.util.List;
import org.loggia.bots.Budget;
import org.loggia.bots.Search;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * A look at one decision. First a search finds what else could have been played; then the best of
 * that and the played move meet the same worlds with the same luck, again and again. What is
 * clearly out of it stays out, and it ends early where nothing is in doubt any more.
 */
final class Look<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** So many others are compared with the played move. */
  private static final int OTHERS = 3;

  /** Between two looks at who is still in it. */
  private static final int ROUNDS = 16;

  /** With fewer rounds nobody knows how much is in doubt. */
  private static final int FEW = 8;

  /** What is worse by so many standard errors is left out. */
  private static final double SURE = 3;

  private final Search<P, M, V> search;
  private final M played;
  private final int seats;
  private final int seat;
  private final long seed;
  private final int thinking;
  private final int comparing;
  private final int most;
  private final List<M> moves = new ArrayList<>();
  private final List<Samples> shares = new ArrayList<>();
  private final List<Samples> better = new ArrayList<>();
  private final List<M> still = new ArrayList<>();
  private double[][] drawn = new double[0][];
  private int thought;
  private int compared;
  private int rounds;
  private boolean liked;
  private boolean done;

  /**
   * @param search begun at the view of whoever decided
   * @param iterations what a decision may cost
   * @param reserve what it may cost on top of that if it is close
   */
  Look(Search<P, M, V> search, M played, int seat, int iterations, int reserve, long seed) {
    this.search = search;
    this.played = played;
    this.seats = search.seats();
    this.seat = seat;
    this.seed = seed;
    this.thinking = iterations / 3;
    this.comparing = iterations - thinking;
    this.most = comparing + Math.max(0, reserve);
  }

  /** Goes on for about so many iterations; answers how many it took. */
  int goOn(int iterations) {
    if (thought < thinking) {
      int slice = Math.min(iterations, thinking - thought);
      search.goOn(Budget.iterations(slice));
      thought += slice;
      return slice;
    }
    if (moves.isEmpty()) {
      line();
    }
    int before = compared;
    while (!done && compared - before < iterations) {
      round();
    }
    return compared - before;
  }

  boolean isDone() {
    return done;
  }

  /** What this look took, thinking included. */
  int cost() {
    return thought + compared;
  }

  /** Puts those that are compared in line, the played one first. */
  private void line() {
    moves.add(played);
    liked = search.considered().getFirst().move().equals(played);
    for (Search.Considered<M> each : search.considered()) {
      if (moves.size() <= OTHERS && !each.move().equals(played)) {
        moves.add(each.move());
      }
    }
    for (int i = 0; i < moves.size(); i++) {
      shares.add(new Samples(seats));
      better.add(new Samples(seats));
    }
    still.addAll(moves);
    drawn = new double[moves.size()][seats];
  }

  private void round() {
    search.meet(still, seed + rounds, drawn);
    rounds++;
    compared += still.size();
    for (int i = 0; i < still.size(); i++) {
      int index = moves.indexOf(still.get(i));
      shares.get(index).add(drawn[i]);
      better.get(index).addDifference(drawn[i], drawn[0]);
    }
    if (rounds % ROUNDS == 0) {
      leaveOut();
    }
    boolean close = compared >= comparing / 2 && isClose();
    done = compared >= (close ? most : comparing / 2) && (rounds >= FEW || compared >= comparing);
  }

  /** What is clearly worse than the played move, or than another one, need not come again. */
  private void leaveOut() {
    double floor = 0;
    for (int i = 1; i < moves.size(); i++) {
      Samples each = better.get(i);
      floor = Math.max(floor, each.mean(seat) - SURE * each.error(seat));
    }
    for (int i = 1; i < moves.size(); i++) {
      Samples each = better.get(i);
      if (each.mean(seat) + SURE * each.error(seat) < floor) {
        still.remove(moves.get(i));
      }
    }
  }

  /** Whether it might be a mistake, but is not yet sure to be one or none. */
  private boolean isClose() {
    for (int i = 1; i < still.size(); i++) {
      Samples each = better.get(moves.indexOf(still.get(i)));
      double reach = Verdict.CALLED * each.error(seat);
      if (each.mean(seat) + reach > Verdict.FLOOR && each.mean(seat) - reach < Verdict.FLOOR) {
        return true;
      }
    }
    return false;
  }

  Verdict<M> verdict() {
    return new Verdict<>(moves, shares, better, liked, seat, seats);
  }
}
