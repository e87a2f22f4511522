package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Seat;

/** What the best and the second best marker of a column win. */
class ResultsTest {
  @Test
  void the_best_takes_two_points_and_the_second_one_point_and_the_chip() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0 5/2=1 4/3=2;"
                + " bonus - cancel - - - -; area.green 1/1=2");
    play.play("points");
    assertThat(play.section("stones.red")).isEqualTo("2=0 1=1");
    assertThat(play.section("chips.1")).isEqualTo("cancel");
    assertThat(play.position.column).isEqualTo(Colour.GREEN.ordinal());
    assertThat(play.events())
        .containsSubsequence(
            new AlhambraEvent.PrizeTaken(0, null, Colour.RED, 1, Prize.POINTS),
            new AlhambraEvent.StoneMoved(0, null, Colour.RED, 2, 0, 2),
            new AlhambraEvent.PrizeTaken(1, null, Colour.RED, 2, Prize.CHIP),
            new AlhambraEvent.StoneMoved(1, null, Colour.RED, 1, 0, 1),
            new AlhambraEvent.ChipTaken(1, null, Colour.RED, Chip.CANCEL));
  }

  @Test
  void or_the_other_way_round() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0 5/2=1;"
                + " bonus - cancel - - - -; area.green 1/1=2");
    assertThat(play.legal()).containsExactly("chip", "points");
    play.play("chip");
    assertThat(play.section("stones.red")).isEqualTo("2=1 1=0");
    assertThat(play.section("chips.0")).isEqualTo("cancel");
  }

  @Test
  void whoever_is_best_and_second_best_gets_both() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0 5/2=0 4/3=2;"
                + " bonus - three - - - -; area.green 1/1=2");
    play.play("points");
    assertThat(play.section("stones.red")).isEqualTo("3=0");
    assertThat(play.section("chips.0")).isEqualTo("three");
  }

  @Test
  void a_single_marker_wins_only_the_first_prize() {
    String alone =
        "seats 3; phase results; column red; area.red 5/1=0; bonus - two - - - -; area.green 1/1=2";
    Play chip = Play.of(alone).play("chip");
    assertThat(chip.section("stones.red")).isEqualTo("1=0");
    assertThat(chip.section("chips.0")).isEqualTo("two");
    Play points = Play.of(alone).play("points");
    assertThat(points.section("stones.red")).isEqualTo("2=0");
    assertThat(points.section("gone")).isEqualTo("two");
    assertThat(points.events()).contains(new AlhambraEvent.ChipLeft(Colour.RED, Chip.TWO));
  }

  @Test
  void the_second_prize_is_not_given_when_the_other_marker_is_out() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 1/3=0; out 1 2;"
                + " bonus - two - - - -; area.green 1/1=2");
    play.play("points");
    assertThat(play.section("stones.red")).isEqualTo("2=0");
  }

  @Test
  void a_column_without_markers_loses_its_chip_but_never_the_start_player_chip() {
    Play play =
        Play.of(
            "seats 3; phase results; column blue; area.blue 5/1=0;"
                + " bonus one two start three - -");
    play.play("points");
    assertThat(play.section("gone")).isEqualTo("one two three");
    assertThat(play.position.phase).isEqualTo(Phase.ROUND);
    assertThat(play.position.caliph).isZero();
  }

  @Test
  void columns_are_looked_at_from_left_to_right() {
    Play play =
        Play.of(
            "seats 3; phase throw; area.purple 5/1=0 5/2=1 5/3=2 4/1=0 4/2=1 4/3=2 3/1=0 3/2=1 3/3=2"
                + " 2/1=0 2/2=1 2/3=2 1/1=0; area.blue 1/1=1");
    play.dice("brown brown brown brown brown brown brown brown").play("place brown");
    assertThat(play.position.actor()).isEqualTo(1);
    play.refuses("place blue", "H6.1");
    play.play("points");
    assertThat(play.position.actor()).isEqualTo(2);
    assertThat(play.section("column")).isEqualTo("brown");
    play.play("points");
    assertThat(play.section("column")).isEqualTo("purple");
  }

  @Test
  void prizes_wait_until_all_markers_are_played() {
    Play.of("seats 3; dice red red red red red red red red").refuses("points", "H3.4");
  }

  @Test
  void the_start_player_chip_names_anybody_as_the_next_to_begin() {
    Play play =
        Play.of("seats 3; phase results; column purple; area.purple 5/1=1; bonus - - - - - start");
    assertThat(play.legal()).containsExactly("chip name 0", "chip name 1", "chip name 2", "points");
    play.refuses("chip", "H6.5");
    play.refuses("points name 1", "H6.7");
    play.refuses("chip name 3", "H6.8");
    play.play("chip name 2");
    assertThat(play.position.caliph).isEqualTo(2);
    assertThat(play.section("stones.purple")).isEqualTo("1=1");
    assertThat(play.section("gone")).isEmpty();
  }

  @Test
  void the_second_best_names_too_when_the_start_player_chip_is_left() {
    Play play =
        Play.of(
            "seats 3; phase results; column purple; area.purple 5/1=1 4/1=2;"
                + " bonus - - - - - start");
    play.play("points");
    assertThat(play.position.actor()).isEqualTo(2);
    assertThat(play.legal()).containsExactly("chip name 0", "chip name 1", "chip name 2");
    play.refuses("points", "H6.3");
    play.play("chip name 2");
    assertThat(play.position.caliph).isEqualTo(2);
  }

  @Test
  void the_named_player_begins_the_next_round_not_before() {
    Play play =
        Play.of(
            "seats 3; phase results; column blue; caliph 1; area.blue 5/1=0; area.red 1/1=2;"
                + " bonus start - - - - -");
    play.play("chip name 2");
    assertThat(play.position.caliph).isEqualTo(1);
    assertThat(play.position.next).isEqualTo(2);
    play.play("points");
    assertThat(play.position.caliph).isEqualTo(2);
  }

  @Test
  void an_exchange_takes_one_point_to_another_column() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0; chips.0 exchange;"
                + " area.green 1/1=2");
    play.refuses("points exchange red", "H9.9");
    play.refuses("points exchange blue blue", "H9.2");
    play.play("points exchange green");
    assertThat(play.section("stones.red")).isEqualTo("1=0");
    assertThat(play.section("stones.green")).isEqualTo("1=0");
    assertThat(play.section("gone")).isEqualTo("exchange");
    assertThat(play.events()).contains(new AlhambraEvent.Exchanged(0, Colour.RED, Colour.GREEN));
  }

  @Test
  void two_exchanges_may_take_both_points_away() {
    String two =
        "seats 3; phase results; column red; area.red 5/1=0; chips.0 exchange exchange;"
            + " area.green 1/1=2; bonus - one - - - -";
    Play apart = Play.of(two).play("points exchange blue green");
    assertThat(apart.section("stones.red")).isEmpty();
    assertThat(apart.section("stones.blue")).isEqualTo("1=0");
    assertThat(apart.section("stones.green")).isEqualTo("1=0");
    Play together = Play.of(two).play("points exchange blue blue");
    assertThat(together.section("stones.blue")).isEqualTo("2=0");
    Play.of(two).refuses("chip exchange blue blue", "H9.8");
    // Both prizes: nothing, one of five columns; and for two points any two of five.
    assertThat(Play.of(two).position.legal().count()).isEqualTo(1 + 5 + 15 + 1 + 5);
  }

  @Test
  void without_an_exchange_chip_nothing_is_exchanged() {
    Play.of("seats 3; phase results; column red; area.red 5/1=0")
        .refuses("points exchange blue", "H9.6");
  }

  @Test
  void an_exchanged_point_is_lost_on_the_last_field() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0; chips.0 exchange;"
                + " stones.green 12=0; area.green 1/1=2");
    play.play("points exchange green");
    assertThat(play.section("stones.green")).isEqualTo("12=0");
    assertThat(play.section("stones.red")).isEqualTo("1=0");
  }

  @Test
  void an_exchange_does_not_work_on_the_point_that_came_with_it() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0;"
                + " bonus - exchange - - - -; area.green 1/1=2");
    play.refuses("chip exchange blue", "H9.6");
    play.play("chip");
    assertThat(play.section("stones.red")).isEqualTo("1=0");
    assertThat(play.section("chips.0")).isEqualTo("exchange");
  }

  @Test
  void but_it_works_on_the_two_points_that_the_same_player_gets_next() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0 4/1=0;"
                + " bonus - exchange - - - -; area.green 1/1=2");
    play.play("chip");
    assertThat(play.position.actor()).isZero();
    play.play("points exchange blue");
    assertThat(play.section("stones.red")).isEqualTo("2=0");
    assertThat(play.section("stones.blue")).isEqualTo("1=0");
  }

  @Test
  void a_chip_can_be_used_at_once_in_the_next_column() {
    Play play =
        Play.of(
            "seats 3; phase results; column blue; area.blue 5/1=0; area.red 5/1=0;"
                + " bonus exchange - - - - -; area.green 1/1=2");
    play.play("chip").play("points exchange brown");
    assertThat(play.section("stones.brown")).isEqualTo("1=0");
  }

  @Test
  void the_second_best_with_an_exchange_chip_is_asked() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0 4/1=1; chips.1 exchange;"
                + " bonus - one - - - -; area.green 1/1=2");
    play.play("points");
    assertThat(play.position.actor()).isEqualTo(1);
    play.play("chip exchange blue");
    assertThat(play.section("stones.blue")).isEqualTo("1=1");
    assertThat(play.section("chips.1")).isEqualTo("one");
  }

  @Test
  void chips_on_the_board_and_with_players_are_open_to_all() {
    Play play =
        Play.of(
            "seats 3; round 2; dice red red red red red red red red; bonus one two start three cancel one;"
                + " chips.2 displace");
    AlhambraView view = play.position.view(Seat.SPECTATOR);
    assertThat(view.columns().get(1).bonus()).isEqualTo(Chip.TWO);
    assertThat(view.figures().get(2).chips()).containsExactly(Chip.DISPLACE);
  }
}
