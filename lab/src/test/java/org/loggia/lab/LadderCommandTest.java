package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LadderCommandTest {
  @TempDir Path keep;

  @Test
  void everyLevelMeetsTheOneBelowAndTheTableGoesIntoTheDocument() throws IOException {
    Path document =
        Files.writeString(
            keep.resolve("BOTS.md"), "above\n<!-- ladder:begin -->\n<!-- ladder:end -->\nbelow\n");

    LabDesk.Answer answer =
        new LabDesk(keep)
            .run(
                "ladder",
                "--games",
                "4",
                "--fixed",
                "2",
                "--threads",
                "1",
                "--write",
                "" + document);

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    List<String> rows = Files.readString(document).lines().toList();
    assertThat(rows).startsWith("above").endsWith("below");
    assertThat(rows.stream().filter(row -> row.startsWith("| pebbles |")))
        .hasSize(6)
        .anySatisfy(row -> assertThat(row).startsWith("| pebbles | casual | novice | 4 | "))
        .anySatisfy(row -> assertThat(row).startsWith("| pebbles | master | greedy | 4 | "))
        .anySatisfy(row -> assertThat(row).startsWith("| pebbles | master | uniform | 2 | "));
  }

  @Test
  void aLadderThatIsKeptIsNotClimbedTwice() throws IOException {
    Path log = keep.resolve("log");
    String[] ladder = {
      "ladder", "pebbles", "--parts", "--games", "4", "--threads", "1", "--log", log.toString()
    };

    String once = new LabDesk(keep).run(ladder).out();
    long size = size(log);
    String again = new LabDesk(keep).run(ladder).out();

    // Pebbles has a judgement and no more: there is nothing else to take away.
    assertThat(again)
        .isEqualTo(once)
        .contains("mcts:500it/trust=0/root=0", "mcts:500it/plies=10000")
        .doesNotContain("advised=0", "guided=0");
    assertThat(size(log)).isEqualTo(size);
  }

  @Test
  void aLadderThatWasStoppedTellsWhatItHas() throws IOException {
    Path log = keep.resolve("log");
    String[] ladder = {
      "ladder", "pebbles", "--games", "4", "--fixed", "2", "--threads", "1", "--log", log.toString()
    };
    assertThat(new LabDesk(keep).run(ladder).exitCode()).isZero();
    Path greedy = log.resolve("pebbles-master-greedy.jsonl");
    Files.write(greedy, Files.readAllLines(greedy).subList(0, 1 + 3));
    Files.delete(log.resolve("pebbles-master-uniform.jsonl"));

    String told =
        new LabDesk(keep).run("ladder", "pebbles", "--logged", "--log", log.toString()).out();

    assertThat(told)
        .contains("| pebbles | casual | novice | 4 | ", "| pebbles | master | greedy | 3 | ")
        .doesNotContain("uniform");
  }

  private static long size(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.mapToLong(file -> file.toFile().length()).sum();
    }
  }
}
