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
 * @param proof of its dice, if it was played at a table that has one
 */
@Derived
public record GameRecord(
    String game,
    int revision,
    Setup setup,
    List<Entry> entries,
    @Nullable Result result,
    @Nullable Proof proof) {
  public GameRecord {
    entries = List.copyOf(entries);
  }

  public GameRecord(
      String game, int revision, Setup setup, List<Entry> entries, @Nullable Result result) {
    this(game, revision, setup, entries, result, null);
  }

  public GameRecord withProof(Proof its) {
    return new GameRecord(game, revision, setup, entries, result, its);
  }

  /** The same game as it stood after so many moves. */
  public GameRecord upTo(int ply) {
    return ply + 1 >= entries.size()
        ? this
        : new GameRecord(game, revision, setup, entries.subList(0, ply + 1), null);
  }
}
