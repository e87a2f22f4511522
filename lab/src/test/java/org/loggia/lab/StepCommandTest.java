package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

class StepCommandTest {
  @TempDir Path keep;

  private LabDesk.Answer run(String... args) {
    return new LabDesk(keep).run(args);
  }

  @Test
  void aMoveIsPlayedAndThePositionAfterItComesLast() {
    LabDesk.Answer answer = run("step", "pebbles", "take", "2", "--position", "heap 5");

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.out()).startsWith("   Seat 1 takes 2 pebbles; 3 left.\n");
    assertThat(answer.lastLine()).startsWith("heap 3;").contains("turn 1");
  }

  /** With its luck given, each line of a replay is one step, and leads to the next line. */
  @Test
  void stepsWithGivenLuckLeadThroughARecordedGame() throws IOException {
    Path file = keep.resolve("one.jsonl");
    run("record", "pebbles", "--replay", "--option", "magpie=on", "--out", file.toString());
    List<Json.Obj> lines =
        Files.readAllLines(file).stream().map(line -> (Json.Obj) Json.read(line)).toList();

    for (int ply = 0; ply < lines.size() - 1; ply++) {
      Json.Obj line = lines.get(ply);
      LabDesk.Answer answer =
          run(
              "step",
              "pebbles",
              Fields.text(line, "move"),
              "--position",
              Fields.text(line, "position"),
              "--draws",
              Fields.text(line, "draws"),
              "--json");
      assertThat(answer.exitCode()).as(answer.err()).isZero();
      Json.Obj after = answer.json();
      assertThat(after.get("actor")).isEqualTo(line.get("actor"));
      assertThat(after.get("draws")).isEqualTo(line.get("draws"));
      assertThat(after.get("events")).isEqualTo(line.get("events"));
      assertThat(after.get("position")).isEqualTo(lines.get(ply + 1).get("position"));
      if (ply + 2 < lines.size()) {
        assertThat(after.get("legal")).isEqualTo(lines.get(ply + 1).get("legal"));
        assertThat(after.get("result")).isEqualTo(Json.Null.NULL);
      } else {
        assertThat(after.get("result")).isEqualTo(lines.getLast().get("result"));
      }
    }
  }

  @Test
  void seededLuckIsTheSameAgain() {
    String once = run("step", "pebbles", "--seed", "3", "--json").out();
    String again = run("step", "pebbles", "--seed", "3", "--json").out();

    assertThat(again).isEqualTo(once).contains("\"draws\":\"2:");
  }

  @Test
  void whatDoesNotFitIsSaidInOneSentence() {
    assertThat(run("step", "pebbles", "take", "9", "--position", "heap 5").err())
        .contains("(P2.1)");
    assertThat(run("step", "pebbles", "--position", "heap 5").err())
        .isEqualTo("Which move? It is Seat 1’s turn with 2 to choose from, such as \"take 1\".\n");
    assertThat(run("step", "pebbles", "--draws", "3:1").err())
        .isEqualTo("The draws do not fit: draw 1 on the tape is 3:1, but a draw below 2 is due.\n");
    assertThat(run("step", "pebbles", "--draws", "2:1 2:0").err())
        .isEqualTo("The draws do not fit: the tape goes on with 2:0, but no draw is due.\n");
    assertThat(
            run("step", "pebbles", "take", "1", "--position", "heap 5", "--option", "bets=on")
                .err())
        .isEqualTo(
            "A position says its own players and options: leave them out and put \"option-bets on\""
                + " into its text.\n");
  }
}
