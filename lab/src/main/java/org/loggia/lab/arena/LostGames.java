package org.loggia.lab.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.records.RecordFile;

/** The games that the first bot of a contest lost, as records to be replayed and reviewed. */
public final class LostGames {
  private LostGames() {}

  /**
   * Plays them again from what the log kept.
   *
   * @return how many there are in the folder now
   */
  public static int write(Contest<?, ?, ?> contest, ArenaLog log, Path folder) throws IOException {
    int written = 0;
    for (Bout bout : log.bouts()) {
      int seat = bout.bots().indexOf(0);
      boolean lost = seat >= 0 && !bout.played().isEmpty() && bout.places().get(seat) > 1;
      if (lost && bout.index() < contest.games()) {
        String name = contest.game().info().id() + "-" + (bout.index() + 1) + ".json";
        RecordFile.write(folder.resolve(name), record(contest, bout));
        written++;
      }
    }
    return written;
  }

  private static GameRecord record(Contest<?, ?, ?> contest, Bout bout) {
    return record(contest.game(), contest, bout.index(), bout.played());
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> GameRecord record(
      Game<P, M, V> game, Contest<?, ?, ?> contest, int index, List<String> played) {
    Luck luck = Luck.of(new FastChance(contest.seedOf(index)));
    Match<P, M, V> match = Match.begin(game, contest.setup(), luck).orThrow();
    for (String move : played) {
      match.play(match.position().actor(), move).orThrow();
    }
    return match.record();
  }
}
