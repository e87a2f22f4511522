package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Majorities with shared places, and points for walls. */
class PalaceScoringTest {
  private static final int TOWERS = Colour.PURPLE.ordinal();

  private static int[] points(Scoring scoring, int... tiles) {
    int[] points = new int[tiles.length];
    for (int figure = 0; figure < tiles.length; figure++) {
      points[figure] = TileScoring.points(scoring, TOWERS, tiles, figure);
    }
    return points;
  }

  @Test
  void whoever_ties_adds_up_the_places_and_divides_rounding_down() {
    assertThat(points(Scoring.C, 3, 3, 1)).containsExactly(17, 17, 6);
    assertThat(points(Scoring.A, 2, 2, 1)).containsExactly(3, 3, 0);
    assertThat(points(Scoring.B, 2, 2, 2)).containsExactly(6, 6, 6);
    assertThat(points(Scoring.B, 3, 1, 1)).containsExactly(13, 3, 3);
    assertThat(points(Scoring.C, 4, 2, 2, 2)).containsExactly(21, 6, 6, 6);
  }

  @Test
  void without_a_tile_there_is_no_place() {
    assertThat(points(Scoring.C, 0, 0, 0)).containsExactly(0, 0, 0);
    assertThat(points(Scoring.C, 1, 0, 0)).containsExactly(21, 0, 0);
  }

  @Test
  void places_that_are_not_paid_bring_nothing_to_share() {
    assertThat(points(Scoring.B, 3, 2, 1, 1)).containsExactly(13, 6, 0, 0);
    assertThat(points(Scoring.A, 1, 1, 1, 1, 1, 1)).containsExactly(1, 1, 1, 1, 1, 1);
    assertThat(TileScoring.points(Scoring.A, Colour.BLUE.ordinal(), new int[] {1, 1}, 0)).isZero();
  }

  @Test
  void palaces_are_scored_after_rounds_one_three_and_five() {
    for (int round = 1; round <= 5; round++) {
      Play play =
          Play.of(
              "seats 3; variant alcazaba; phase results; column red; area.red 1/1=0; round "
                  + round
                  + "; offer.red red:S");
      play.play("build red:S 1,0");
      String expected =
          switch (round) {
            case 1 -> "a-red=1:2 a-walls=1:1";
            case 3 -> "b-red=1:9 b-walls=1:1";
            case 5 -> "c-red=1:17 c-walls=1:1";
            default -> "";
          };
      assertThat(play.section("score.0")).as("round " + round).isEqualTo(expected);
    }
  }

  @Test
  void the_log_tells_the_tiles_and_the_wall() {
    Play play =
        Play.of(
            "seats 3; variant alcazaba; round 3; phase results; column red; area.red 1/1=0;"
                + " offer.red red:open; palace.1 1,0=purple:NES; palace.2 0,1=purple:E");
    play.play("store red:open");
    assertThat(play.events())
        .contains(
            new AlhambraEvent.TilesScored(1, null, Scoring.B, Colour.PURPLE, 1, 1, 9),
            new AlhambraEvent.TilesScored(2, null, Scoring.B, Colour.PURPLE, 1, 1, 9),
            new AlhambraEvent.WallScored(1, Scoring.B, 3),
            new AlhambraEvent.WallScored(2, Scoring.B, 1));
    assertThat(play.section("score.1")).isEqualTo("b-purple=1:9 b-walls=3:3");
  }
}
