package org.loggia.games.alhambra;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Journal;
import org.loggia.core.PositionText;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Chance;

/**
 * The side of the board that is played on: what a round has to offer, what the best markers win,
 * and what counts in the end. Throws, markers and the order of turns are the same on both sides and
 * lie in {@link AlhambraPosition}.
 */
abstract sealed class Side permits StoneSide, TileSide {
  final AlhambraPosition position;
  final Table table;

  Side(AlhambraPosition position) {
    this.position = position;
    this.table = position.table;
  }

  /** Luck: lays out what there is to win in the round that begins. */
  abstract void open(Chance chance, Journal journal);

  /** Whether the seat has the means to undo a throw. */
  abstract boolean mayCancel(int seat);

  /** Whose marker wins something next in the column at hand, or {@link AlhambraPosition#NONE}. */
  abstract int winner();

  /** Whether that is a matter of choice. */
  abstract boolean mustChoose(int winner);

  /** Gives a winner without a choice what it gets. */
  abstract void serve(int winner, Journal journal);

  /** Nobody wins anything more in the column at hand: what is left over leaves. */
  abstract void close(Journal journal);

  /** A round ends: markers that this side keeps go back to their owners. */
  abstract void returnMarkers();

  abstract void score(Scoring scoring, Journal journal);

  /** The word for the points of {@link ScoreSheet#EXTRA}. */
  abstract ScoreSheet.Extra extra();

  /** A legal move that only this side has. */
  abstract void play(AlhambraMove move, Journal journal);

  /** Looks for the legal moves that only this side has, and answers how many there are. */
  abstract int findChoices();

  /** The k-th of them. */
  abstract AlhambraMove choice(int k);

  /** Why such a move may not be played, or null. */
  abstract @Nullable Refusal why(AlhambraMove move);

  /** The points that each figure is likely to have in the end. */
  abstract double[] estimate();

  /** What this side adds to a position text. */
  abstract void sections(PositionText text);

  /** Refuses a position that was read and cannot be played on. */
  abstract void check();

  abstract void copyFrom(Side other);

  abstract void addTo(Map<String, Integer> census);
}
