package org.loggia.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Tape;
import org.loggia.core.crypto.Sha256;

/**
 * Games that earlier versions of a title have recorded, under {@code src/test/records}, with a
 * fingerprint of the texts of all their positions in {@code positions.txt}, since logs keep
 * checksums of those. They are never written anew: whatever changes, they replay.
 */
public final class StoredGames {
  private StoredGames() {}

  /** A test for each record of the title in the working directory. */
  public static <P extends Position<P, M, V>, M extends Move, V extends View>
      Stream<DynamicNode> of(Game<P, M, V> game) throws IOException {
    Path folder = Path.of("src/test/records");
    List<String> lines = Files.readAllLines(folder.resolve("positions.txt"));
    return lines.stream()
        .map(
            line -> {
              String[] parts = line.split("  ");
              return DynamicTest.dynamicTest(
                  parts[1], () -> check(game, folder.resolve(parts[1]), parts[0]));
            });
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Game<P, M, V> game, Path file, String fingerprint) throws IOException {
    GameRecord record = CoreCodecs.RECORD.parse(Files.readString(file));
    Luck luck = (ply, move) -> new Tape(record.entries().get(ply).draws());
    Match<P, M, V> match = Match.begin(game, record.setup(), luck).orThrow();
    Sha256 positions = new Sha256();
    for (int ply = 0; ply < record.entries().size(); ply++) {
      if (ply > 0) {
        match.play(match.position().actor(), record.entries().get(ply).move()).orThrow();
      }
      positions.update(game.notation().writePosition(match.position())).update("\n");
    }
    if (!positions.hex().equals(fingerprint)) {
      throw new AssertionError(file + " leads to other positions than those it was played with");
    }
    // And as a whole: all of its luck is used, and its result is the same.
    Match.replay(game, record, Luck.of(new FastChance(0))).orThrow();
  }
}
