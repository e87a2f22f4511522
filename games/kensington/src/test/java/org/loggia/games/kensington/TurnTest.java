package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.Script;
import org.loggia.core.json.Json;
import org.loggia.games.kensington.KensingtonEvent.ChipEarned;
import org.loggia.games.kensington.KensingtonEvent.NothingToDraw;
import org.loggia.games.kensington.KensingtonEvent.Returned;
import org.loggia.games.kensington.KensingtonEvent.Stored;

/** K2, K3, K6 and K7: the set-up, taking a tile, chips, theft and the warehouse. */
class TurnTest {

  @Test
  void everybody_starts_with_a_door_an_empty_warehouse_and_one_of_four_chips() {
    for (int seats = 2; seats <= 5; seats++) {
      KensingtonPosition position = Kensington.GAME.start(Setup.of(seats));
      position.settle(Script.of(seats - 1), Journal.OFF);
      assertThat(position.actor()).isEqualTo(seats - 1);
      assertThat(position.chips).containsOnly(1).hasSize(seats);
      assertThat(position.supply).isEqualTo(3 * seats);
      for (Warehouse warehouse : position.warehouses) {
        assertThat(warehouse.tile(0)).isEqualTo(Manifest.NONE);
        assertThat(warehouse.tile(1)).isEqualTo(Manifest.NONE);
      }
      assertThat(position.inBack).satisfies(heap -> assertThat(sum(heap)).isEqualTo(100));
      for (Building building : position.buildings) {
        assertThat(building.lo).isEqualTo(building.hi);
        assertThat(building.cell(building.zero, 0)).isEqualTo(Front.DOOR.code);
      }
    }
  }

  private static int sum(int[] numbers) {
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }

  @Test
  void the_table_can_agree_on_who_begins_and_play_goes_clockwise() {
    KensingtonPosition position = Kensington.GAME.start(Setup.of(3).withFirst(2));
    assertThat(position.actor()).isEqualTo(Seat.LUCK);
    position.settle(Script.of(), Journal.OFF);
    assertThat(position.actor()).isEqualTo(2);
    Table table = Table.of("seats 3; turn 2; house2 R-SQ1@0,1");
    table.draw("diamond-T4u", "Y-T4d");
    assertThat(table.position.turn).isZero();
  }

  @Test
  void a_turn_begins_with_a_tile_and_has_only_one() {
    Table table = Table.of("gates0 Y-SQ1 -");
    table.refuses("build Y-SQ1 at 1", "K3.1");
    table.refuses("join Y-SQ1@1,0 Y-SQ1@1,1", "K3.1");
    table.refuses("done", "K3.1");
    table.draw("beige-SQ4", "K-SQ4");
    table.refuses("draw beige-SQ1", "K3.7");
    table.refuses("steal Y-SQ1 from 1", "K3.7");
    table.play("done");
  }

  @Test
  void backs_show_colour_mark_and_outline_only() {
    Table table = Table.of("seats 2");
    assertThat(table.legal())
        .containsExactlyInAnyOrder(
            "draw beige-SQ1",
            "draw beige-SQ4",
            "draw beige-L3a",
            "draw diamond-T4u",
            "draw diamond-S4h",
            "draw diamond-Z4h",
            "draw diamond-L4a",
            "draw diamond-L4b",
            "draw diamond-U5u",
            "draw brown-SQ1",
            "draw brown-L3a",
            "draw brown-T4u",
            "draw brown-U5u",
            "draw circle-SQ1");
    table.refuses("draw beige-L3b", "K3.8");
    table.refuses("draw diamond-SQ1", "K3.8");
  }

  @Test
  void a_picked_back_is_turned_up_by_luck_among_all_that_look_alike() {
    Table table = Table.of("seats 2");
    table.play("draw diamond-Z4h");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
    assertThat(table.position.legal().count()).isZero();
    assertThat(table.position.inBack[table.position.picked]).isEqualTo(4);
    table.position.settle(Script.of(3), table.notes);
    assertThat(table.text()).contains("K-Z4v");
  }

  @Test
  void a_beige_tile_is_free_and_a_brown_one_costs_a_chip_to_the_supply() {
    Table table = Table.of("seats 2");
    table.draw("beige-SQ1", "Y-SQ1");
    assertThat(table.chips(0)).isEqualTo(1);
    table.play("done");
    int supply = table.position.supply;
    table.draw("circle-SQ1", "W-SQ1");
    assertThat(table.chips(1)).isZero();
    assertThat(table.position.supply).isEqualTo(supply + 1);
  }

  @Test
  void without_a_chip_there_is_no_brown_tile_and_no_theft() {
    Table table = Table.of("chips 0 1; gates1 Y-SQ1 -");
    table.refuses("draw brown-SQ1", "K3.3");
    table.refuses("draw circle-SQ1", "K3.3");
    table.refuses("steal Y-SQ1 from 1", "K3.3");
  }

  @Test
  void with_four_chips_one_must_be_spent() {
    Table table = Table.of("chips 4 1; gates1 Y-SQ1 -");
    table.refuses("draw beige-SQ1", "K3.2");
    table.refuses("draw diamond-T4u", "K3.2");
    table.allows("draw brown-SQ1");
    table.allows("steal Y-SQ1 from 1");
    Table.of("chips 3 1").allows("draw beige-SQ1");
  }

  @Test
  void who_holds_four_chips_pays_the_supply_for_a_brown_tile_and_the_victim_for_a_theft() {
    Table buyer = Table.of("chips 4 1; gates1 Y-SQ1 -");
    assertThat(buyer.position.supply).isEqualTo(3);
    buyer.draw("brown-SQ1", "R-SQ1");
    assertThat(buyer.position.chips).containsExactly(3, 1);
    assertThat(buyer.position.supply).isEqualTo(4);
    Table thief = Table.of("chips 4 1; gates1 Y-SQ1 -");
    thief.play("steal Y-SQ1 from 1");
    assertThat(thief.position.chips).containsExactly(3, 2);
    assertThat(thief.position.supply).isEqualTo(3);
  }

  @Test
  void with_four_chips_a_tile_that_cannot_be_built_is_nothing_to_steal() {
    String noBrown =
        """
        {"shapes": {"SQ1": [[0, 0]], "T4d": [[1, 0], [0, 1], [1, 1], [2, 1]]},
         "windows": [{"shape": "SQ1", "yellow": 2, "black": 0, "difficult": false,
                      "catsYellow": 0, "catsBlack": 0},
                     {"shape": "T4d", "yellow": 1, "black": 0, "difficult": true,
                      "catsYellow": 0, "catsBlack": 0}],
         "roofs": [], "specials": []}
        """;
    Table table = Table.of("chips 4 0; gates1 Y-T4d -", Json.read(noBrown));
    table.refuses("steal Y-T4d from 1", "K3.5");
    assertThat(table.legal()).containsExactly("draw beige-SQ1");
  }

  @Test
  void with_four_chips_and_nothing_to_buy_or_steal_beige_is_free_again() {
    StringBuilder house = new StringBuilder();
    for (int i = 1; i <= 6; i++) {
      house.append(" D-SQ1@").append(i).append(",0 W-SQ1@").append(i).append(",1");
    }
    Table table = Table.of("seats 2; chips 4 0; house0" + house + roofs(), Boxes.BRICKS);
    table.allows("draw beige-SQ1");
    assertThat(table.legal()).containsExactly("draw beige-SQ1");
  }

  /** All thirty roofs of the bricks, on columns 1 to 6 and on columns of windows beyond. */
  private static String roofs() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= 30; i++) {
      boolean bird = i <= 12;
      text.append(i <= 6 ? "" : " Y-SQ1@" + i + ",0");
      text.append(bird ? " R-SQ1-bird@" : " R-SQ1@").append(i).append(i <= 6 ? ",2" : ",1");
    }
    return text.toString();
  }

  @Test
  void a_theft_pays_its_victim_and_must_be_built() {
    Table table = Table.of("seats 3; chips 2 0 1; gates1 K-T4u Y-SQ1; gates2 - Y-SQ4");
    table.refuses("steal Y-SQ4 from 1", "K3.4");
    table.refuses("steal Y-SQ4 from 0", "K3.4");
    table.allows("steal Y-SQ4 from 2");
    table.play("steal K-T4u from 1");
    assertThat(table.position.chips).containsExactly(1, 1, 1);
    assertThat(table.text()).contains("gates1 - Y-SQ1");
    table.refuses("done", "K4.9");
    table.play("build K-T4u at 1");
    assertThat(table.position.chips).as("difficult tiles bring a chip").containsExactly(2, 1, 1);
    assertThat(table.position.turn).isEqualTo(1);
  }

  @Test
  void what_cannot_be_built_this_turn_cannot_be_stolen() {
    Table table = Table.of("house0 Y-SQ4@1,0; gates1 K-U5n Y-T4d");
    table.refuses("steal K-U5n from 1", "K3.5");
    table.refuses("steal Y-T4d from 1", "K3.5");
    assertThat(table.legal()).noneMatch(text -> text.startsWith("steal"));
  }

  @Test
  void a_theft_may_count_on_stored_tiles_that_are_built_first() {
    // T4d needs a pit of one between two columns of the same height.
    String house = "house0 Y-SQ1@0,1 Y-SQ1@1,0 Y-SQ1@2,0; gates1 Y-T4d -";
    Table.of(house).refuses("steal Y-T4d from 1", "K3.5");
    Table table = Table.of(house + "; gates0 Y-SQ1 -");
    table.play("steal Y-T4d from 1");
    assertThat(table.legal()).noneMatch(text -> text.startsWith("build Y-T4d"));
    table.refuses("build Y-SQ1 at 0", "K4.10");
    table.play("build Y-SQ1 at 2").play("build Y-T4d at 0");
  }

  @Test
  void a_theft_may_count_on_joint_building() {
    Table table =
        Table.of("house0 K-SQ1@0,1 Y-SQ1@1,0 K-SQ1@1,1 Y-SQ1@-1,0; gates0 K-SQ1 -; gates1 K-L4f -");
    assertThat(table.legal()).contains("steal K-L4f from 1");
  }

  @Test
  void no_step_may_take_the_last_place_of_the_stolen_tile() {
    // Only the door takes anything black; a roof or something yellow on it leaves no place.
    String house = "house0" + Table.house(-1, "YYYR", "D", "YYYR") + "; gates1 K-SQ1 -; gates0 ";
    Table table = Table.of(house + "R-SQ1 -", Boxes.BRICKS);
    table.play("steal K-SQ1 from 1");
    table.refuses("build R-SQ1 at 0", "K4.10");
    table.allows("build K-SQ1 at 0");
    table = Table.of(house + "Y-SQ1 -", Boxes.BRICKS);
    table.play("steal K-SQ1 from 1");
    table.refuses("build Y-SQ1 at 0", "K4.10");
    table.play("build Y-SQ1 at 2").play("build K-SQ1 at 0");
  }

  @Test
  void building_a_difficult_tile_brings_a_chip_and_storing_it_does_not() {
    Table table = Table.of("seats 2; chips 0 0");
    table.draw("diamond-T4u", "Y-T4u-cat").play("done");
    assertThat(table.chips(0)).isZero();
    assertThat(table.text()).contains("gates0 Y-T4u-cat -");
    table.draw("beige-SQ1", "Y-SQ1").play("done");
    table.draw("beige-SQ1", "Y-SQ1").play("build Y-T4u-cat at 1");
    assertThat(table.chips(0)).isEqualTo(1);
  }

  @Test
  void three_difficult_tiles_in_one_turn_bring_three_chips_beyond_any_limit() {
    Table table = Table.of("chips 3 0; phase build; hand Y-T4u-cat; gates0 Y-L4a-cat Y-L4d");
    table.play("build Y-T4u-cat at 1").play("build Y-L4d at -3").play("build Y-L4a-cat at 4");
    assertThat(table.chips(0)).isEqualTo(6);
  }

  @Test
  void an_empty_supply_gives_no_chip() {
    Table table = Table.of("chips 3 5; phase build; hand Y-T4u-cat");
    assertThat(table.position.supply).isZero();
    table.play("build Y-T4u-cat at 1");
    assertThat(table.chips(0)).isEqualTo(3);
    assertThat(table.events()).noneMatch(ChipEarned.class::isInstance);
  }

  @Test
  void the_last_chip_of_the_supply_goes_to_the_first_of_two_difficult_tiles() {
    Table table = Table.of("chips 2 5; phase build; hand Y-T4u-cat; gates0 Y-L4d -");
    assertThat(table.position.supply).isEqualTo(1);
    table.play("build Y-T4u-cat at 1").play("build Y-L4d at -3");
    assertThat(table.position.chips).containsExactly(3, 5);
    assertThat(table.position.supply).isZero();
  }

  @Test
  void an_unbuilt_tile_goes_to_a_free_gate_even_if_one_would_rather_return_it() {
    Table table = Table.of("gates0 - K-SQ4");
    table.draw("beige-SQ1", "Y-SQ1").play("done");
    assertThat(table.text()).contains("gates0 Y-SQ1 K-SQ4");
    assertThat(table.events()).hasAtLeastOneElementOfType(Stored.class);
  }

  @Test
  void a_gate_that_was_emptied_in_the_same_turn_is_free() {
    Table table = Table.of("gates0 Y-SQ1 K-SQ4");
    table.draw("diamond-U5u", "K-U5n").play("build Y-SQ1 at 1").play("done");
    assertThat(table.text()).contains("gates0 K-U5n K-SQ4");
  }

  @Test
  void with_both_gates_full_the_tile_goes_back_and_the_heap_is_as_large_as_before() {
    Table table = Table.of("gates0 Y-L4e K-T4d-cat");
    int before = sum(table.position.inBack);
    table.draw("diamond-T4u", "Y-T4d");
    assertThat(table.events()).as("nothing to build").hasAtLeastOneElementOfType(Returned.class);
    assertThat(sum(table.position.inBack)).isEqualTo(before);
    assertThat(table.position.turn).isEqualTo(1);
  }

  @Test
  void a_tile_that_went_back_can_be_drawn_again_and_nobody_knows_where_it_lies() {
    Table table = Table.of("gates0 Y-L4e K-T4d-cat; gates1 K-L4f K-L4h");
    int back = table.position.manifest.back(Mark.DIAMOND, "T4u");
    int before = table.position.inBack[back];
    table.draw("diamond-T4u", "Y-T4d").draw("diamond-T4u", "Y-T4d");
    assertThat(table.events()).filteredOn(Returned.class::isInstance).hasSize(2);
    assertThat(table.position.inBack[back]).isEqualTo(before);
  }

  @Test
  void whoever_has_nothing_to_build_is_done_without_saying_so() {
    Table table = Table.of("seats 2");
    table.draw("diamond-T4u", "Y-T4d");
    assertThat(table.position.turn).isEqualTo(1);
    assertThat(table.text()).contains("gates0 Y-T4d -");
  }

  @Test
  void who_can_draw_nothing_still_builds_from_the_warehouse() {
    Table table =
        Table.of(
            "chips 0 0; phase build; hand K-SQ1; gates1 K-SQ1 -",
            Json.read(
                """
                {"shapes": {"SQ1": [[0, 0]]},
                 "windows": [{"shape": "SQ1", "yellow": 0, "black": 2, "difficult": false,
                              "catsYellow": 0, "catsBlack": 0}],
                 "roofs": [], "specials": []}
                """));
    table.play("build K-SQ1 at 1");
    assertThat(table.events()).hasAtLeastOneElementOfType(NothingToDraw.class);
    assertThat(table.position.actor()).isEqualTo(1);
    assertThat(table.legal()).contains("build K-SQ1 at 1", "done");
  }
}
