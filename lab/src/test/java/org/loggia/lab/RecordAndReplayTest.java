package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.lab.Fields.list;
import static org.loggia.lab.Fields.number;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

class RecordAndReplayTest {
  @TempDir Path keep;

  private List<Path> record(String folder, String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of("record", "pebbles"));
    args.addAll(List.of("--out", keep.resolve(folder).toString()));
    args.addAll(List.of(more));
    LabDesk.Answer answer = new LabDesk(keep).run(args.toArray(new String[0]));
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    try (var files = Files.list(keep.resolve(folder))) {
      return files.sorted().toList();
    }
  }

  private static Json.Obj line(String text) {
    return (Json.Obj) Json.read(text);
  }

  @Test
  void recordsHaveStableNamesAndTheSameSeedWritesThemAgain() throws IOException {
    List<Path> once = record("once", "--games", "3", "--seed", "9");
    List<Path> again = record("again", "--games", "3", "--seed", "9");

    assertThat(once)
        .extracting(file -> file.getFileName().toString())
        .containsExactly("pebbles-1.json", "pebbles-2.json", "pebbles-3.json");
    for (int i = 0; i < once.size(); i++) {
      assertThat(again.get(i)).hasSameTextualContentAs(once.get(i));
    }
    assertThat(Files.readString(once.get(0))).isNotEqualTo(Files.readString(once.get(1)));
  }

  @Test
  void theyAreTheGamesThatASimulationPlays() throws IOException {
    int plies = 0;
    for (Path file : record("games", "--games", "20", "--option", "heap=30")) {
      LabDesk.Answer replay = new LabDesk(keep).run("replay", file.toString(), "--json");
      plies += (int) number(replay.json(), "plies");
    }
    Json.Obj summary =
        new LabDesk(keep)
            .run("simulate", "pebbles", "--games", "20", "--option", "heap=30", "--json")
            .json();

    assertThat(summary.get("moves")).isEqualTo(Json.number(plies / 20.0));
  }

  @Test
  void everyPlyIsOneLineAndLeadsToTheNext() throws IOException {
    Path file =
        record("one", "--option", "magpie=on", "--option", "bets=on", "--option", "heap=9").get(0);

    List<Json.Obj> lines =
        new LabDesk(keep)
            .run("replay", file.toString(), "--json")
            .out()
            .lines()
            .map(RecordAndReplayTest::line)
            .toList();

    assertThat(lines.getFirst().fields().keySet())
        .containsExactly(
            "record",
            "game",
            "revision",
            "setup",
            "ply",
            "actor",
            "position",
            "count",
            "legal",
            "move",
            "draws",
            "events");
    assertThat(lines.getFirst().get("setup")).isEqualTo(line(Files.readString(file)).get("setup"));
    assertThat(lines.get(1).fields().keySet())
        .containsExactly("ply", "actor", "position", "count", "legal", "move", "draws", "events");
    assertThat(lines.getFirst().get("actor")).isEqualTo(Json.of(-1));
    for (int ply = 1; ply < lines.size() - 1; ply++) {
      Json.Obj line = lines.get(ply);
      Json.Arr legal = list(line, "legal");
      assertThat(line.get("ply")).isEqualTo(Json.of(ply));
      assertThat(line.get("count")).isEqualTo(Json.of(legal.size()));
      assertThat(legal.items()).contains(line.get("move"));
      assertThat(list(line, "events").items()).isNotEmpty();
      assertThat(line.has("sampled")).isFalse();
    }
    Json.Obj last = lines.getLast();
    assertThat(last.fields().keySet()).containsExactly("plies", "position", "result");
    assertThat(last.write()).contains("\"receipts\":[{\"reason\":\"pebbles\"");
  }

  @Test
  void ofVeryManyLegalMovesASampleIsWritten() throws IOException {
    Path file = record("many", "--option", "heap=5000", "--option", "limit=5000").get(0);

    Json.Obj first =
        line(
            new LabDesk(keep)
                .run("replay", file.toString(), "--json")
                .out()
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow());

    assertThat(first.get("count")).isEqualTo(Json.of(5000));
    assertThat(first.get("sampled")).isEqualTo(Json.of(true));
    Json.Arr legal = list(first, "legal");
    assertThat(legal.items()).hasSize(2000).doesNotHaveDuplicates();
  }

  @Test
  void peopleSeeTheTableTheMoveInWordsAndTheReceipts() throws IOException {
    Path file = record("people", "--option", "heap=1", "--first", "1").get(0);

    assertThat(new LabDesk(keep).run("replay", file.toString()).out())
        .isEqualTo(
            """
            Pebbles, 2 seats, heap=1
            Set-up
               The lot falls on Seat 2.

            heap o
            Seat 1: 0 bet -
            Seat 2: 0 bet -

            1. Seat 2: take 1 pebble  [take 1]
               Seat 2 takes 1 pebble; 0 left.

            heap\s
            Seat 1: 0 bet -
            Seat 2: 1 bet -

            The game is over: the last pebble was taken.
            Seat 2 wins.

              1. Seat 2                     1
                   pebbles × 1              1
                   took the last pebble: 1
              2. Seat 1                     0
                   pebbles × 0              0
                   took the last pebble: 0
            """);
  }

  @Test
  void aPersonTurnsThePagesAndMayStop() throws IOException {
    Path file = record("pages", "--option", "heap=9").get(0);

    String out = new LabDesk(keep).live().typing("", "", "q").run("replay", file.toString()).out();

    assertThat(out)
        .contains("1. Seat", "2. Seat")
        .doesNotContain("3. Seat", "is over", "ends here");
  }

  @Test
  void anUnfinishedGameEndsWithWhoseTurnItIs() throws IOException {
    Path file = keep.resolve("left.json");
    new LabDesk(keep)
        .typing("take 1", "save " + file)
        .run("play", "pebbles", "--first", "0", "--seed", "1");

    assertThat(new LabDesk(keep).run("replay", file.toString()).out())
        .endsWith("Seat 2: 0 bet -\n\nThe record ends here; it is Seat 2’s turn.\n");
    assertThat(new LabDesk(keep).run("replay", file.toString(), "--json").lastLine())
        .endsWith("\"result\":null}");
  }

  @Test
  void aRecordThatWasTamperedWithIsRefused() throws IOException {
    Path file = record("tampered", "--option", "heap=9").get(0);
    Files.writeString(file, Files.readString(file).replaceFirst("take \\d", "take 3"));

    LabDesk.Answer answer = new LabDesk(keep).run("replay", file.toString());

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("stops making sense at move", "P2.1");
    assertThat(answer.out()).startsWith("Pebbles, 2 seats, heap=9\nSet-up\n");
  }

  @Test
  void aGameThatBreaksWhileItIsRecordedIsReported() {
    LabDesk.Answer answer =
        new LabDesk(keep)
            .run(
                "record",
                "pebbles",
                "--games",
                "50",
                "--option",
                "trap=3",
                "--out",
                keep.toString());

    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.err()).contains("of pebbles broke", "the trap snapped", "kept in");
  }
}
