package org.loggia.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.loggia.core.Answer;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Journal;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Step;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.chance.Tape;
import org.loggia.core.crypto.Sha256;

/**
 * (n) The games that are kept in {@code src/test/records} are told again move by move, whatever the
 * rules have become since: each record comes out as it is, and all positions on the way have the
 * texts they had. {@code positions.txt} beside them has the fingerprint of those texts for each
 * record, because logs keep checksums of them. Nothing here is ever written anew.
 */
final class OldRecordsReplay implements TitleClause {
  private static final String POSITIONS = "positions.txt";

  /** A SHA-256 in hexadecimal digits and two blanks before the name of the record. */
  private static final int NAME_AT = 66;

  @Override
  public String letter() {
    return "n";
  }

  @Override
  public String promise() {
    return "records of earlier days replay";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract) {
    Path folder = contract.folder().resolve("src/test/records");
    if (!Files.isDirectory(folder)) {
      return;
    }
    try {
      Map<String, String> known = fingerprints(contract, folder.resolve(POSITIONS));
      for (Path file : records(folder)) {
        String name = file.getFileName().toString();
        String now = replay(contract, name, Files.readString(file));
        String then = known.remove(name);
        if (!now.equals(then)) {
          throw contract.broken(
              then == null
                  ? POSITIONS + " lacks the line «" + now + "  " + name + "»"
                  : name + " leads to positions with other texts than those it was played with");
        }
      }
      if (!known.isEmpty()) {
        throw contract.broken(POSITIONS + " names records that are not there: " + known.keySet());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> records(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  private static Map<String, String> fingerprints(Contract<?, ?, ?> contract, Path file)
      throws IOException {
    Map<String, String> fingerprints = new TreeMap<>();
    for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
      if (line.length() <= NAME_AT) {
        throw contract.broken(POSITIONS + " has a line that is too short: «" + line + "»");
      }
      fingerprints.put(line.substring(NAME_AT), line.substring(0, NAME_AT - 2));
    }
    return fingerprints;
  }

  /** The fingerprint of the positions that a record leads through. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> String replay(
      Contract<P, M, V> contract, String name, String text) {
    Luck none =
        (ply, move) -> {
          throw new Unreadable("nobody plays on");
        };
    Answer<Match<P, M, V>> answer =
        Answer.reading(() -> CoreCodecs.RECORD.parse(text))
            .then(record -> Match.replay(contract.game(), record, none));
    return switch (answer) {
      case Answer.No<Match<P, M, V>>(Refusal refusal) ->
          throw contract.broken(name + " does not replay: " + refusal);
      case Answer.Yes<Match<P, M, V>>(Match<P, M, V> match) -> {
        GameRecord record = CoreCodecs.RECORD.parse(text);
        if (!match.record().equals(record)) {
          throw contract.broken(name + " is another record after its replay");
        }
        yield fingerprint(match);
      }
    };
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> String fingerprint(
      Match<P, M, V> match) {
    Game<P, M, V> game = match.game();
    Sha256 sha = new Sha256();
    P position = game.start(match.setup());
    for (Step step : match.steps()) {
      String move = step.entry().move();
      if (!move.isEmpty()) {
        position.play(game.notation().readMove(position, move).orThrow(), Journal.OFF);
      }
      position.settleIfDue(new Tape(step.entry().draws()), Journal.OFF);
      sha.update(game.notation().writePosition(position)).update("\n");
    }
    return sha.hex();
  }
}
