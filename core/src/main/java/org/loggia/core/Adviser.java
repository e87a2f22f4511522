package org.loggia.core;

import java.util.List;
import org.loggia.core.chance.Chance;

/**
 * What a bot should know of a title. Everything here may be wrong; nothing here may be illegal, and
 * nothing may hang on what the actor cannot know.
 */
public interface Adviser<P extends Position<P, M, ?>, M extends Move> {
  /** Legal moves worth thinking about, never none where there is a legal move. */
  default List<M> candidates(P position) {
    return position.legal().list();
  }

  /** A quick and plausible move, to play a game to its end. */
  default M playout(P position, Chance chance) {
    Choices<M> legal = position.legal();
    return legal.get(chance.below(legal.count()));
  }

  /**
   * Whether {@link #judge} can be trusted here. Not in the middle of something that will soon be
   * decided (an auction, say): a search plays on until it is.
   */
  default boolean isQuiet(P position) {
    return true;
  }

  /**
   * After how many moves a quick game is best broken off and judged: few where judgement is better
   * than what quick moves lead to.
   */
  default int horizon() {
    return 8;
  }

  /** How well each seat stands in a position that is not over: 0 lost … 1 won. */
  void judge(P position, double[] standing);
}
