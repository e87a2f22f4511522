package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.loggia.core.json.Json;

/** Many records at once: in folders, in archives, many in a file. */
class BulkRecordsTest {
  private static final List<String> TWELVE = List.of("--games", "12", "--option", "heap=9");

  @TempDir Path keep;

  private LabDesk.Answer run(String... args) {
    return new LabDesk(keep).run(args);
  }

  private Path recorded(String out, String... more) {
    Path place = keep.resolve(out);
    List<String> args = new ArrayList<>(List.of("record", "pebbles", "--out", place.toString()));
    args.addAll(TWELVE);
    args.addAll(List.of(more));
    LabDesk.Answer answer = run(args.toArray(new String[0]));
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    return place;
  }

  /** What replay shows, with nothing of where the records lay. */
  private String replayed(Path place) {
    LabDesk.Answer answer = run("replay", "--json", place.toString());
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    return answer.out().replaceAll("\"record\":\"[^\"]*\"", "\"record\":\"\"");
  }

  private static void zip(Path folder, Path archive) throws IOException {
    try (OutputStream file = Files.newOutputStream(archive);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      for (int number = 1; number <= 12; number++) {
        zip.putNextEntry(new ZipEntry("games/pebbles-" + number + ".json"));
        zip.write(Files.readAllBytes(folder.resolve("pebbles-" + number + ".json")));
      }
      zip.putNextEntry(new ZipEntry("games/README.txt"));
      zip.write("nothing to replay".getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void aFolderAnArchiveAndOneFileForAllHoldTheSameGamesInTheSameOrder() throws IOException {
    Path folder = recorded("games");
    Path zip = keep.resolve("games.zip");
    zip(folder, zip);
    Files.writeString(folder.resolve("README.txt"), "not looked at");

    String games = replayed(folder);

    assertThat(games.lines().filter(line -> line.contains("\"setup\""))).hasSize(12);
    assertThat(replayed(zip)).isEqualTo(games);
    assertThat(replayed(recorded("games.jsonl"))).isEqualTo(games);
    assertThat(replayed(recorded("games.jsonl.gz"))).isEqualTo(games);
  }

  @Test
  void aTarIsReadAsPosixAndGnuWriteIt() throws IOException {
    Path folder = recorded("games");
    String deep = "a-rather-long-name-of-a-folder/".repeat(5);
    Path posix = keep.resolve("posix.tar");
    Path gnu = keep.resolve("gnu.tar");
    try (TarWriter one = new TarWriter(posix);
        TarWriter other = new TarWriter(gnu)) {
      for (int number = 1; number <= 12; number++) {
        String name = "pebbles-" + number + ".json";
        byte[] record = Files.readAllBytes(folder.resolve(name));
        one.extended(deep + name, record);
        other.longName(deep + name, record);
      }
    }

    assertThat(replayed(posix)).isEqualTo(replayed(folder));
    assertThat(replayed(gnu)).isEqualTo(replayed(folder));
    assertThat(run("replay", "--json", posix.toString()).out())
        .contains("\"record\":\"" + posix + "/" + deep + "pebbles-12.json\"");
  }

  @Test
  void replayLinesAreWrittenAtOnce() throws IOException {
    String shown =
        run("record", "pebbles", "--replay", "--games", "12", "--option", "heap=9").out();

    assertThat(shown.replaceAll("\"record\":\"[^\"]*\"", "\"record\":\"\""))
        .isEqualTo(replayed(recorded("games")));
    assertThat(recorded("lines.jsonl", "--replay")).hasContent(shown);
    try (var lines = Files.newInputStream(recorded("lines.jsonl.gz", "--replay"))) {
      assertThat(new String(new GZIPInputStream(lines).readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(shown);
    }
    assertThat(recorded("each", "--replay").resolve("pebbles-12.jsonl"))
        .content()
        .startsWith("{\"record\":\"pebbles-12\",\"game\":\"pebbles\",\"revision\":1,\"setup\":{");
  }

  @Test
  void recordsAddUpToWhatASimulationFound() {
    Path games = recorded("games.jsonl.gz");
    List<String> times =
        List.of("policy", "seed", "threads", "seconds", "seconds_cpu", "games_per_cpu_s");

    Json.Obj added = run("simulate", "pebbles", "--records", games.toString(), "--json").json();
    Json.Obj played =
        run("simulate", "pebbles", "--games", "12", "--option", "heap=9", "--json").json();
    for (String time : times) {
      added = added.without(time);
      played = played.without(time);
    }

    assertThat(added).isEqualTo(played.without("moves_per_cpu_s"));
  }

  @Test
  void recordsWithOtherSetUpsAreAddedUpApart() {
    Path nine = recorded("nine.jsonl");
    Path five = recorded("five.jsonl", "--option", "heap=5"); // as many as there are by default

    LabDesk.Answer answer =
        run("simulate", "pebbles", "--records", nine.toString(), "--records", five.toString());

    assertThat(answer.out())
        .contains("Pebbles, 2 seats, heap=9: 12 recorded games")
        .contains("Pebbles, 2 seats: 12 recorded games")
        .doesNotContain("CPU");
  }

  @Test
  void reviewsReadThemToo() {
    Path games = recorded("games.jsonl.gz");

    LabDesk.Answer answer = run("review", games.toString(), "--iterations", "10", "--json");

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.out().lines()).hasSize(12);
    assertThat(answer.lastLine()).startsWith("{\"file\":\"" + games + ":12\"");
  }

  @Test
  void whatIsBrokenIsNamedAndTheOthersAreReplayed() throws IOException {
    Path games = recorded("games.jsonl");
    List<String> lines = Files.readAllLines(games);
    lines.set(3, lines.get(3).replaceFirst("take \\d", "take 3"));
    lines.set(5, "{\"once\":\"upon a time\"}");
    lines.set(7, lines.get(7).replaceFirst("\"points\":\\d", "\"points\":77"));
    lines.set(8, lines.get(8).replaceFirst("\"draws\":\"2:", "\"draws\":\"3:"));
    Files.write(games, lines);

    LabDesk.Answer answer = run("replay", "--check", games.toString());

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.out()).isEqualTo("8 records are good, 4 broken.\n");
    assertThat(answer.err().lines())
        .satisfiesExactly(
            move ->
                assertThat(move)
                    .startsWith(games + ":4 stops making sense at move")
                    .contains("Found: the move \"take 3\". Expected: one of the 2 legal moves of"),
            story -> assertThat(story).startsWith(games + ":6 is no record."),
            result ->
                assertThat(result)
                    .startsWith(games + ":8 stops making sense at move")
                    .contains("\"points\":77", ". Expected: the result {"),
            draw ->
                assertThat(draw)
                    .startsWith(games + ":9 stops making sense at move 0. Found: the draws 3:")
                    .endsWith("but a draw below 2 is due."));
  }

  @Test
  void theGoodPartOfABrokenRecordIsShown() throws IOException {
    Path games = recorded("games");
    Path file = games.resolve("pebbles-4.json");
    String record = Files.readString(file);
    int last = record.lastIndexOf("take ");
    Files.writeString(file, record.substring(0, last) + "take 9" + record.substring(last + 6));

    LabDesk.Answer lines = run("replay", "--json", file.toString());
    LabDesk.Answer pages = run("replay", file.toString());

    long plies = lines.out().lines().count() - 1;
    assertThat(plies).isGreaterThan(2);
    assertThat(lines.lastLine())
        .startsWith("{\"broken\":{\"record\":\"" + file + "\",\"ply\":" + plies);
    assertThat(pages.out()).contains((plies - 1) + ". Seat").doesNotContain(plies + ". Seat");
    assertThat(pages.err()).isEqualTo(lines.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut.jsonl.gz", "cut.tar", "cut.zip"})
  void whatIsCutOffIsSaidSo(String name) throws IOException {
    Path file = Files.write(keep.resolve(name), new byte[] {31, -117, 8, 0, 0, 0});

    LabDesk.Answer answer = run("replay", file.toString());

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).startsWith(file + " ").doesNotContain("Exception", "null");
    assertThat(answer.err().lines()).hasSize(1);
  }
}
