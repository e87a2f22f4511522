package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeadlineCommandTest {
  @TempDir Path keep;

  @Test
  void everyMoveOfAGameIsMeasured() {
    LabDesk.Answer answer = new LabDesk(keep).run("deadline", "pebbles", "--millis", "1");

    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(answer.out())
        .containsPattern(
            "\\| pebbles \\| [1-9]\\d* \\| -?[\\d.]+ ms \\| -?[\\d.]+ ms \\| [\\d.]+ ms \\|");
  }
}
