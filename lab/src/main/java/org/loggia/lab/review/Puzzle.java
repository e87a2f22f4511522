package org.loggia.lab.review;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.record;

import java.util.List;
import org.loggia.bots.review.Candidate;
import org.loggia.bots.review.ReviewCodecs;
import org.loggia.core.json.Codec;

/**
 * A position in which one move is clearly best and not obvious.
 *
 * @param position in writing
 * @param seat whose move is looked for
 * @param grade 1 easy, 2 hard, 3 very hard: how much search it takes to find it
 * @param moves the best one first; the others are what comes next to it
 */
public record Puzzle(String position, int seat, int grade, List<Candidate> moves) {
  public static final int GRADES = 3;

  public static final Codec<Puzzle> CODEC =
      record(
          "Puzzle",
          Puzzle::new,
          field("position", TEXT, Puzzle::position),
          field("seat", INT, Puzzle::seat),
          field("grade", INT, Puzzle::grade),
          field("moves", list(ReviewCodecs.CANDIDATE), Puzzle::moves));

  public Puzzle {
    moves = List.copyOf(moves);
  }
}
