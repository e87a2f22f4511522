package org.loggia.lab.policy;

import org.loggia.core.Choices;
import org.loggia.core.Move;
import org.loggia.core.chance.Chance;

/** Decides for the seat whose turn it is, until it is closed. */
public interface Player<P, M extends Move> extends AutoCloseable {
  /**
   * One of the legal moves. The position holds the secrets of all seats; a fair player looks at the
   * actor's view of it only.
   *
   * @param legal the position's legal moves, at least one; passed along because making them is the
   *     dearest part of a fast game
   */
  M choose(P position, Choices<M> legal, Chance chance);

  @Override
  default void close() {}
}
