package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables as people type them. */
class PositionTextTest {

  private static boolean reads(String text) {
    return Palazzo.GAME.notation().readPosition(text, Map.of()).isYes();
  }

  @Test
  void a_short_text_is_a_whole_table() {
    Table table = Table.of("seats 3; turn 2; depot b12");
    assertThat(table.text()).isEqualTo("seats 3; turn 2; depot b12");
    assertThat(table.position.money.deck).isEqualTo(Cards.ALL);
    assertThat(table.position.site.stack[0].size()).isEqualTo(14);
    assertThat(table.position.actor()).isEqualTo(2);
  }

  @Test
  void tiles_that_are_not_mentioned_are_in_their_stacks_and_then_the_box_is_written() {
    Table table = Table.of("seats 2; box b12 m53");
    assertThat(table.position.site.left()).isEqualTo(46 + 5);
    assertThat(table.text()).isEqualTo("seats 2; box b12 m53");
  }

  @Test
  void a_kind_is_in_the_box_as_often_as_in_the_game_and_no_more() {
    Table table = Table.of("seats 2; box s31 s31 m53");
    assertThat(table.position.site.box.size()).isEqualTo(3);
    assertThat(table.text()).isEqualTo("seats 2; box s31 s31 m53");
    assertThat(reads("seats 2; box s31 s31 s31")).isFalse();
    assertThat(reads("seats 2; box b12 b12")).isFalse();
  }

  @Test
  void where_stacks_are_written_the_rest_is_in_the_box() {
    Table table = Table.of("seats 2; III b41 m51; depot b12");
    assertThat(table.position.site.box.size()).isEqualTo(45);
    assertThat(table.position.site.current()).isEqualTo(2);
    assertThat(Table.of(table.text()).text()).isEqualTo(table.text());
  }

  @Test
  void stacks_that_no_game_leads_to_are_written_out() {
    Table table = Table.of("seats 2; II m31; III b31; depot b31");
    assertThat(table.text()).contains("; I -; II m31; III b31");
    assertThat(Table.of(table.text()).text()).isEqualTo(table.text());
  }

  @Test
  void an_auction_is_written_with_its_raises_and_who_is_out() {
    String text =
        "seats 4; phase bid; turn 1; at 3; builder west; west b12 m31;"
            + " hand0 4r; secret3 7s 2; raises 2:4g 1:5r+2; out 0";
    assertThat(reads(text)).as("seat 2 is next").isFalse();
    String fine = text.replace("at 3", "at 2").replace("2:4g 1:5r+2", "2:4g 1:2");
    Table table = Table.of(fine);
    assertThat(table.position.running().bid(1)).isEqualTo(5);
    assertThat(table.position.running().bid(2)).isEqualTo(4);
    assertThat(table.text()).isEqualTo(fine);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "seats 1",
        "seats 5",
        "seats 2; turn 2",
        "seats 2; phase nap",
        "seats 2; hand0 8r",
        "seats 2; hand0 4r 4r; hand1 4r 4r",
        "seats 2; depot b12 b12",
        "seats 2; III b12; depot b12",
        "seats 2; palaces0 b23-b12",
        "seats 2; palaces2 b12",
        "seats 2; at 1",
        "seats 2; display 4r 4g 4s",
        "seats 2; phase take; display 4r 4g",
        "seats 2; phase take; at 1; display 4r",
        "seats 2; phase turn-up; deck 3r; hand0 rest",
        "seats 2; pending b12",
        "seats 2; phase build",
        "seats 2; phase bid; at 1",
        "seats 2; phase bid; at 1; north b12 b13 b21 b23",
        "seats 2; phase bid; at 1; north b12; raises 1:4r",
        "seats 2; phase bid; north b12; raises 1:3r",
        "seats 2; phase bid; north b12; raises 1:3r+4g",
        "seats 2; phase bid; north b12; raises 1:4r 1:5g",
        "seats 2; phase bid; at 1; north b12; out 0",
        "seats 2; phase bid; north b12; out 0 1",
        "seats 2; raises 1:4r",
        "seats 2; phase share; north b12",
        "seats 2; phase fit; pending b12 b13; north b21",
        "seats 2; riders 5",
        "seats 2; idle 24",
        "seats 2; phase draw; idle 3",
        "seats 2; phase over",
        "seats 2; phase over; ending riders",
        "seats 2; phase over; ending standstill",
        "seats 2; phase over; ending nobody; riders 5",
        "seats 2; phase over; ending riders; riders 5; secret0 4r",
        "seats 2; ending riders",
        "seats 2; phase start; depot b12",
        "seats 2; phase deal; hand0 4r",
        "seats 2; phase deal; deck 4r; discard rest",
        "seats 2; deck 3r",
        "seats 2; hand0 rest",
        "seats 2; deck 3r; display rest",
        "seats 2; deck 3r; hand0 rest; hand1 rest",
        "seats 2; reshuffled no",
        "seats 2; builder middle",
        "seats 2; standstill 100",
        "seats 2; nonsense 3"
      })
  void what_cannot_be_is_refused(String text) {
    assertThat(reads(text)).isFalse();
  }
}
