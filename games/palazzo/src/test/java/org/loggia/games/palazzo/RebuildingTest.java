package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import org.junit.jupiter.api.Test;

class RebuildingTest {

  @Test
  void a_tile_from_any_place_of_a_palace_founds_a_new_one() {
    for (String[] way :
        new String[][] {{"1", "m33-b41 m12"}, {"3", "m12-b41 m33"}, {"4", "m12-m33 b41"}}) {
      Table table = Table.of("seats 2; palaces0 m12-m33-b41; hand0 4r 2");
      table.play("split 1 floor " + way[0] + " for 4r");
      assertThat(table.text()).contains("palaces0 " + way[1]);
      assertThat(table.position.money.hand(0)).isEqualTo(cards("2"));
      assertThat(table.position.money.discard).isEqualTo(cards("4r"));
      assertThat(table.position.turn).isEqualTo(1);
    }
  }

  @Test
  void a_palace_of_one_storey_cannot_be_split() {
    Table table = Table.of("seats 2; palaces0 m12; hand0 4r");
    table.refuses("split 1 floor 1 for 4r", "P11.2");
    table.refuses("split 2 floor 1 for 4r", "P10.3");
    assertThat(table.legal()).containsExactlyInAnyOrder("tiles", "money", "clear 1 for 4r");
  }

  @Test
  void only_a_floor_that_is_there_can_be_split_off() {
    Table table = Table.of("seats 2; palaces0 m12-m33; hand0 4r");
    table.refuses("split 1 floor 2 for 4r", "P11.3");
    table.refuses("split 1 floor 5 for 4r", "P11.3");
  }

  @Test
  void a_single_tile_goes_below_in_between_or_on_top() {
    for (String[] way :
        new String[][] {{"b12", "b12-m22-m41"}, {"b33", "m22-b33-m41"}, {"b53", "m22-m41-b53"}}) {
      Table table = Table.of("seats 2; palaces0 m22-m41 " + way[0] + "; hand0 2");
      table.play("join 2 into 1 for 2");
      assertThat(table.position.estate[0].list()).hasSize(1);
      assertThat(table.position.estate[0].palace(1).text()).isEqualTo(way[1]);
    }
  }

  @Test
  void no_floor_can_be_there_twice() {
    Table table = Table.of("seats 2; palaces0 m22-m41 b23; hand0 2");
    table.refuses("join 2 into 1 for 2", "P11.5");
    table.refuses("join 2 into 2 for 2", "P11.5");
    table.refuses("join 2 into 3 for 2", "P10.3");
    table.refuses("join 3 into 1 for 2", "P10.3");
  }

  @Test
  void two_single_tiles_make_a_palace_of_two_storeys() {
    Table table = Table.of("seats 2; palaces0 m22 b33; hand0 2");
    table.allows("join 1 into 2 for 2", "join 2 into 1 for 2");
    table.play("join 1 into 2 for 2");
    assertThat(table.position.estate[0].palace(1).text()).isEqualTo("m22-b33");
  }

  @Test
  void palaces_behind_a_single_tile_that_goes_away_move_up_by_one() {
    Table joined = Table.of("seats 2; palaces0 b11 m22 b33-b41 s51; hand0 2");
    joined.play("join 2 into 3 for 2");
    assertThat(joined.text()).contains("palaces0 b11 m22-b33-b41 s51");
    assertThat(joined.position.estate[0].palace(2).text()).isEqualTo("m22-b33-b41");
    // Palace 3 is palace 2 now; what is said of the move uses the number that it was played with.
    assertThat(joined.heard().toString()).contains("palace=3");
    Table cleared = Table.of("seats 2; palaces0 b11 m22 b33-b41; hand0 2").play("clear 1 for 2");
    assertThat(cleared.position.estate[0].palace(1).text()).isEqualTo("m22");
    assertThat(cleared.position.estate[0].palace(2).text()).isEqualTo("b33-b41");
  }

  @Test
  void a_tile_of_a_taller_palace_cannot_be_moved_straight_into_another() {
    Table table = Table.of("seats 2; palaces0 m22-m41 b33-b53; hand0 2");
    table.refuses("join 2 into 1 for 2", "P11.4");
    table.refuses("clear 2 for 2", "P11.4");
  }

  @Test
  void but_in_two_turns_it_can() {
    Table table = Table.of("seats 2; palaces0 m22-m41 b33-b53; hand0 2 2; hand1 3r");
    table.play("split 2 floor 3 for 2", "money");
    table.turnsUp("3r", "3g", "3s").play("take 3r+3g", "join 3 into 1 for 2");
    assertThat(table.text()).contains("palaces0 m22-b33-m41 b53");
  }

  @Test
  void a_single_tile_can_be_removed_from_the_game() {
    Table table = Table.of("seats 2; palaces0 m22-m41 b33; hand0 2").play("clear 2 for 2");
    assertThat(table.text()).contains("palaces0 m22-m41;").contains("box b33");
    assertThat(table.heard())
        .contains(new PalazzoEvent.Cleared(0, Card.CERTIFICATE, Tile.read("b33"), 5));
  }

  @Test
  void without_a_card_there_is_no_rebuilding() {
    Table table = Table.of("seats 2; palaces0 m22-m41 b33; hand1 2");
    table.refuses("clear 2 for 2", "P11.1");
    table.refuses("join 2 into 1 for 3r", "P11.1");
    table.refuses("split 1 floor 2 for 3r", "P11.1");
    assertThat(table.legal()).containsExactlyInAnyOrder("tiles", "money");
  }

  @Test
  void without_palaces_neither() {
    Table table = Table.of("seats 2; hand0 2 3r");
    assertThat(table.legal()).containsExactlyInAnyOrder("tiles", "money");
    table.refuses("pass", "P4.1");
  }

  @Test
  void any_kind_of_card_pays_each_kind_once() {
    Table table = Table.of("seats 2; palaces0 m22; hand0 2 2 7r; secret0 3g");
    assertThat(table.legal())
        .containsExactlyInAnyOrder(
            "tiles", "money", "clear 1 for 2", "clear 1 for 7r", "clear 1 for 3g");
  }
}
