package org.loggia.bots.review;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Game;
import org.loggia.core.Move;

/**
 * What came of a {@link Look}. The played move is the first.
 *
 * @param liked whether the search by itself would have played it, too: then it is no mistake
 */
record Verdict<M extends Move>(
    List<M> moves, List<Samples> shares, List<Samples> better, boolean liked, int seat, int seats) {
  /** A mistake costs more than this of the victory. */
  static final double FLOOR = 0.02;

  /** By so many standard errors more than {@link #FLOOR} it is worth a closer look. */
  static final double SUSPICION = 1;

  /** By so many it is beyond doubt: several moves had a chance to be lucky. */
  static final double BEYOND_DOUBT = 3;

  /**
   * By so many it is called a mistake: one more than statistics ask for, because the more is known
   * of a move, the better it often looks.
   */
  static final double CALLED = 4;

  Moment moment(int ply, boolean luck, boolean mistake, Game<?, M, ?> game) {
    int best = best();
    double part = part(better.get(best));
    List<Double> before = new ArrayList<>();
    List<Double> played = new ArrayList<>();
    List<Double> error = new ArrayList<>();
    List<Double> stake = new ArrayList<>();
    for (int each = 0; each < seats; each++) {
      double value = shares.getFirst().mean(each);
      played.add(value);
      before.add(value + part * better.get(best).mean(each));
      error.add(shares.getFirst().error(each));
      stake.add(part * better.get(best).error(each));
    }
    return new Moment(
        ply,
        seat,
        game.notation().writeMove(moves.getFirst()),
        before,
        played,
        error,
        stake,
        luck,
        mistake,
        candidates(game));
  }

  private int best() {
    int best = 0;
    for (int i = 1; i < moves.size(); i++) {
      if (better.get(i).mean(seat) > better.get(best).mean(seat)) {
        best = i;
      }
    }
    return best;
  }

  /**
   * How much of a difference counts. Of several moves that are worth the same one always looks
   * better by luck; what is no larger than its error counts nothing, what is much larger counts in
   * full (James and Stein's shrinking).
   */
  private double part(Samples difference) {
    double mean = difference.mean(seat);
    if (mean <= 0) {
      return 0;
    }
    double doubt = difference.error(seat) / mean;
    return Math.max(0, 1 - doubt * doubt);
  }

  /** Whether the played move costs too much, by so many standard errors. */
  boolean isWorse(double errors) {
    int best = best();
    Samples difference = better.get(best);
    double surely = difference.mean(seat) - errors * difference.error(seat);
    return best != 0 && !liked && surely >= FLOOR;
  }

  private List<Candidate> candidates(Game<?, M, ?> game) {
    List<Candidate> candidates = new ArrayList<>();
    double value = shares.getFirst().mean(seat);
    for (int i = 0; i < moves.size(); i++) {
      Samples difference = better.get(i);
      double more = i == 0 ? 0 : difference.mean(seat);
      candidates.add(
          new Candidate(
              game.notation().writeMove(moves.get(i)),
              game.codecs().move().write(moves.get(i)),
              value + more,
              more,
              i == 0 ? 0 : difference.error(seat),
              difference.count()));
    }
    // A stable sort: of equals the played one comes first, then the one the search likes more.
    candidates.sort((one, other) -> Double.compare(other.better(), one.better()));
    return candidates;
  }
}
