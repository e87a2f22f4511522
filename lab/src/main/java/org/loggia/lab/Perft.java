package org.loggia.lab;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;

/**
 * Counts the lines of play from a position: sequences of exactly so many moves. A line that meets
 * luck or the end of the game earlier cannot go on; it counts as one, wherever it stops.
 */
final class Perft<P extends Position<P, M, ?>, M extends Move> {
  /** One board for each depth, so that counting allocates nothing. */
  private final List<P> boards = new ArrayList<>();

  Perft(P position, int depth) {
    for (int i = 0; i <= depth; i++) {
      boards.add(position.copy());
    }
  }

  long count() {
    return count(boards.size() - 1);
  }

  /** The lines that begin with this legal move. */
  long countAfter(M move) {
    return countAfter(boards.size() - 1, move);
  }

  private long count(int depth) {
    P board = boards.get(depth);
    if (depth == 0 || board.actor() < 0) {
      return 1;
    }
    Choices<M> legal = board.legal();
    int choices = legal.count();
    if (depth == 1) {
      // Every legal move ends one line; playing it would tell nothing more.
      return choices;
    }
    long lines = 0;
    for (int k = 0; k < choices; k++) {
      lines += countAfter(depth, legal.get(k));
    }
    return lines;
  }

  private long countAfter(int depth, M move) {
    P next = boards.get(depth - 1);
    next.copyFrom(boards.get(depth));
    next.play(move, Journal.OFF);
    return count(depth - 1);
  }
}
