package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Result;

/** Two players and the figure that sits in. */
class CarloTest {
  private static final int GREEN = Colour.GREEN.ordinal();

  @Test
  void his_die_shows_green_so_his_markers_go_round_from_green_and_white_stays_free() {
    Play play = Play.of("seats 2; phase round; round 1");
    // Start chip on blue, five light chips, Carlo's die, eight dice.
    play.settle(0, 0, 0, 0, 0, 0, GREEN, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(play.section("area.green")).isEqualTo("2/3=carlo");
    assertThat(play.section("area.purple")).isEqualTo("3/3=carlo");
    assertThat(play.section("area.blue")).isEqualTo("4/3=carlo");
    assertThat(play.section("area.red")).isEqualTo("5/3=carlo");
    assertThat(play.section("area.brown")).isEqualTo("6/3=carlo");
    assertThat(play.section("area.white")).isEmpty();
  }

  @Test
  void his_fields_are_20_17_14_11_and_8() {
    assertThat(List.of(2, 3, 4, 5, 6))
        .extracting(row -> Field.index(row, 3))
        .containsExactly(20, 17, 14, 11, 8);
  }

  @Test
  void he_takes_two_points_when_he_is_best() {
    Play play =
        Play.of(
            "seats 2; phase results; column blue; area.blue 1/1=0; area.red 6/3=carlo 2/1=0;"
                + " bonus one two - - - -");
    play.play("points");
    assertThat(play.section("stones.red")).isEqualTo("2=carlo 1=0");
    assertThat(play.section("chips.0")).isEqualTo("two");
  }

  @Test
  void he_gets_what_is_left_when_he_is_second_and_keeps_only_point_chips() {
    String second =
        "seats 2; phase results; column red; area.red 8/1=0 6/3=carlo; area.green 1/1=0;";
    Play points = Play.of(second + " bonus - three - - - -").play("points");
    assertThat(points.section("stones.red")).isEqualTo("2=0 1=carlo");
    assertThat(points.section("chips.carlo")).isEqualTo("three");
    Play other = Play.of(second + " bonus - cancel - - - -").play("points");
    assertThat(other.section("chips.carlo")).isEmpty();
    assertThat(other.section("gone")).isEqualTo("cancel");
    Play chip = Play.of(second + " bonus - cancel - - - -").play("chip");
    assertThat(chip.section("stones.red")).isEqualTo("2=carlo 1=0");
  }

  @Test
  void with_the_start_player_chip_he_names_whoever_did_not_begin() {
    for (int caliph = 0; caliph < 2; caliph++) {
      Play play =
          Play.of(
              "seats 2; phase results; column red; area.red 8/1=0 6/3=carlo; caliph "
                  + caliph
                  + "; bonus - start - - - -");
      play.play("points");
      assertThat(play.position.caliph).isEqualTo(1 - caliph);
    }
  }

  @Test
  void he_takes_places_and_scores_chips_like_everybody() {
    Play play =
        Play.of(
            "seats 2; phase results; round 1; column red; area.red 8/1=0;"
                + " stones.green 3=carlo 2=1; chips.carlo two");
    play.play("points");
    assertThat(play.section("score.carlo")).isEqualTo("a-green=3:5 a-chips=1:2");
    assertThat(play.section("score.1")).isEmpty();
  }

  @Test
  void he_is_ranked_but_the_better_player_wins() {
    Result result = won("");
    assertThat(result.standings().get(2).figure()).isEqualTo("carlo");
    assertThat(result.standings().get(2).place()).isEqualTo(1);
    assertThat(result.of(0).place()).isEqualTo(2);
    assertThat(result.share(0)).isEqualTo(1);
  }

  @Test
  void unless_it_was_agreed_that_he_can() {
    Result result = won("carlo-wins on; ");
    assertThat(result.share(0)).isZero();
    assertThat(result.share(2)).isEqualTo(1);
  }

  private static Result won(String option) {
    return Play.of(
            "seats 2; "
                + option
                + "phase results; round 5; column blue; area.blue 8/1=0; stones.purple 9=carlo")
        .play("points")
        .position
        .result();
  }

  @Test
  void the_points_of_a_view_are_those_of_the_players() {
    Play play =
        Play.of(
            "seats 2; dice red red red red red red red red; score.1 a-red=2:2; score.carlo a-blue=1:1");
    assertThat(play.position.view(0).points()).containsExactly(0, 2);
    assertThat(play.position.view(0).figures().get(2).points()).isEqualTo(1);
  }

  @Test
  void only_two_players_need_him() {
    for (int seats = 3; seats <= 6; seats++) {
      assertThat(Play.of("seats " + seats + "; phase start").position.table.hasCarlo()).isFalse();
    }
    assertThat(Play.of("seats 2; phase start").position.table.markers).isEqualTo(5);
  }
}
