package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Receipt;
import org.loggia.core.Result;

/** What places and point chips bring. One marker on blue ends the round. */
class ScoringTest {
  private static final String LAST_PRIZE = "phase results; column blue; area.blue 1/3=0; ";

  private static Play round(int seats, int round, String rest) {
    return Play.of("seats " + seats + "; round " + round + "; " + LAST_PRIZE + rest).play("points");
  }

  @Test
  void scoring_b_pays_two_places_and_in_a_tower_the_lower_stone_is_better() {
    Play play = round(3, 3, "stones.blue 5=1 3=2; stones.red 5=0 3=1 3=2");
    assertThat(play.section("score.0")).isEqualTo("b-red=5:9");
    assertThat(play.section("score.1")).isEqualTo("b-blue=5:8 b-red=3:2");
    assertThat(play.section("score.2")).isEqualTo("b-blue=3:1");
    assertThat(play.events())
        .contains(new AlhambraEvent.StoneScored(1, null, Scoring.B, Colour.RED, 2, 3, 2));
  }

  @Test
  void scoring_a_pays_the_first_place_only() {
    Play play = round(3, 1, "stones.purple 2=2 1=1");
    assertThat(play.section("score.0")).isEqualTo("a-blue=2:1");
    assertThat(play.section("score.1")).isEmpty();
    assertThat(play.section("score.2")).isEqualTo("a-purple=2:6");
  }

  @Test
  void scoring_c_pays_three_places() {
    Play play = round(4, 5, "stones.green 9=3 7=1 7=2 2=0");
    assertThat(play.section("score.3")).isEqualTo("c-green=9:20");
    assertThat(play.section("score.1")).isEqualTo("c-green=7:12");
    assertThat(play.section("score.2")).isEqualTo("c-green=7:5");
    assertThat(play.section("score.0")).isEqualTo("c-blue=2:16");
  }

  @Test
  void the_table_pays_more_from_left_to_right() {
    for (int column = 0; column < Colour.COUNT; column++) {
      assertThat(Scoring.A.points(0, column)).isEqualTo(1 + column);
      assertThat(Scoring.B.points(0, column)).isEqualTo(8 + column);
      assertThat(Scoring.B.points(1, column)).isEqualTo(1 + column);
      assertThat(Scoring.C.points(0, column)).isEqualTo(16 + column);
      assertThat(Scoring.C.points(1, column)).isEqualTo(8 + column);
      assertThat(Scoring.C.points(2, column)).isEqualTo(1 + column);
      assertThat(Scoring.A.points(1, column)).isZero();
      assertThat(Scoring.C.points(3, column)).isZero();
    }
  }

  @Test
  void without_a_stone_on_the_track_there_is_no_place() {
    Play play = round(4, 5, "");
    for (int seat = 1; seat < 4; seat++) {
      assertThat(play.section("score." + seat)).isEmpty();
    }
  }

  @Test
  void rounds_two_and_four_have_no_scoring() {
    for (int round : new int[] {2, 4}) {
      Play play = round(3, round, "stones.purple 2=2; chips.1 three");
      assertThat(play.position.sheet.total(1) + play.position.sheet.total(2)).isZero();
    }
  }

  @Test
  void point_chips_score_at_every_scoring() {
    String chips = "chips.1 one three";
    Play a = round(3, 1, chips);
    assertThat(a.section("score.1")).isEqualTo("a-chips=2:4");
    Play b = round(3, 3, chips + "; score.1 a-chips=2:4");
    assertThat(b.section("score.1")).isEqualTo("a-chips=2:4 b-chips=2:4");
    Play c = round(3, 5, chips + "; score.1 a-chips=2:4 b-chips=2:4");
    assertThat(c.position.sheet.total(1)).isEqualTo(12);
    assertThat(c.section("chips.1")).isEqualTo("one three");
    assertThat(c.position.result().of(1).receipts())
        .containsExactly(
            new Receipt("a-chips", 2, 4),
            new Receipt("b-chips", 2, 4),
            new Receipt("c-chips", 2, 4));
  }

  @Test
  void most_points_win_and_equals_share() {
    Play play = round(3, 5, "stones.red 3=1 2=2; stones.brown 3=2 2=1; score.2 a-blue=1:1");
    Result result = play.position.result();
    assertThat(result.ending()).isEqualTo("third-scoring");
    assertThat(result.of(1).points()).isEqualTo(17 + 10);
    assertThat(result.of(2).points()).isEqualTo(9 + 18 + 1);
    assertThat(result.of(2).place()).isEqualTo(1);
    Result shared = round(3, 5, "stones.red 3=1 2=2; stones.brown 3=2 2=1").position.result();
    assertThat(shared.share(1)).isEqualTo(0.5);
    assertThat(shared.share(2)).isEqualTo(0.5);
    assertThat(shared.of(1).place()).isEqualTo(shared.of(2).place()).isEqualTo(1);
  }
}
