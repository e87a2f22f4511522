package org.loggia.games.palazzo;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.RIDER;
import static org.loggia.games.palazzo.Table.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.loggia.core.Pen;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrasebook;

class DrawingAndBuyingTest {

  @Test
  void the_first_tile_goes_to_the_depot_the_second_to_a_quarry() {
    Table table = Table.of("seats 2; builder south").play("tiles").draws("b12", "m33");
    assertThat(table.position.site.depot).isEqualTo(Tiles.of(Tile.read("b12")));
    assertThat(table.position.site.at(Quarry.EAST)).isEqualTo(Tiles.of(Tile.read("m33")));
    assertThat(table.position.phase).isEqualTo(Phase.CHOOSE);
    table.refuses("money", "P6.4");
    table.refuses("pass", "P6.4");
  }

  @Test
  void with_the_builder_in_the_south_windows_lead_west_north_and_east() {
    for (String[] way : new String[][] {{"b21", "west"}, {"b12", "north"}, {"b13", "east"}}) {
      Table table = Table.of("seats 2; builder south").play("tiles").draws("m11", way[0]);
      assertThat(table.text()).contains("; " + way[1] + " " + way[0] + ";");
    }
  }

  @Test
  void the_next_stack_begins_when_one_is_empty_even_between_two_tiles() {
    Table table = Table.of("seats 2; I b12; II m13 s12; III b41").play("tiles");
    table.draws("b12", "s12");
    assertThat(table.position.site.depot).isEqualTo(Tiles.of(Tile.read("b12")));
    assertThat(table.position.site.stack[1]).isEqualTo(Tiles.of(Tile.read("m13")));
    assertThat(table.position.site.current()).isEqualTo(1);
  }

  @Test
  void the_third_stack_has_the_riders_and_only_the_third() {
    Table table = Table.of("seats 2; II m13; III b41 m51; riders 2").play("tiles");
    table.draws("m13", RIDER);
    assertThat(table.position.site.riders).isEqualTo(3);
    assertThat(table.position.site.left()).isEqualTo(4);
  }

  @Test
  void a_rider_as_first_draw_leaves_the_depot_empty_and_the_second_tile_goes_to_a_quarry() {
    Table table = Table.of("seats 2; III b32 m51; riders 3; builder east").play("tiles");
    table.draws(RIDER, "b32");
    assertThat(table.position.site.depot.isEmpty()).isTrue();
    assertThat(table.position.site.at(Quarry.WEST)).isEqualTo(Tiles.of(Tile.read("b32")));
    assertThat(table.position.site.riders).isEqualTo(4);
    assertThat(table.position.phase).isEqualTo(Phase.CHOOSE);
  }

  @Test
  void the_fifth_rider_as_first_draw_ends_the_game_and_the_second_tile_stays() {
    Table table = Table.of("seats 2; III b32 m51; riders 4; depot b12; hand0 7r").play("tiles");
    table.draws(RIDER);
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
    assertThat(table.position.site.stack[2].size()).isEqualTo(2);
    assertThat(table.position.result().ending()).isEqualTo("riders");
    assertThat(table.position.legal().count()).isZero();
  }

  @Test
  void the_fifth_rider_as_second_draw_comes_after_the_first_tile_was_placed() {
    Table table = Table.of("seats 2; III b32 m51; riders 4").play("tiles").draws("b32", RIDER);
    assertThat(table.position.site.depot).isEqualTo(Tiles.of(Tile.read("b32")));
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
  }

  @Test
  void with_four_tiles_in_the_depot_one_costs_6_and_two_cost_12() {
    Table table = Table.of("seats 2; phase choose; depot b12 s13 m22 b31; hand0 6r 4r 4g 4s 5r 5g");
    table.allows("buy b12 with 6r", "buy b12 with 4r+4g+4s", "buy b12+m22 with 4r+4g+4s");
    table.refuses("buy b12 with 5r", "P7.2");
    table.refuses("buy b12+m22 with 6r+5r", "P7.2");
    table.play("buy b12+m22 with 4r+4g+4s");
    assertThat(table.position.money.hand(0)).as("no change").isEqualTo(cards("6r+5r+5g"));
    assertThat(table.position.money.discard).isEqualTo(cards("4r+4g+4s"));
    assertThat(table.position.site.depot.size()).isEqualTo(2);
    assertThat(table.position.pending.text(" ")).isEqualTo("b12 m22");
    assertThat(table.position.actor()).isZero();
    assertThat(table.position.phase).isEqualTo(Phase.BUILD);
  }

  @Test
  void a_payment_may_be_larger_than_it_need_be() {
    Table table = Table.of("seats 2; phase choose; depot b12 s13; hand0 7r 6r 2");
    table.allows("buy b12 with 7r+2", "buy b12 with 7r+6r", "buy b12 with 7r+6r+2");
  }

  @Test
  void what_cannot_be_paid_for_cannot_be_bought() {
    Table table = Table.of("seats 2; phase choose; depot b12 s31; hand0 7r 6g 2; hand1 5r");
    table.refuses("buy b12 with 7r+6g", "P3.1");
    table.refuses("buy b12 with 7r+5r", "P3.5");
    table.refuses("buy b12 with 7r+2+2", "P3.5");
    table.refuses("buy b12", "P7.2");
    table.refuses("buy m11 with 7r+2", "P7.4");
    table.refuses("buy s31+s31 with 7r+2", "P7.4");
    table.refuses("buy b12+s31+m11 with 7r+2", "P7.3");
    assertThat(table.legal()).contains("buy b12 with 7r+2", "buy s31 with 7r+2", "auction");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | m11     | The depot does not have marble 1 (1 window).",
        "en | m11+s31 | The depot does not have marble 1 (1 window).",
        "en | s31+s31 | The depot does not have sandstone 3 (1 window), sandstone 3 (1 window).",
        "it | m11     | In magazzino non c’è: marmo 1 (1 finestra).",
        "ru | m11     | На складе этого нет: мрамор 1 (1 окно)."
      })
  void a_refusal_names_the_tiles_that_the_depot_does_not_have(
      String language, String tiles, String sentence) throws IOException {
    Table table = Table.of("seats 2; phase choose; depot b12 s31; hand0 7r 2");
    Refusal refusal = requireNonNull(table.position.why(table.move("buy " + tiles + " with 7r+2")));
    Json texts = Json.read(Files.readString(Path.of("text/" + language + ".json")));
    Pen pen = new Pen(new Phrasebook(language, List.of(texts)), _ -> "Ann", false, 80);
    assertThat(pen.say(refusal.phrase())).isEqualTo(sentence);
  }

  @Test
  void the_only_tile_of_the_depot_costs_9() {
    Table table = Table.of("seats 2; phase choose; depot b12; hand0 7r 2 3r");
    table.refuses("buy b12 with 7r", "P7.2");
    table.allows("buy b12 with 7r+2");
  }

  @Test
  void from_an_empty_depot_nothing_is_bought() {
    Table table = Table.of("seats 2; phase choose; north b12; hand0 7r 7r");
    table.refuses("buy b12 with 7r+7r", "P7.1");
    assertThat(table.legal()).containsExactly("auction");
  }

  @Test
  void from_ten_tiles_on_they_are_free_and_nothing_is_paid() {
    for (String depot :
        new String[] {
          "b12 b13 b21 b23 b31 s11 s13 s21 s22 s32",
          "b12 b13 b21 b23 b31 s11 s13 s21 s22 s32 m11 m12"
        }) {
      Table table = Table.of("seats 2; phase choose; depot " + depot + "; hand0 7r");
      table.allows("buy b12", "buy b12+s22");
      table.refuses("buy b12 with 7r", "P7.5");
      table.play("buy b12+s22");
      assertThat(table.position.money.hand(0)).isEqualTo(cards("7r"));
    }
  }

  @Test
  void two_equal_tiles_can_be_bought_together() {
    Table table = Table.of("seats 2; phase choose; depot s31 s31 b12; hand0 7r 7r");
    table.allows("buy s31+s31 with 7r+7r", "buy s31 with 7r");
    assertThat(table.legal())
        .containsExactlyInAnyOrder(
            "auction",
            "buy b12 with 7r",
            "buy b12 with 7r+7r",
            "buy s31 with 7r",
            "buy s31 with 7r+7r",
            "buy b12+s31 with 7r+7r",
            "buy s31+s31 with 7r+7r");
  }

  @Test
  void whoever_has_no_money_can_still_hold_an_auction() {
    Table table = Table.of("seats 2; phase choose; depot b12; north m11");
    assertThat(table.legal()).containsExactly("auction");
  }
}
