package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.loggia.core.Receipt;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;

class EndAndScoringTest {

  private static int points(String palace) {
    return Palace.read(palace).points();
  }

  @Test
  void five_storeys_of_marble_with_three_windows_bring_27_the_most_there_is() {
    assertThat(points("m13-m23-m33-m43-m53")).isEqualTo(27);
  }

  @Test
  void with_one_of_them_of_brick_they_bring_21() {
    assertThat(points("m13-m23-b33-m43-m53")).isEqualTo(21);
  }

  @Test
  void two_storeys_bring_nothing_and_one_costs_5() {
    assertThat(points("m13-m43")).isZero();
    assertThat(points("m53")).isEqualTo(-5);
  }

  @Test
  void three_storeys_bring_their_windows_and_3_for_one_stone() {
    assertThat(points("b11-b21-b31")).isEqualTo(6);
    assertThat(points("b11-b21-s31")).isEqualTo(3);
  }

  @Test
  void four_storeys_bring_their_windows_and_3_and_3_more_for_one_stone() {
    assertThat(points("b12-b22-s32-b42")).isEqualTo(11);
    assertThat(points("b12-b22-b32-b42")).isEqualTo(14);
  }

  @Test
  void a_single_tile_joined_to_two_storeys_makes_13_points_of_difference() {
    Table stone = Table.of("seats 2; palaces0 b22-b42 b31; hand0 2");
    assertThat(stone.position.estate[0].points()).isEqualTo(-5);
    stone.play("join 2 into 1 for 2");
    assertThat(stone.position.estate[0].points()).isEqualTo(8);
    assertThat(stone.heard())
        .contains(new PalazzoEvent.Joined(0, Card.CERTIFICATE, Tile.read("b31"), 1, 13));
    Table mixed = Table.of("seats 2; palaces0 b23-m43 b32; hand0 2").play("join 2 into 1 for 2");
    assertThat(mixed.position.estate[0].points()).isEqualTo(8);
  }

  private static Result result(String position) {
    Table table = Table.of("seats 2; phase over; ending riders; riders 5; " + position);
    return table.position.result();
  }

  @Test
  void every_point_has_a_receipt() {
    Result result =
        result("palaces0 m13-m23-m33-m43-m53 b12-b22-s32-b42 s11-s21-s31 s43 b11-b51 b33");
    assertThat(result.of(0).receipts())
        .containsExactly(
            new Receipt("windows", 15 + 8 + 3, 26),
            new Receipt("storeys-5", 1, 6),
            new Receipt("storeys-4", 1, 3),
            new Receipt("storeys-3", 1, 0),
            new Receipt("storeys-2", 1, 0),
            new Receipt("storeys-1", 2, -10),
            new Receipt("one-material", 2, 9));
    assertThat(result.of(0).points()).isEqualTo(34);
    assertThat(result.of(0).place()).isEqualTo(1);
    assertThat(result.of(1).points()).isZero();
    assertThat(result.of(1).place()).isEqualTo(2);
  }

  @Test
  void among_equals_the_better_hand_wins() {
    Result result = result("hand0 7r 7g 7r; hand1 4r 4g 4s");
    assertThat(result.of(0).tieBreaks().getFirst().value()).isEqualTo(14);
    assertThat(result.of(1).tieBreaks().getFirst().value()).isEqualTo(15);
    assertThat(result.of(1).place()).isEqualTo(1);
    assertThat(result.of(0).place()).isEqualTo(2);
  }

  @Test
  void equals_with_equal_hands_share_the_victory() {
    Result result = result("hand0 7r 7r 7g; hand1 7s 7s 7g");
    assertThat(result.of(0).place()).isEqualTo(1);
    assertThat(result.of(1).place()).isEqualTo(1);
    assertThat(result.share(0)).isEqualTo(0.5);
  }

  @Test
  void points_come_before_money() {
    Result result = result("palaces0 b11; hand0 7r 7r 7r 6r 6r");
    assertThat(result.of(1).place()).isEqualTo(1);
  }

  @Test
  void at_the_end_all_hands_are_shown() {
    Table table = Table.of("seats 2; III b41; riders 4; secret0 4r 4g; secret1 7s; hand1 2");
    table.play("tiles").draws(Table.RIDER);
    assertThat(table.text()).contains("hand0 4r 4g; hand1 7s 2").doesNotContain("secret");
    assertThat(table.heard())
        .contains(
            new PalazzoEvent.HandShown(0, Table.cards("4r+4g"), 4),
            new PalazzoEvent.HandShown(1, Table.cards("7s+2"), 9));
  }

  @Test
  void at_the_end_every_palace_tells_its_points() {
    Table table =
        Table.of("seats 2; III b41; riders 4; palaces0 b11-b21-b33 m12; palaces1 s12-s31");
    table.play("tiles").draws(Table.RIDER);
    assertThat(table.heard())
        .containsSubsequence(
            List.of(
                new PalazzoEvent.Scored(0, 1, 3, 8),
                new PalazzoEvent.Scored(0, 2, 1, -5),
                new PalazzoEvent.Scored(1, 1, 2, 0)));
  }

  @Test
  void twelve_rounds_without_drawing_tiles_are_a_standstill() {
    Table table = Table.of("seats 2; turn 1; idle 23; palaces1 b11; hand1 2; secret0 5g");
    table.play("clear 1 for 2");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
    assertThat(table.position.result().ending()).isEqualTo("standstill");
    assertThat(table.heard())
        .contains(
            new PalazzoEvent.Standstill(12), new PalazzoEvent.HandShown(0, Table.cards("5g"), 5));
  }

  @Test
  void with_three_players_twelve_rounds_are_36_turns() {
    Table table = Table.of("seats 3; idle 34; hand0 2; palaces0 b11; hand1 2; palaces1 m11");
    table.play("clear 1 for 2");
    assertThat(table.position.actor()).isEqualTo(1);
    table.play("clear 1 for 2");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
  }

  @Test
  void drawing_tiles_begins_the_count_anew() {
    Table table = Table.of("seats 2; idle 23").play("tiles").draws("b12", "b13");
    table.play("auction", "pass", "box b13");
    assertThat(table.position.idle).isZero();
    table.play("money").turnsUp("3r", "3g", "3s").play("take 3r+3g");
    assertThat(table.position.idle).isEqualTo(1);
  }

  @Test
  void the_table_may_agree_on_other_rounds_or_on_none() {
    Table two = Table.of("seats 2; standstill 1; idle 1; hand0 2; palaces0 b11");
    two.play("clear 1 for 2");
    assertThat(two.position.actor()).isEqualTo(Seat.NOBODY);
    Table none = Table.of("seats 2; standstill 0; idle 5000; hand0 2; palaces0 b11");
    none.play("clear 1 for 2");
    assertThat(none.position.actor()).isEqualTo(1);
    Setup setup = Setup.of(2).with(Palazzo.STANDSTILL, 0);
    assertThat(setup.options()).isEqualTo(Map.of("standstill", "0"));
    assertThat(Palazzo.GAME.check(setup)).isNull();
  }
}
