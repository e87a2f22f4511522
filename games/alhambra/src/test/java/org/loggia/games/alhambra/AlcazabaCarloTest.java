package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Event;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** Carlo among palaces. */
class AlcazabaCarloTest {
  @Test
  void garden_tower_garden_arcades_pavilion_from_the_bag_set_his_markers() {
    Setup setup = Setup.of(2).with(Alhambra.VARIANT, "alcazaba").withFirst(0);
    Play play = Play.of(Alhambra.GAME.start(setup));
    // The pile; then colour and tile of each draw; the start player chip; eight dice. The bag holds
    // 2, 2, 4, 4, 6 and 6 tiles of the colours, and the extra tower.
    play.settle(0, 0, 0, 0, 0, 0, 12, 0, 17, 0, 12, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(play.section("area.green")).isEqualTo("4/3=carlo 2/3=carlo");
    assertThat(play.section("area.purple")).isEqualTo("3/3=carlo");
    assertThat(play.section("area.brown")).isEqualTo("5/3=carlo");
    assertThat(play.section("area.blue")).isEqualTo("6/3=carlo");
    assertThat(play.section("area.red") + play.section("area.white")).isEmpty();
  }

  @Test
  void in_every_round_his_markers_follow_the_bag() {
    for (int seed = 0; seed < 200; seed++) {
      AlhambraPosition position =
          Alhambra.GAME.start(Setup.of(2).with(Alhambra.VARIANT, "alcazaba"));
      Play play = Play.of(position);
      position.settle(new FastChance(seed), play.notes);
      int k = 0;
      for (Event event : play.events()) {
        if (event instanceof AlhambraEvent.BagDrawn(Tile tile)) {
          int field = Field.index(2 + k++, 3);
          assertThat(position.area.owner(tile.colour().ordinal(), field)).isEqualTo(2);
        }
      }
      assertThat(k).isEqualTo(5);
    }
  }

  @Test
  void he_takes_the_tile_that_was_laid_first_of_those_left() {
    Play play =
        Play.of(
            "seats 2; variant alcazaba; phase results; column green;"
                + " offer.green green:S green:open green:N; area.green 8/1=0 6/3=carlo 4/3=carlo");
    play.play("store green:S");
    assertThat(play.section("reserve.carlo")).isEqualTo("green:open green:N");
    Play other =
        Play.of(
            "seats 2; variant alcazaba; phase results; column green;"
                + " offer.green green:S green:open green:N; area.green 8/1=0 6/3=carlo");
    other.play("store green:open");
    assertThat(other.section("reserve.carlo")).isEqualTo("green:S");
    assertThat(other.section("aside")).isEqualTo("green:N");
  }

  @Test
  void he_takes_the_start_player_chip_only_when_no_tile_is_left() {
    for (int caliph = 0; caliph < 2; caliph++) {
      Play play =
          Play.of(
              "seats 2; variant alcazaba; phase results; column green; start green; caliph "
                  + caliph
                  + "; offer.green green:S; area.green 8/1=0 6/3=carlo 5/3=carlo");
      Play tile = Play.of(play.position.copy()).play("name 0");
      assertThat(tile.section("reserve.carlo")).isEqualTo("green:S");
      assertThat(tile.position.caliph).isZero();
      play.play("store green:S");
      assertThat(play.section("reserve.carlo")).isEmpty();
      assertThat(play.position.caliph).isEqualTo(1 - caliph);
    }
  }

  @Test
  void a_player_may_give_him_a_tile() {
    Play play =
        Play.of(
            "seats 2; variant alcazaba; phase results; column green;"
                + " offer.green green:S; area.green 8/1=0");
    play.play("give green:S");
    assertThat(play.section("reserve.carlo")).isEqualTo("green:S");
    assertThat(play.section("reserve.0") + play.section("palace.0")).isEmpty();
    assertThat(play.events()).contains(new AlhambraEvent.TileGiven(0, Tile.read("green:S")));
  }

  @Test
  void he_takes_part_in_majorities_with_ties_but_has_no_walls() {
    Play play =
        Play.of(
            "seats 2; variant alcazaba; round 5; phase results; column red; area.red 1/1=0;"
                + " offer.red red:open; reserve.carlo purple:NES purple:NEW green:S;"
                + " palace.1 0,1=purple:E 0,2=purple:open");
    play.play("store red:open");
    assertThat(play.section("score.carlo")).isEqualTo("c-green=1:20 c-purple=2:17");
    assertThat(play.section("score.1")).isEqualTo("c-purple=2:17 c-walls=1:1");
  }
}
