package org.loggia.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LineUpsTest {
  @Test
  void twoBotsSwapSeatsWithTheSameLuck() {
    LineUps lineUps = new LineUps(2, 2);

    assertThat(lineUps.of(0)).containsExactly(0, 1);
    assertThat(lineUps.of(1)).containsExactly(1, 0);
    assertThat(lineUps.round(0)).isEqualTo(lineUps.round(1)).isNotEqualTo(lineUps.round(2));
  }

  @Test
  void inARoundEverybodySitsEverywhereOnce() {
    LineUps lineUps = new LineUps(4, 4);
    for (int round = 0; round < 4; round++) {
      for (int seat = 0; seat < 4; seat++) {
        TreeSet<Integer> seen = new TreeSet<>();
        for (int game = 4 * round; game < 4 * round + 4; game++) {
          seen.add(lineUps.of(game).get(seat));
        }
        assertThat(seen).hasSize(4);
      }
    }
  }

  @Test
  void neighboursChangeFromRoundToRound() {
    LineUps lineUps = new LineUps(3, 3);

    assertThat(List.of(lineUps.of(0), lineUps.of(1), lineUps.of(2)))
        .containsExactly(List.of(0, 1, 2), List.of(1, 2, 0), List.of(2, 0, 1));
    assertThat(List.of(lineUps.of(3), lineUps.of(4), lineUps.of(5)))
        .containsExactlyInAnyOrder(List.of(2, 1, 0), List.of(1, 0, 2), List.of(0, 2, 1));
  }

  @Test
  void ofMoreBotsThanSeatsEveryCompanyMeets() {
    LineUps lineUps = new LineUps(4, 2);
    TreeSet<String> companies = new TreeSet<>();
    for (int game = 0; game < 12; game++) {
      companies.add(new TreeSet<>(lineUps.of(game)).toString());
    }
    assertThat(companies).hasSize(6);
  }

  @Test
  void fewerBotsThanSeatsTakeSeveralSeats() {
    LineUps lineUps = new LineUps(2, 3);
    for (int game = 0; game < 6; game++) {
      assertThat(lineUps.of(game)).contains(0, 1).hasSize(3);
    }
  }
}
