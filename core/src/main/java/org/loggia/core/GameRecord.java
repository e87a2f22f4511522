package org.loggia.core;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Derived;

/**
 * A game from its set-up to wherever it stands: save, replay, fixture, bug report and training
 * datum in one.
 *
 * @param revision the rules revision it was played under
 * @param result null while the game goes on
 */
@Derived
public record GameRecord(
    String game, int revision, Setup setup, List<Entry> entries, @Nullable Result result) {
  public GameRecord {
    entries = List.copyOf(entries);
  }

  /** The same game as it stood after so many moves. */
  public GameRecord upTo(int ply) {
    return ply + 1 >= entries.size()
        ? this
        : new GameRecord(game, revision, setup, entries.subList(0, ply + 1), null);
  }
}
