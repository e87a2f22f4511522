package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** Advice is worth something. */
class AzulAdviserTest {
  private static final Adviser<AzulPosition, AzulMove> ADVISER = Azul.GAME.adviser();

  @ParameterizedTest(name = "{0} players, {1} side")
  @CsvSource({"2,coloured", "4,coloured", "2,grey"})
  void quick_moves_win_against_any_moves(int seats, String side) {
    double won = 0;
    int games = 300;
    for (int seed = 0; seed < games; seed++) {
      FastChance chance = new FastChance(seed);
      AzulPosition position = Azul.GAME.start(Setup.of(seats).with(Azul.SIDE, side));
      position.settle(chance, Journal.OFF);
      int quick = seed % seats;
      while (position.actor() != Seat.NOBODY) {
        Choices<AzulMove> legal = position.legal();
        AzulMove move =
            position.actor() == quick
                ? ADVISER.playout(position, chance)
                : legal.get(chance.below(legal.count()));
        position.play(move, Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
      won += position.result().share(quick);
    }
    assertThat(won / games).isGreaterThan(0.9);
  }

  @Test
  void full_lines_and_near_bonuses_are_good_and_tiles_on_the_floor_are_bad() {
    assertThat(standing("lines0 - - RRR - -")).isGreaterThan(0.5);
    assertThat(standing("wall0 B.... .B... ..B.. ...B. .....")).isGreaterThan(0.5);
    assertThat(standing("score0 9; score1 9; floor0 KKK")).isLessThan(0.5);
    assertThat(standing("lines0 - RR - - -")).isGreaterThan(standing("lines0 - R - - -"));
    assertThat(standing("score1 3")).isLessThan(0.5).isGreaterThan(0);
    assertThat(standing("turn 1")).isEqualTo(0.5);
  }

  private static double standing(String boards) {
    double[] standing = new double[2];
    ADVISER.judge(Table.of("F BBYR - - - -; " + boards).position, standing);
    assertThat(standing[0] + standing[1]).isEqualTo(1);
    return standing[0];
  }
}
