package org.loggia.core;

/**
 * Counts what a researcher asks of a title, one game after the other. The names are the title's
 * {@link GameInfo#metrics()}; the means over many games are made by whoever runs them.
 */
public interface Meter<P, M extends Move> {
  /** A new game begins; its set-up has been settled. */
  default void begin(P position) {}

  /** A move is about to be played. */
  default void move(P before, M move) {}

  /** The game is over: one figure for each metric, in their order. */
  void over(P position, double[] figures);
}
