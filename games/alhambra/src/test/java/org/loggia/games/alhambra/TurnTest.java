package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Seat;

/** Throwing the dice and placing the marker. */
class TurnTest {
  private static final String EIGHT_DICE = "red red red blue blue white green purple";

  @Test
  void barbara_keeps_red_three_times_and_gets_to_row_five_right() {
    Play play = Play.of("seats 3; dice " + EIGHT_DICE);
    play.play("keep red red red").dice("red red blue white green");
    play.play("keep red red red red red").dice("blue white green");
    play.play("place red");
    assertThat(play.section("area.red")).isEqualTo("5/3=0");
    assertThat(Field.read("5/3").index()).isEqualTo(11);
    assertThat(play.events())
        .contains(new AlhambraEvent.Placed(0, Colour.RED, 5, Field.read("5/3"), Field.read("5/3")));
  }

  @Test
  void if_barbaras_field_is_taken_she_gets_the_left_field_of_the_next_row() {
    Play play =
        Play.of(
            "seats 3; caliph 2; area.red 5/3=2; dice red red red red red blue blue white; thrown 3");
    play.play("place red");
    assertThat(play.section("area.red")).isEqualTo("5/3=2 4/1=0");
    assertThat(Field.read("4/1").index()).isEqualTo(12);
  }

  @Test
  void an_own_marker_is_no_better_a_neighbour() {
    Play play =
        Play.of("seats 3; area.red 5/1=0 5/2=1 5/3=2; dice red red red red red blue blue white");
    play.play("place red");
    assertThat(play.section("area.red")).isEqualTo("5/1=0 5/2=1 5/3=2 4/1=0");
  }

  @Test
  void one_may_stop_after_any_throw() {
    for (int thrown = 1; thrown <= 3; thrown++) {
      Play play = Play.of("seats 3; dice " + EIGHT_DICE + "; thrown " + thrown);
      play.play("place red");
      assertThat(play.section("area.red")).isEqualTo("3/" + thrown + "=0");
    }
  }

  @Test
  void after_the_third_throw_nothing_is_thrown_again() {
    Play play = Play.of("seats 3; dice " + EIGHT_DICE + "; thrown 3");
    play.refuses("keep red red red", "H4.2");
    assertThat(play.legal())
        .containsExactly("place blue", "place green", "place purple", "place red", "place white");
  }

  @Test
  void dice_kept_once_may_be_thrown_later() {
    Play play = Play.of("seats 3; dice " + EIGHT_DICE);
    play.play("keep red red red").dice("blue blue blue white white");
    play.play("keep blue blue blue").dice("blue blue blue blue blue");
    play.play("place blue");
    assertThat(play.section("area.blue")).isEqualTo("8/3=0");
  }

  @Test
  void only_what_lies_there_can_be_kept_and_at_least_one_die_is_thrown() {
    Play play = Play.of("seats 3; dice " + EIGHT_DICE);
    play.allows("keep none", "keep red red red blue blue white green");
    play.refuses("keep red red red red", "H4.3");
    play.refuses("keep brown", "H4.3");
    play.refuses("keep blue blue red red red white green purple", "H4.4");
  }

  @Test
  void equal_choices_of_dice_are_one_move() {
    Play play = Play.of("seats 3; dice " + EIGHT_DICE);
    // None to three red, none to two blue, three single ones, but not all; and five places.
    assertThat(play.position.legal().count()).isEqualTo(4 * 3 * 2 * 2 * 2 - 1 + 5);
    assertThat(play.legal()).hasSize(play.position.legal().count());
  }

  @Test
  void a_building_that_no_die_shows_cannot_be_chosen() {
    Play.of("seats 3; dice " + EIGHT_DICE).refuses("place brown", "H5.1");
  }

  @Test
  void all_dice_of_the_colour_count() {
    Play play = Play.of("seats 3; dice red red red red red red red red");
    play.play("place red");
    assertThat(play.section("area.red")).isEqualTo("8/1=0");
  }

  @Test
  void nine_towers_after_three_throws_are_as_good_as_eight_in_one() {
    String nine =
        "dice purple purple purple purple purple purple purple purple; thrown 3; black purple";
    Play play = Play.of("seats 3; " + nine);
    play.play("place purple");
    assertThat(play.section("area.purple")).isEqualTo("8/1=0");
    Play taken = Play.of("seats 3; caliph 2; area.purple 8/1=2; " + nine);
    taken.play("place purple");
    assertThat(taken.section("area.purple")).isEqualTo("8/1=2 8/2=0");
  }

  @Test
  void a_marker_below_the_last_field_is_out_for_the_round() {
    Play play =
        Play.of(
            "seats 3; caliph 2; area.blue 1/3=2; thrown 3;"
                + " dice blue red red red red red red red");
    play.play("place blue");
    assertThat(play.section("area.blue")).isEqualTo("1/3=2");
    assertThat(play.section("out")).isEqualTo("0");
    assertThat(play.events())
        .contains(new AlhambraEvent.Missed(0, Colour.BLUE, 1, Field.read("1/3")));
  }

  @Test
  void a_marker_that_is_out_wins_nothing_and_comes_back() {
    Play play =
        Play.of(
            "seats 3; phase results; column blue; area.blue 1/3=2; out 0 0; bonus two - - - - -");
    play.play("points");
    assertThat(play.section("stones.blue")).isEqualTo("2=2");
    assertThat(play.section("out")).isEmpty();
    assertThat(play.position.inHand).containsExactly(5, 5, 5);
    assertThat(play.section("gone")).isEqualTo("two");
  }

  @Test
  void turns_go_round_clockwise_from_the_caliph_until_all_markers_are_played() {
    for (int seats = 2; seats <= 6; seats++) {
      int markers = seats <= 3 ? 5 : seats == 4 ? 4 : 3;
      Play play = Play.of("seats " + seats + "; phase throw; caliph 1");
      for (int turn = 0; turn < seats * markers; turn++) {
        play.dice("red red red red red red red red");
        assertThat(play.position.actor()).isEqualTo((1 + turn) % seats);
        play.play("place red");
      }
      assertThat(play.position.phase).isEqualTo(Phase.RESULTS);
    }
  }

  @Test
  void a_turn_begins_with_all_eight_dice_and_without_the_black_one() {
    Play play = Play.of("seats 3; dice " + EIGHT_DICE + "; black red; thrown 2");
    play.play("place red");
    assertThat(play.position.actor()).isEqualTo(Seat.LUCK);
    play.dice(EIGHT_DICE);
    assertThat(play.position.actor()).isEqualTo(1);
    assertThat(play.section("dice")).isEqualTo("blue blue red red red white green purple");
    assertThat(play.section("black")).isEmpty();
  }
}
