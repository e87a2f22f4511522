package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where tiles may lie, how palaces are redesigned, and how long their walls are. */
class PalaceTest {
  private static Play offer(String palace, String tile) {
    String colour = tile.substring(0, tile.indexOf(':'));
    return Play.of(
        "seats 3; variant alcazaba; round 4; phase results; column "
            + colour
            + "; area."
            + colour
            + " 1/1=0; offer."
            + colour
            + " "
            + tile
            + (palace.isEmpty() ? "" : "; palace.0 " + palace));
  }

  private static Play turn(String palace, String reserve) {
    return Play.of(
        "seats 3; variant alcazaba; round 4; dice red red red red red red red red"
            + (palace.isEmpty() ? "" : "; palace.0 " + palace)
            + (reserve.isEmpty() ? "" : "; reserve.0 " + reserve));
  }

  private static int wall(String palace) {
    Play play = turn(palace, "");
    return Outline.longestWall(((TileSide) play.position.side).tiles.palaces[0]);
  }

  @Test
  void a_wall_never_meets_an_open_side() {
    offer("", "red:W").refuses("build red:W 1,0", "H13.2");
    offer("", "red:W").allows("build red:W -1,0", "build red:W 0,1", "build red:W 0,-1");
    offer("1,0=blue:E", "red:open").refuses("build red:open 2,0", "H13.2");
  }

  @Test
  void a_tile_behind_walls_cannot_be_reached() {
    offer("1,0=blue:E", "red:W").refuses("build red:W 2,0", "H13.3");
  }

  @Test
  void a_tile_shares_a_side_with_another_not_just_a_corner() {
    offer("", "red:open").refuses("build red:open 1,1", "H13.4");
    offer("", "red:open").refuses("build red:open 3,3", "H13.4");
    offer("", "red:open").refuses("build red:open 0,0", "H13.6");
    offer("1,0=blue:E", "red:open").refuses("build red:open 1,0", "H13.6");
  }

  @Test
  void no_empty_square_is_shut_off() {
    String almostRound =
        "1,0=blue:open 2,0=brown:open 2,1=brown:E 0,1=white:open 0,2=white:W 2,2=green:S";
    Play play = offer(almostRound, "red:open");
    play.refuses("build red:open 1,2", "H13.5");
    play.allows("build red:open 1,1");
  }

  @Test
  void a_way_out_over_a_corner_is_none() {
    // With 0,1 taken, 1,1 would touch the outside only at the corner of 0,2.
    Play play =
        offer("1,0=blue:open 2,0=brown:open 2,1=brown:E 2,2=green:S 1,2=red:S", "white:open");
    play.refuses("build white:open 0,1", "H13.5");
    play.allows("build white:open 1,1");
  }

  @Test
  void a_typed_palace_must_be_legal() {
    String start =
        "seats 3; variant alcazaba; round 4; dice red red red red red red red red; palace.0 ";
    for (String wrong :
        new String[] {
          "1,0=red:W",
          "2,0=red:open",
          "1,0=blue:E 2,0=red:W",
          "0,0=red:open",
          "1,0=red:open 1,0=green:open",
          "1,0=red:open -1,0=red:open",
          "26,0=red:open",
          "1,0=blue:open 2,0=brown:open 2,1=brown:E 0,1=white:open 0,2=white:W 2,2=green:S 1,2=red:S"
        }) {
      assertThat(Alhambra.GAME.notation().readPosition(start + wrong, Map.of()).isYes())
          .as(wrong)
          .isFalse();
    }
  }

  @Test
  void a_redesign_adds_a_tile_of_the_reserve() {
    Play play = turn("1,0=blue:open", "red:W green:open");
    play.refuses("add red:open 2,0", "H14.3");
    play.refuses("add red:W 2,0", "H13.2");
    play.play("add red:W 0,1");
    assertThat(play.section("palace.0")).isEqualTo("1,0=blue:open 0,1=red:W");
    assertThat(play.section("reserve.0")).isEqualTo("green:open");
  }

  @Test
  void a_redesign_removes_a_tile_if_nobody_is_cut_off() {
    Play play = turn("1,0=blue:open 2,0=red:open", "");
    play.refuses("remove 1,0", "H14.5");
    play.refuses("remove 0,0", "H14.4");
    play.refuses("remove 0,1", "H14.4");
    play.play("remove 2,0");
    assertThat(play.section("palace.0")).isEqualTo("1,0=blue:open");
    assertThat(play.section("reserve.0")).isEqualTo("red:open");
  }

  @Test
  void neighbours_behind_a_wall_do_not_hold_a_tile() {
    // 1,1 is reached from 0,1 only: the wall between 1,0 and 1,1 is closed.
    Play play = turn("1,0=blue:ES 0,1=white:open 1,1=purple:N", "");
    play.refuses("remove 0,1", "H14.5");
    play.allows("remove 1,0", "remove 1,1");
  }

  @Test
  void removing_never_leaves_a_hole() {
    String block =
        "1,0=blue:open 2,0=brown:open 0,1=white:open 1,1=red:open 2,1=brown:E"
            + " 0,2=white:W 1,2=green:open 2,2=green:open";
    Play play = turn(block, "");
    play.refuses("remove 1,1", "H14.5");
    play.allows("remove 2,2", "remove 0,2");
  }

  @Test
  void a_swap_needs_the_same_sides_towards_the_neighbours() {
    Play play = turn("1,0=blue:E", "red:open green:ESW purple:NES red:W");
    play.refuses("swap red:W 1,0", "H14.6");
    play.refuses("swap green:ESW 1,0", "H14.6");
    play.refuses("swap red:open 0,0", "H14.4");
    play.refuses("swap white:open 1,0", "H14.3");
    play.allows("swap red:open 1,0");
    play.play("swap purple:NES 1,0");
    assertThat(play.section("palace.0")).isEqualTo("1,0=purple:NES");
    assertThat(play.section("reserve.0")).isEqualTo("blue:E red:open red:W green:ESW");
  }

  @Test
  void walls_grow_round_the_fountain() {
    assertThat(wall("")).isZero();
    assertThat(wall("1,0=red:NE")).isEqualTo(2);
    assertThat(wall("1,0=red:NE 1,1=blue:ES")).isEqualTo(4);
    assertThat(wall("1,0=red:NE 1,1=blue:ES 0,1=brown:SW")).isEqualTo(6);
  }

  @Test
  void walls_that_do_not_touch_are_not_added_up() {
    assertThat(wall("0,-1=blue:NEW 1,0=brown:E")).isEqualTo(3);
  }

  @Test
  void walls_back_to_back_are_inside_and_do_not_count() {
    // The wall between 1,0 and 1,1 is built twice and outside nowhere.
    assertThat(wall("1,0=green:S 0,1=white:open 1,1=purple:N")).isZero();
  }

  @Test
  void what_lies_in_the_reserve_counts_for_nothing() {
    Play play =
        Play.of(
            "seats 3; variant alcazaba; round 3; phase results; column red; area.red 1/1=0;"
                + " offer.red red:open; reserve.1 purple:NEW purple:NES blue:open");
    play.play("store red:open");
    assertThat(play.section("score.0") + play.section("score.1")).isEmpty();
  }
}
