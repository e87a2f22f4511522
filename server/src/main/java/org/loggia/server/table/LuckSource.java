package org.loggia.server.table;

import org.loggia.core.Luck;
import org.loggia.core.chance.KeyedChance;

/** Where the luck of a table comes from: its key, except where a test wants to say what comes. */
public interface LuckSource {
  Luck of(byte[] key);

  /** The same move at the same point always has the same luck, so undo is no second throw. */
  LuckSource KEYED = key -> (ply, move) -> new KeyedChance(key, ply, move);
}
