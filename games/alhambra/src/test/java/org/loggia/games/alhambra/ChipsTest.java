package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Seat;

/** The chips that are used in a turn. */
class ChipsTest {
  private static final String FIVE_RED = "dice red red red red red blue blue white; thrown 3";

  @Test
  void displacing_moves_the_whole_row_down_and_keeps_its_order() {
    Play play = Play.of("seats 3; area.red 5/3=1 4/1=0 4/2=2; chips.0 displace; " + FIVE_RED);
    play.play("displace red");
    assertThat(play.section("area.red")).isEqualTo("5/3=0 4/1=1 4/2=0 4/3=2");
    assertThat(play.section("chips.0")).isEmpty();
    assertThat(play.section("gone")).isEqualTo("displace");
    assertThat(play.events())
        .containsSubsequence(
            new AlhambraEvent.Displaced(0, Colour.RED, Field.read("5/3")),
            new AlhambraEvent.Pushed(2, null, Colour.RED, Field.read("4/2"), Field.read("4/3")),
            new AlhambraEvent.Pushed(0, null, Colour.RED, Field.read("4/1"), Field.read("4/2")),
            new AlhambraEvent.Pushed(1, null, Colour.RED, Field.read("5/3"), Field.read("4/1")));
  }

  @Test
  void a_gap_stops_the_row() {
    Play play = Play.of("seats 3; area.red 5/3=1 4/2=0 4/3=2; chips.0 displace; " + FIVE_RED);
    play.play("displace red");
    assertThat(play.section("area.red")).isEqualTo("5/3=0 4/1=1 4/2=0 4/3=2");
  }

  @Test
  void a_marker_pushed_below_the_last_field_is_out() {
    Play play =
        Play.of(
            "seats 3; area.blue 1/1=1 1/2=0 1/3=2; chips.0 displace;"
                + " dice blue red red red red red red red");
    play.play("displace blue");
    assertThat(play.section("area.blue")).isEqualTo("1/1=0 1/2=1 1/3=0");
    assertThat(play.section("out")).isEqualTo("2");
    assertThat(play.events()).contains(new AlhambraEvent.PushedOut(2, null, Colour.BLUE));
  }

  @Test
  void only_a_marker_of_somebody_else_on_the_very_field_can_be_displaced() {
    Play own = Play.of("seats 3; area.red 5/3=0 4/1=1 8/1=2; chips.0 displace; " + FIVE_RED);
    own.refuses("displace red", "H9.3");
    own.play("place red");
    assertThat(own.section("area.red")).isEqualTo("8/1=2 5/3=0 4/1=1 4/2=0");
    assertThat(own.section("chips.0")).isEqualTo("displace");
    Play free = Play.of("seats 3; caliph 2; area.red 4/1=2; chips.0 displace; " + FIVE_RED);
    free.refuses("displace red", "H9.3");
    free.refuses("displace green", "H5.1");
    Play.of("seats 3; caliph 2; area.red 5/3=2; " + FIVE_RED).refuses("displace red", "H9.6");
  }

  @Test
  void nine_symbols_displace_from_the_best_field() {
    Play play =
        Play.of(
            "seats 3; caliph 2; area.red 8/1=2; chips.0 displace; black red; thrown 2;"
                + " dice red red red red red red red red");
    play.play("displace red");
    assertThat(play.section("area.red")).isEqualTo("8/1=0 8/2=2");
  }

  @Test
  void carlo_can_be_displaced() {
    Play play = Play.of("seats 2; area.red 5/3=carlo; chips.0 displace; " + FIVE_RED);
    play.play("displace red");
    assertThat(play.section("area.red")).isEqualTo("5/3=0 4/1=carlo");
  }

  @Test
  void a_cancelled_second_throw_never_happened() {
    Play play =
        Play.of(
            "seats 3; chips.0 cancel cancel; before none;"
                + " dice red red red blue blue white green purple");
    play.play("keep red red red").dice("white white green green purple");
    assertThat(play.position.dice.thrown).isEqualTo(2);
    play.play("cancel");
    assertThat(play.position.actor()).isZero();
    assertThat(play.section("dice")).isEqualTo("blue blue red red red white green purple");
    assertThat(play.position.dice.thrown).isEqualTo(1);
    Play again = Play.of(play.position.copy());
    again.play("keep blue blue").dice("blue blue blue blue blue blue");
    assertThat(again.position.dice.thrown).isEqualTo(2);
    play.play("place red");
    assertThat(play.section("area.red")).isEqualTo("3/1=0");
    assertThat(play.section("gone")).isEqualTo("cancel");
  }

  @Test
  void after_a_cancelled_first_throw_all_dice_are_thrown_again() {
    Play play =
        Play.of(
            "seats 3; chips.0 cancel; before none;"
                + " dice red red red blue blue white green purple");
    play.play("cancel");
    assertThat(play.position.actor()).isEqualTo(Seat.LUCK);
    play.dice("green green green green green green green green");
    assertThat(play.position.actor()).isZero();
    assertThat(play.position.dice.thrown).isEqualTo(1);
    play.refuses("cancel", "H9.6");
    play.play("place green");
    assertThat(play.section("area.green")).isEqualTo("8/1=0");
  }

  @Test
  void a_third_throw_can_be_cancelled_and_thrown_again_with_other_dice() {
    Play play =
        Play.of(
            "seats 3; chips.0 cancel; thrown 3; dice red red red red red red red blue;"
                + " before red red red red blue blue white white");
    play.play("cancel");
    assertThat(play.position.dice.thrown).isEqualTo(2);
    play.play("keep blue blue").dice("blue blue blue blue blue blue").play("place blue");
    assertThat(play.section("area.blue")).isEqualTo("8/3=0");
  }

  @Test
  void several_throws_of_one_turn_can_be_cancelled() {
    Play play =
        Play.of("seats 3; phase throw; chips.0 cancel cancel")
            .dice("red red red red blue blue blue white");
    play.play("cancel").dice("red red red red red blue blue white");
    play.play("cancel").dice("red red red red red red red red");
    assertThat(play.position.dice.thrown).isEqualTo(1);
    assertThat(play.section("gone")).isEqualTo("cancel cancel");
  }

  @Test
  void only_the_throw_just_made_can_be_cancelled() {
    Play play =
        Play.of(
            "seats 3; chips.0 cancel cancel; thrown 2; dice red red red red red red red blue;"
                + " before red red red red blue blue white white");
    play.play("cancel");
    play.refuses("cancel", "H9.4");
    Play black =
        Play.of(
            "seats 3; chips.0 cancel black-die; before none;"
                + " dice red red red red red red red blue");
    black.play("black red");
    black.refuses("cancel", "H9.4");
  }

  @Test
  void a_throw_of_somebody_else_cannot_be_cancelled() {
    Play play = Play.of("seats 3; chips.1 cancel; dice red red red red red red red blue");
    assertThat(play.position.actor()).isZero();
    play.refuses("cancel", "H9.6");
  }

  @Test
  void the_black_die_counts_as_one_more_for_the_rest_of_the_turn() {
    Play play =
        Play.of("seats 3; chips.0 black-die; dice red red red blue blue white green purple");
    play.play("black red");
    assertThat(play.section("chips.0")).isEmpty();
    play.play("keep red red red").dice("red blue white green purple").play("place red");
    assertThat(play.section("area.red")).isEqualTo("5/2=0");
  }

  @Test
  void the_black_die_alone_makes_a_building_show() {
    Play play = Play.of("seats 3; chips.0 black-die; dice red red red red red red red red");
    play.refuses("place brown", "H5.1");
    play.play("black brown").play("place brown");
    assertThat(play.section("area.brown")).isEqualTo("1/1=0");
  }

  @Test
  void the_black_die_comes_between_the_first_and_the_second_throw_and_once_a_turn() {
    Play second =
        Play.of("seats 3; chips.0 black-die; thrown 2; dice red red red red red red red red");
    second.refuses("black red", "H9.5");
    Play twice =
        Play.of("seats 3; chips.0 black-die black-die; dice red red red red red red red red");
    twice.play("black red");
    twice.refuses("black red", "H9.7");
    Play.of("seats 3; dice red red red red red red red red").refuses("black red", "H9.6");
  }

  @Test
  void when_the_second_throw_is_cancelled_the_black_die_may_still_come() {
    Play play =
        Play.of(
            "seats 3; chips.0 black-die cancel; thrown 2; dice red red red red red red red blue;"
                + " before red red red red blue blue white white");
    play.refuses("black red", "H9.5");
    play.play("cancel").play("black red").play("place red");
    assertThat(play.section("area.red")).isEqualTo("5/1=0");
  }

  @Test
  void black_die_cancellation_and_displacement_go_together() {
    Play play =
        Play.of(
            "seats 3; caliph 2; area.red 4/1=2; chips.0 black-die cancel displace; before none;"
                + " dice red red red blue blue white green purple");
    play.play("black red").play("keep red red red").dice("blue blue blue blue blue");
    play.play("cancel");
    assertThat(play.section("black")).isEqualTo("red");
    play.play("displace red");
    assertThat(play.section("area.red")).isEqualTo("4/1=0 4/2=2");
    assertThat(play.section("gone")).isEqualTo("displace cancel black-die");
  }
}
