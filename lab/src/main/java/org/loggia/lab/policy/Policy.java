package org.loggia.lab.policy;

import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** A way to play that works for every title. */
public interface Policy {
  /** What people type to choose it. */
  String name();

  /** Somebody who plays this title in this way; one for each thread, for it may keep notes. */
  <P extends Position<P, M, V>, M extends Move, V extends View> Player<P, M> player(
      Game<P, M, V> game);
}
