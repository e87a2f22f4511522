package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Meter;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** Numbers that other engines have found too, and choices that agree with the clauses. */
class AzulCountsTest {

  @Test
  void the_lines_of_play_from_a_deal() {
    AzulPosition deal = Table.of("F BBYR KKWW BYRK WWWB YYRR").position;
    assertThat(lines(deal, 1)).isEqualTo(78);
    assertThat(lines(deal, 2)).isEqualTo(5_616);
    assertThat(lines(deal, 3)).isEqualTo(310_560);
    assertThat(lines(deal, 4)).isEqualTo(14_638_400);
    AzulPosition grey = Table.of("F BBYR KKWW BYRK WWWB YYRR; side grey").position;
    assertThat(lines(grey, 3)).isEqualTo(310_560);
  }

  private static long lines(AzulPosition position, int depth) {
    Choices<AzulMove> legal = position.legal();
    if (depth == 1) {
      return legal.count();
    }
    long lines = 0;
    AzulPosition next = position.copy();
    for (AzulMove move : legal.list()) {
      next.copyFrom(position);
      next.play(move, Journal.OFF);
      lines += lines(next, depth - 1);
    }
    return lines;
  }

  @Test
  void uniformly_random_games_of_two_have_the_known_length_and_breadth() {
    int games = 60_000;
    long moves = 0;
    long choices = 0;
    long rounds = 0;
    for (int seed = 0; seed < games; seed++) {
      FastChance chance = new FastChance(seed);
      AzulPosition position = Azul.GAME.start(Setup.of(2).withFirst(0));
      position.settle(chance, Journal.OFF);
      while (position.actor() != Seat.NOBODY) {
        int count = position.legal().count();
        moves++;
        choices += count;
        position.play(position.legal().get(chance.below(count)), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
      rounds += position.round;
    }
    assertThat(moves / (double) games).isBetween(70.34 - 0.15, 70.34 + 0.15);
    assertThat(rounds / (double) games).isBetween(6.596 - 0.015, 6.596 + 0.015);
    assertThat(choices / (double) moves).isBetween(23.15 - 0.03, 23.15 + 0.03);
  }

  @Test
  void what_is_offered_is_exactly_what_no_clause_forbids() {
    for (Setup setup : Azul.GAME.info().variants()) {
      for (int seed = 0; seed < 20; seed++) {
        FastChance chance = new FastChance(seed);
        AzulPosition position = Azul.GAME.start(setup);
        position.settle(chance, Journal.OFF);
        while (position.actor() != Seat.NOBODY) {
          List<AzulMove> list = position.legal().list();
          List<AzulMove> allowed = everything();
          allowed.removeIf(move -> position.why(move) != null);
          assertThat(new HashSet<>(list)).hasSameSizeAs(list).isEqualTo(new HashSet<>(allowed));
          position.play(list.get(chance.below(list.size())), Journal.OFF);
          position.settleIfDue(chance, Journal.OFF);
        }
        assertThat(position.legal().list()).isEmpty();
      }
    }
  }

  private static List<AzulMove> everything() {
    List<AzulMove> moves = new ArrayList<>();
    for (Colour colour : Colour.ALL) {
      for (int source = 0; source <= Sources.MOST_DISPLAYS; source++) {
        for (int line = 0; line <= Board.LINES; line++) {
          moves.add(new AzulMove.Take(source, colour, line));
        }
      }
    }
    for (int row = 1; row <= Wall.SIZE; row++) {
      for (int column = 1; column <= Wall.SIZE; column++) {
        moves.add(new AzulMove.Place(row, column));
      }
    }
    return moves;
  }

  @Test
  void the_most_moves_there_can_be() {
    assertThat(Table.of("F BYRK BYRW BYKW BRKW YRKW").position.legal().count()).isEqualTo(120);
    assertThat(Table.of("F BYRK BYRW BYKW BRKW YRKW BYRK BYRW").position.legal().count())
        .isEqualTo(168);
    assertThat(Table.of("F BYRK BYRW BYKW BRKW YRKW BYRK BYRW BYKW BRKW").position.legal().count())
        .isEqualTo(216);
  }

  @Test
  void the_meter_counts_what_lies_on_the_table_at_the_end() {
    Table table =
        Table.of(
            "F - - - - -; phase over; round 6; ending row; wall0 BYRKW WB... K.B.. R..B. Y...B; "
                + "score0 8 gained 40 lost 32 paid 18; wall1 B.... .B... ..B.. ...B. ....B");
    Meter<AzulPosition, AzulMove> meter = Azul.GAME.meter();
    Table before = Table.of("F BBYR KKWW BYRK WWWB YYRR");
    meter.begin(before.position);
    meter.move(before.position, before.move("F1 blue 2"));
    double[] figures = new double[new AzulMeter().metrics().size()];
    meter.over(table.position, figures);
    assertThat(figures).containsExactly(6, 0.5, 0.5, 1, 1.5, 1, 78);
  }
}
