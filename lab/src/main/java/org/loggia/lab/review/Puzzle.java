package org.loggia.lab.review;

import java.util.List;
import org.loggia.bots.review.Candidate;
import org.loggia.core.json.Derived;

/**
 * A position in which one move is clearly best and not obvious.
 *
 * @param position in writing
 * @param seat whose move is looked for
 * @param grade 1 easy, 2 hard, 3 very hard: how much search it takes to find it
 * @param moves the best one first; the others are what comes next to it
 */
@Derived
public record Puzzle(String position, int seat, int grade, List<Candidate> moves) {
  public static final int GRADES = 3;

  public Puzzle {
    moves = List.copyOf(moves);
  }
}
