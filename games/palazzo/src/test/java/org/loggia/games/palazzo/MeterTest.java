package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Meter;

class MeterTest {
  private static double figure(double[] figures, String metric) {
    return figures[new PalazzoMeter().metrics().indexOf(metric)];
  }

  @Test
  void it_counts_what_happened_in_a_game() {
    Table table =
        Table.of(
            "seats 2; III b32 m51; riders 3; builder north; east m11; palaces1 b11-b21-b31 s12;"
                + " hand0 4r 5r; hand1 6s 7s 2");
    Meter<PalazzoPosition, PalazzoMove> meter = Palazzo.GAME.meter();
    meter.begin(table.position);
    play(meter, table, "tiles");
    table.draws(Table.RIDER, "b32");
    for (String text :
        List.of(
            "auction", "raise 6s", "raise 4r", "raise 7s", "pass", "box m11", "clear 2 for 2")) {
      play(meter, table, text);
    }
    play(meter, table, "money");
    table.turnsUp("3r", "3g", "3s");
    play(meter, table, "take 3r+3g");
    play(meter, table, "tiles");
    table.draws(Table.RIDER);

    double[] figures = new double[new PalazzoMeter().metrics().size()];
    meter.over(table.position, figures);
    assertThat(figure(figures, "turns")).isEqualTo(4);
    assertThat(figure(figures, "money-turns")).isEqualTo(1);
    assertThat(figure(figures, "rebuilds")).isEqualTo(1);
    assertThat(figure(figures, "purchases")).isZero();
    assertThat(figure(figures, "auctions")).isEqualTo(1);
    assertThat(figure(figures, "winning-bid")).isEqualTo(13);
    assertThat(figure(figures, "palaces-1")).isZero();
    assertThat(figure(figures, "palaces-3")).isEqualTo(1);
    assertThat(figure(figures, "one-material")).isEqualTo(1);
    assertThat(figure(figures, "largest-hand")).isEqualTo(4);
    assertThat(figure(figures, "tiles-boxed")).isEqualTo(table.position.site.box.size());
  }

  private static void play(Meter<PalazzoPosition, PalazzoMove> meter, Table table, String text) {
    meter.move(table.position, table.move(text));
    table.play(text);
  }
}
