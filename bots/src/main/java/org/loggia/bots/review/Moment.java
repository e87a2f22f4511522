package org.loggia.bots.review;

import java.util.List;

/**
 * One decision of a game. Chances are each seat's part of the victory, as whoever decided could
 * know it.
 *
 * @param ply of the move, from 1
 * @param seat who decided
 * @param move that was played, in its canonical text
 * @param before with the best move that was found
 * @param played with the move that was played, before any luck
 * @param error the standard error of {@code played}
 * @param stake the standard error of {@code before - played}
 * @param luck whether luck had its say between the move and the next decision
 * @param mistake whether the played move is worse beyond doubt, and by enough to matter
 * @param candidates the moves that were compared, the best first; the played one is among them
 */
public record Moment(
    int ply,
    int seat,
    String move,
    List<Double> before,
    List<Double> played,
    List<Double> error,
    List<Double> stake,
    boolean luck,
    boolean mistake,
    List<Candidate> candidates) {
  public Moment {
    before = List.copyOf(before);
    played = List.copyOf(played);
    error = List.copyOf(error);
    stake = List.copyOf(stake);
    candidates = List.copyOf(candidates);
  }

  /** How much of its own chances the seat gave away: 0 or more. */
  public double gaveAway() {
    return before.get(seat) - played.get(seat);
  }
}
