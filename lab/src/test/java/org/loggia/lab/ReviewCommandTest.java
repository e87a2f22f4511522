package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.lab.Fields.list;
import static org.loggia.lab.Fields.object;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.loggia.core.json.Json;

class ReviewCommandTest {
  @TempDir Path keep;

  private Path record() {
    new LabDesk(keep)
        .run("record", "pebbles", "--seed", "3", "--option", "heap=12", "--out", keep.toString());
    return keep.resolve("pebbles-1.json");
  }

  @Test
  void peopleSeeAChartTheLedgerAndASentenceForEachSeat() {
    LabDesk.Answer answer =
        new LabDesk(keep).run("review", record().toString(), "--iterations", "60", "--all");

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.out())
        .contains("Pebbles, 2 seats", "own moves", "unclear", "Seat 1: luck", "Seat 2: luck")
        .contains("60 iterations a decision")
        .containsPattern("[▁▂▃▄▅▆▇█]{2}");
  }

  @Test
  void machinesGetEverythingAndTheSameSeedGivesTheSame() throws IOException {
    Path file = record();

    Json.Obj once = new LabDesk(keep).run("review", file.toString(), "--json").json();
    Json.Obj again = new LabDesk(keep).run("review", file.toString(), "--json").json();

    assertThat(again).isEqualTo(once);
    int plies =
        ((Json.Arr) list((Json.Obj) Json.read(Files.readString(file)), "entries")).items().size()
            - 1;
    assertThat(list(object(once, "review"), "moments").items()).hasSize(plies);
    assertThat(list(object(once, "review"), "ledgers").items()).hasSize(2);
  }

  @Test
  void whatIsNoRecordIsRefused() throws IOException {
    Path file = Files.writeString(keep.resolve("no.json"), "{}");

    assertThat(new LabDesk(keep).run("review", file.toString()).exitCode()).isEqualTo(2);
    assertThat(new LabDesk(keep).run("review", keep.resolve("none").toString()).err())
        .startsWith("There is no file");
    assertThat(new LabDesk(keep).run("review", record().toString(), "--iterations", "0").exitCode())
        .isEqualTo(2);
  }

  @Test
  void puzzlesAreTheSameForTheSameSeedAndEachHasABestMove() throws IOException {
    Path once = keep.resolve("once.json");
    Path again = keep.resolve("again.json");
    for (Path out : new Path[] {once, again}) {
      LabDesk.Answer answer =
          new LabDesk(keep)
              .run(
                  "puzzles",
                  "pebbles",
                  "--option",
                  "heap=30",
                  "--each",
                  "1",
                  "--games",
                  "12",
                  "--iterations",
                  "60",
                  "--out",
                  out.toString());
      assertThat(answer.exitCode()).as(answer.err()).isZero();
      assertThat(answer.out()).startsWith("Found ");
    }

    assertThat(Files.exists(once)).isEqualTo(Files.exists(again));
    if (Files.exists(once)) {
      assertThat(again).hasSameTextualContentAs(once);
      for (Json puzzle : ((Json.Arr) Json.read(Files.readString(once))).items()) {
        assertThat(list((Json.Obj) puzzle, "moves").items()).hasSizeGreaterThan(1);
      }
    }
  }
}
