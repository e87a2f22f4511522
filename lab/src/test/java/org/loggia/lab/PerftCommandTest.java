package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
  @TempDir Path keep;

  private String perft(String position, int depth) {
    LabDesk.Answer answer =
        new LabDesk(keep).run("perft", "pebbles", "--position", position, "--depth", "" + depth);
    assertThat(answer.exitCode()).isZero();
    return answer.lastLine();
  }

  @ParameterizedTest(name = "five pebbles, {0} moves deep: {1} lines")
  @CsvSource({"0, 1", "1, 2", "2, 4", "3, 7", "4, 8", "5, 8", "9, 8"})
  void linesCountedByHand(int depth, String lines) {
    // Five is the sum of ones and twos in eight orders: one of five moves, four of four, three of
    // three. A line that is over early counts once, however deep one looks.
    assertThat(perft("heap 5", depth)).isEqualTo(lines);
  }

  @Test
  void luckEndsALineAsTheEndDoes() {
    assertThat(perft("heap 5; option-magpie on", 1)).isEqualTo("2");
    assertThat(perft("heap 5; option-magpie on", 4)).isEqualTo("2");
    assertThat(perft("heap 2; option-magpie on", 3)).isEqualTo("2");
    assertThat(perft("heap 0; turn -2; last 1", 3)).isEqualTo("1");
  }

  @Test
  void dividedByTheFirstMove() {
    String out =
        new LabDesk(keep)
            .run("perft", "pebbles", "--position", "heap 5", "--depth", "3", "--divide")
            .out();

    assertThat(out).isEqualTo("take 1: 4\ntake 2: 3\n7\n");
  }

  @Test
  void withoutAPositionANewGameIsCounted() {
    LabDesk.Answer answer =
        new LabDesk(keep)
            .run("perft", "pebbles", "--depth", "3", "--option", "heap=4", "--players", "3");

    assertThat(answer.lastLine()).isEqualTo("5");
  }
}
