package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Verification;
import org.loggia.lab.show.Terminal;

/**
 * True records are proved and forged ones are not, by us and by a program that shares nothing with
 * us.
 */
class VerifyCommandTest {
  private static final Path PYTHON = Path.of("..", "docs", "verify.py");
  private static final int GAMES_A_TITLE = 3;
  private static final int FORGERIES = 100;

  @TempDir Path folder;

  private static Game<?, ?, ?> game(GameRecord record) {
    Game<?, ?, ?> game = Catalogue.game(record.game());
    if (game == null) {
      throw new AssertionError(record.game());
    }
    return game;
  }

  /** Random games of every title, and what forgers made of them. */
  private static void make(List<GameRecord> records, List<GameRecord> forgeries) {
    ProvenGames games = new ProvenGames(28);
    for (Game<?, ?, ?> title : Catalogue.games()) {
      int most = title.info().mostSeats() - title.info().fewestSeats() + 1;
      for (int k = 0; k < GAMES_A_TITLE; k++) {
        GameRecord record = games.play(title, title.info().fewestSeats() + k % most);
        records.add(record);
        forgeries.addAll(games.forgeries(record));
      }
    }
  }

  private Path write(String name, GameRecord record) throws IOException {
    return Files.writeString(folder.resolve(name), CoreCodecs.RECORD.text(record));
  }

  @Test
  void everyTrueRecordIsProvedAndNoForgedOneByUsAndByPython() throws Exception {
    List<GameRecord> records = new ArrayList<>();
    List<GameRecord> forgeries = new ArrayList<>();
    make(records, forgeries);
    assertThat(forgeries).hasSizeGreaterThan(FORGERIES);

    List<Path> files = new ArrayList<>();
    for (GameRecord record : records) {
      assertThat(Verification.refusal(game(record), record)).isNull();
      files.add(write("true-" + files.size() + ".json", record));
    }
    for (GameRecord forged : forgeries) {
      assertThat(Verification.refusal(game(forged), forged)).as(forged.toString()).isNotNull();
      files.add(write("forged-" + files.size() + ".json", forged));
    }

    List<String> lines = python(files);
    assertThat(lines).hasSameSizeAs(files);
    for (int i = 0; i < lines.size(); i++) {
      assertThat(lines.get(i))
          .startsWith(files.get(i) + (i < records.size() ? ": proved" : ": not proved"));
    }
  }

  private List<String> python(List<Path> files) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", PYTHON.toString()));
    files.forEach(file -> command.add(file.toString()));
    Path said = folder.resolve("said.txt");
    int status =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start()
            .waitFor();
    List<String> lines = Files.readAllLines(said);
    assertThat(status).as(lines.toString()).isEqualTo(1);
    return lines;
  }

  private record Said(int status, String text) {}

  private Said verify(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8);
    Terminal terminal = new Terminal(new StringReader(""), print, print, false, false, () -> 80);
    List<String> all = new ArrayList<>(List.of("verify"));
    all.addAll(List.of(arguments));
    int status =
        new Lab(new House(Catalogue.games(), terminal, folder)).run(all.toArray(new String[0]));
    return new Said(status, out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void theCommandSaysWhatIsProvedAndWhatIsNot() throws IOException {
    ProvenGames games = new ProvenGames(7);
    Game<?, ?, ?> title = Catalogue.games().getFirst();
    GameRecord record = games.play(title, 2);
    Path file = write("game.json", record);

    Said proved = verify(file.toString());
    assertThat(proved.status).as(proved.text).isZero();
    assertThat(proved.text).contains("proved. ").contains("draws; contributions of people");

    Said bare =
        verify(
            write(
                    "bare.json",
                    new GameRecord(
                        record.game(),
                        record.revision(),
                        record.setup(),
                        record.entries(),
                        record.result()))
                .toString());
    assertThat(bare.status).isEqualTo(1);
    assertThat(bare.text).contains("not proved. There is no proof");

    Said other = verify("--commitment", "0".repeat(64), file.toString());
    assertThat(other.status).isEqualTo(1);
    assertThat(other.text).contains("The key is not the one");
  }
}
