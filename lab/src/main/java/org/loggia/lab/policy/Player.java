package org.loggia.lab.policy;

import org.loggia.core.Choices;
import org.loggia.core.Move;
import org.loggia.core.chance.Chance;

/** Decides for the seat whose turn it is. */
public interface Player<P, M extends Move> {
  /**
   * One of the legal moves. The position holds the secrets of all seats; a fair player looks at the
   * actor's view of it only, or imagines the rest.
   *
   * @param legal the position's legal moves, at least one; passed along because making them is the
   *     dearest part of a fast game
   */
  M choose(P position, Choices<M> legal, Chance chance);
}
