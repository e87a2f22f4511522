package org.loggia.server.table;

import org.loggia.core.Past;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.KeyedChance;

/** Where the luck of a table comes from: its key, except where a test wants to say what comes. */
public interface LuckSource {
  /**
   * The luck of this move after this past.
   *
   * @param byPast whether it depends on all that happened before; at older tables it depends on ply
   *     and move only
   */
  Chance of(byte[] key, boolean byPast, Past past, String move);

  /** The same move after the same past always has the same luck, so undo is no second throw. */
  LuckSource KEYED =
      (key, byPast, past, move) ->
          byPast ? new KeyedChance(key, past, move) : new KeyedChance(key, past.ply(), move);
}
