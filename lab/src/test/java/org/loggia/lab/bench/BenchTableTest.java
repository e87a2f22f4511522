package org.loggia.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.lab.bench.Bench.Figure;
import org.loggia.lab.pebbles.Pebbles;
import org.loggia.lab.show.Marks;

class BenchTableTest {
  private final String table =
      BenchTable.of(
          List.of(
              new Figure("", "thousandThrows", 2_000, 10),
              new Figure("pebbles", "move", 150, 2),
              new Figure("pebbles", "game", 3_000_000, 20_000)),
          "By hand.");

  @Test
  void figuresAreReadableAndMeasuredInYardsticks() {
    assertThat(table)
        .contains("| (yardstick) | 1,000 throws of a die | 2.00 µs | 10.0 ns | 500,000 | 1.00 |")
        .contains("| pebbles | one random move | 150.0 ns | 2.0 ns | 6,666,667 | 0.0750 |")
        .contains("| pebbles | one random game | 3.00 ms | 20.00 µs | 333 | 1.50e+03 |")
        .endsWith("\nBy hand.\n");
  }

  @Test
  void theTableReplacesTheOneBetweenTheMarks() {
    Marks marks = new Marks("bench");
    String document = "before\n" + marks.begin() + "\nold\n" + marks.end() + "\nafter\n";

    String renewed = marks.into(document, table);

    assertThat(renewed).startsWith("before\n").endsWith("\nafter\n").contains(table);
    assertThat(renewed).doesNotContain("old");
    assertThat(marks.into(renewed, table)).isEqualTo(renewed);
    assertThatThrownBy(() -> marks.into("no marks", table)).hasMessageContaining("bench:begin");
  }

  @Test
  void whatIsMeasuredIsRandomPlayFromStartToResult() {
    RandomPlay<?, ?, ?> play = new RandomPlay<>(new Pebbles());

    assertThat(play.game().toString()).contains("last-taken");
    assertThat(play.move()).isNotNull();
    assertThat(play.think().toString()).contains("visits=");
    assertThat(play.copy()).isNotSameAs(play.move());
  }
}
