package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

class AdviserTest {

  private static TreeSet<String> advice(String position) {
    TreeSet<String> texts = new TreeSet<>();
    for (PalazzoMove move : Palazzo.GAME.adviser().candidates(Table.of(position).position)) {
      texts.add(Palazzo.GAME.notation().writeMove(move));
    }
    return texts;
  }

  @Test
  void nobody_is_advised_to_pay_more_cards_than_needed() {
    assertThat(advice("seats 2; phase choose; depot b12; hand0 7r 6r 2 2"))
        .contains("auction", "buy b12 with 7r+2")
        .doesNotContain("buy b12 with 7r+6r+2", "buy b12 with 7r+2+2");
  }

  @Test
  void to_jump_is_among_the_raises() {
    assertThat(advice("seats 2; phase bid; at 1; builder east; east m53; hand1 4r 5r 7r 2"))
        .contains("pass", "raise 4r", "raise 7r")
        .doesNotContain("raise 4r+5r+7r+2");
  }

  @Test
  void a_single_tile_that_fits_is_worth_rebuilding_and_the_cheapest_card_pays() {
    assertThat(advice("seats 2; II m13; palaces0 b12-b32 b23; hand0 7r 7g 7s 2"))
        .contains("join 2 into 1 for 2")
        .doesNotContain("join 2 into 1 for 7r", "split 1 floor 1 for 2");
  }

  @Test
  void tiles_are_built_where_they_bring_most() {
    Table table = Table.of("seats 2; III b51; phase build; pending b41; palaces0 b12-b23-b32 s11");
    PalazzoMove move = Palazzo.GAME.adviser().playout(table.position, new FastChance(1));
    assertThat(Palazzo.GAME.notation().writeMove(move)).isEqualTo("build b41 on 1");
  }

  @Test
  void the_player_with_the_finer_palaces_is_judged_to_stand_better() {
    Table table = Table.of("seats 3; palaces1 b12-b23-b32-b42; palaces2 m11 m21");
    double[] standing = new double[3];
    Palazzo.GAME.adviser().judge(table.position, standing);
    assertThat(standing[1]).isGreaterThan(standing[0]).isBetween(0.5, 1.0);
    assertThat(standing[0]).isBetween(0.0, 0.5);
    assertThat(standing[2]).isBetween(0.0, 0.5);
  }

  @Test
  void secret_money_counts_in_a_judgement() {
    Table table = Table.of("seats 2; secret1 7r 7r 7r 6r");
    double[] standing = new double[2];
    Palazzo.GAME.adviser().judge(table.position, standing);
    assertThat(standing[1]).isGreaterThan(standing[0]);
  }

  @Test
  void the_more_money_the_less_another_coin_is_worth() {
    double supply = 6;
    double few = Outlook.money(cards("7r+7r+7r"), supply);
    double many = Outlook.money(cards("7r+7r+7r+5r+5r+5r+3r+3r+3r"), supply) - few;
    assertThat(many / 24).isPositive().isLessThan(few / 21);
  }

  @Test
  void money_is_worth_less_when_fewer_tiles_are_to_come_and_in_the_end_it_only_breaks_ties() {
    Cards hand = cards("7r+7r+7r+6r");
    assertThat(Outlook.money(hand, 2)).isLessThan(Outlook.money(hand, 8));
    assertThat(Outlook.money(hand, 0)).isPositive().isLessThan(0.5);
    assertThat(Outlook.money(Cards.NONE, 0)).isZero();
  }

  @Test
  void a_quick_game_rebuilds_with_single_tiles_only() {
    assertThat(quickRebuild("seats 2; II m13; palaces0 b12-b32 b23; hand0 7r 7g 7s 2"))
        .isEqualTo("join 2 into 1 for 2");
    assertThat(quickRebuild("seats 2; II m13; palaces0 b12-b32; hand0 7r 2")).isEqualTo("none");
    assertThat(quickRebuild("seats 2; II m13; palaces0 b12-b32 b23")).isEqualTo("none");
  }

  private static String quickRebuild(String position) {
    PalazzoMove move = UsefulRebuilds.best(Table.of(position).position);
    return move == null ? "none" : Palazzo.GAME.notation().writeMove(move);
  }

  @Test
  void its_playouts_beat_players_who_play_at_random() {
    int won = 0;
    for (int seed = 1; seed <= 60; seed++) {
      FastChance chance = new FastChance(seed);
      int adviser = seed % 3;
      PalazzoPosition position = Palazzo.GAME.start(Setup.of(3));
      position.settle(chance, Journal.OFF);
      while (position.actor() != Seat.NOBODY) {
        PalazzoMove move =
            position.actor() == adviser
                ? Palazzo.GAME.adviser().playout(position, chance)
                : position.legal().get(chance.below(position.legal().count()));
        position.play(move, Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
      won += position.result().of(adviser).place() == 1 ? 1 : 0;
    }
    assertThat(won).isGreaterThan(55);
  }

  @Test
  void every_candidate_is_listed_once() {
    FastChance chance = new FastChance(5);
    PalazzoPosition position = Palazzo.GAME.start(Setup.of(4));
    position.settle(chance, Journal.OFF);
    while (position.actor() != Seat.NOBODY) {
      List<PalazzoMove> candidates = Palazzo.GAME.adviser().candidates(position);
      assertThat(candidates).isNotEmpty().doesNotHaveDuplicates();
      position.play(candidates.get(chance.below(candidates.size())), Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
  }
}
