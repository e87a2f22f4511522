package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

/** Stones, towers and the last field. */
class TracksTest {
  @Test
  void a_stone_arrives_on_top_and_leaves_the_others_in_order() {
    Tracks tracks = new Tracks(4);
    tracks.advance(0, 2, 3);
    tracks.advance(0, 0, 3);
    tracks.advance(0, 3, 3);
    assertThat(ranking(tracks, 0, 4)).containsExactly(2, 0, 3, 1);
    tracks.advance(0, 0, 1);
    assertThat(ranking(tracks, 0, 4)).containsExactly(0, 2, 3, 1);
    tracks.advance(0, 2, 1);
    assertThat(ranking(tracks, 0, 4)).containsExactly(0, 2, 3, 1);
  }

  @Test
  void the_first_on_the_last_field_stays_first_and_below() {
    Tracks tracks = new Tracks(3);
    tracks.advance(5, 1, 11);
    tracks.advance(5, 1, 2);
    assertThat(tracks.height(5, 1)).isEqualTo(12);
    tracks.advance(5, 0, 12);
    assertThat(ranking(tracks, 5, 3)).containsExactly(1, 0, 2);
    tracks.advance(5, 1, 2);
    assertThat(tracks.height(5, 1)).isEqualTo(12);
    assertThat(ranking(tracks, 5, 3)).containsExactly(1, 0, 2);
  }

  @Test
  void a_stone_on_eleven_that_wins_two_points_comes_to_twelve() {
    Play play =
        Play.of(
            "seats 3; phase results; column red; area.red 5/1=0 4/1=1; stones.red 11=0 11=1;"
                + " bonus - one - - - -; area.green 1/1=2");
    play.play("points");
    assertThat(play.section("stones.red")).isEqualTo("12=0 12=1");
  }

  @Test
  void the_ranking_is_that_of_real_piles_of_stones() {
    for (int seed = 0; seed < 300; seed++) {
      FastChance chance = new FastChance(seed);
      int figures = 2 + chance.below(5);
      Tracks tracks = new Tracks(figures);
      List<List<Integer>> piles = new ArrayList<>();
      for (int field = 0; field <= Tracks.LAST_FIELD; field++) {
        piles.add(new ArrayList<>());
      }
      for (int figure = 0; figure < figures; figure++) {
        piles.getFirst().add(figure);
      }
      for (int step = 0; step < 60; step++) {
        int figure = chance.below(figures);
        int points = 1 + chance.below(2);
        tracks.advance(2, figure, points);
        advance(piles, figure, points);
        List<Integer> expected = new ArrayList<>();
        for (int field = Tracks.LAST_FIELD; field >= 0; field--) {
          expected.addAll(piles.get(field));
        }
        assertThat(ranking(tracks, 2, figures)).isEqualTo(expected);
      }
    }
  }

  private static void advance(List<List<Integer>> piles, int figure, int points) {
    for (int field = 0; field < Tracks.LAST_FIELD; field++) {
      if (piles.get(field).remove(Integer.valueOf(figure))) {
        piles.get(Math.min(Tracks.LAST_FIELD, field + points)).add(figure);
        return;
      }
    }
  }

  private static List<Integer> ranking(Tracks tracks, int column, int figures) {
    List<Integer> ranking = new ArrayList<>();
    for (int rank = 0; rank < figures; rank++) {
      ranking.add(tracks.ranked(column, rank));
    }
    return ranking;
  }
}
