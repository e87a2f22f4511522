package org.loggia.players;

import org.loggia.bots.Allowance;
import org.loggia.core.Move;
import org.loggia.core.View;

/** A bot at a table, ready to play, until it is closed. */
public interface Seated<M extends Move, V extends View> extends AutoCloseable {
  /**
   * A legal move of the seat whose turn it is and whose view this is.
   *
   * @param allowance what it may think, unless it has an allowance of its own
   * @throws BotFault if it does not come up with one
   */
  M choose(V view, Allowance allowance, long seed);

  /** It gets up; what it started is ended. */
  @Override
  default void close() {}
}
