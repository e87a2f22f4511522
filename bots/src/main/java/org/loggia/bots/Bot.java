package org.loggia.bots;

import org.loggia.core.Move;
import org.loggia.core.View;

/**
 * Somebody who plays. A bot gets what its seat sees, a budget and a seed, nothing else, so it
 * cannot cheat; equal views, iterations and seeds give equal moves. It remembers nothing from move
 * to move but may keep its paper: one bot serves one seat at a time.
 */
public interface Bot<M extends Move, V extends View> {
  /** A legal move of the seat whose view this is. It is that seat's turn. */
  M choose(V view, Budget budget, long seed);
}
