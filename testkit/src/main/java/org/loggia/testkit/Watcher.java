package org.loggia.testkit;

import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** Looks on while one random game is played. */
interface Watcher<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Called before each move, before each settling, and once when the game is over. */
  void at(Moment<P, M, V> moment);

  /** The game has gone on longer than the title says any game does; it is broken off here. */
  default void tooLong(Moment<P, M, V> moment) {}
}
