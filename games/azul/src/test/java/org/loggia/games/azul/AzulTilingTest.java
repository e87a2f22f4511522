package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Seat;
import org.loggia.core.chance.FastChance;

/**
 * Tiling the wall and its points, case by case. Seat 1 takes the last tile of the round, a blue
 * one, and seat 0's board is looked at.
 */
class AzulTilingTest {
  private static final String LAST_TILE = "F B - - - -; turn 1; ";

  private static Table tiled(String board) {
    return Table.of(LAST_TILE + board).play("F1 blue 2");
  }

  @Test
  void the_wall_is_printed_diagonally() {
    String[] rows = {"BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"};
    for (int row = 1; row <= 5; row++) {
      for (int column = 1; column <= 5; column++) {
        Colour colour = Wall.printedColour(row, column);
        assertThat(colour.letter()).isEqualTo(rows[row - 1].charAt(column - 1));
        assertThat(Wall.printedColumn(colour.ordinal(), row)).isEqualTo(column);
      }
    }
  }

  @Test
  void a_tile_alone_brings_one_point() {
    assertThat(tiled("lines0 - RR - - -").tilePoints(0)).containsExactly(1);
  }

  @Test
  void a_tile_between_two_others_in_its_row_brings_three() {
    Table table = tiled("wall0 B.R.. ..... ..... ..... .....; lines0 Y - - - -");
    assertThat(table.tilePoints(0)).containsExactly(3);
  }

  @Test
  void a_tile_below_two_others_brings_three() {
    Table table = tiled("wall0 ..R.. ..Y.. ..... ..... .....; lines0 - - BBB - -");
    assertThat(table.tilePoints(0)).containsExactly(3);
  }

  @Test
  void row_and_column_both_count() {
    Table table = tiled("wall0 ..... ...R. .WB.R ...B. .....; lines0 - - YYY - -");
    assertThat(table.tilePoints(0)).containsExactly(4 + 3);
    AzulEvent.TileScored scored = table.heard(AzulEvent.TileScored.class).getFirst();
    assertThat(scored).isEqualTo(new AzulEvent.TileScored(0, 3, 4, Colour.YELLOW, 4, 3, 7));
  }

  @Test
  void the_points_of_every_pair_of_runs() {
    for (int across = 1; across <= 5; across++) {
      for (int down = 1; down <= 5; down++) {
        int expected =
            across == 1 && down == 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
        assertThat(Wall.points(across, down)).isEqualTo(expected);
      }
    }
    assertThat(Wall.points(5, 5)).isEqualTo(10);
  }

  @Test
  void a_tile_that_closes_the_middle_of_row_and_column_brings_ten() {
    Table table = tiled("wall0 ..R.. ..Y.. KW.YR ..W.. ..K..; lines0 - - BBB - -");
    assertThat(table.tilePoints(0)).containsExactly(10);
  }

  @Test
  void runs_stop_at_gaps() {
    Table table = tiled("wall0 B..K. ..... ..... ..... .....; lines0 Y - - - -");
    assertThat(table.tilePoints(0)).containsExactly(2);
  }

  @Test
  void Peters_two_full_lines() {
    Table table = tiled("lines0 - RR K BBBB YY");
    assertThat(table.tilePoints(0)).containsExactly(1, 1);
    assertThat(table.section("wall0")).isEqualTo("..... ...R. ..... ...B. .....");
    assertThat(table.section("lines0")).isEqualTo("- - K - YY");
    assertThat(table.section("lid")).isEqualTo("3 0 1 0 0");
    assertThat(table.score(0)).isEqualTo(2);
  }

  @Test
  void lower_rows_count_what_was_just_laid_above_them() {
    Table table = tiled("lines0 K RR - - -");
    assertThat(table.section("wall0")).isEqualTo("...K. ...R. ..... ..... .....");
    assertThat(table.tilePoints(0)).containsExactly(1, 2);
  }

  @Test
  void an_emptied_line_is_open_to_every_colour_that_its_row_does_not_have() {
    Table table = tiled("lines0 - RR - - -").settle(new FastChance(1));
    assertThat(table.position.actor()).isZero();
    for (Colour colour : Colour.ALL) {
      String intoLineTwo = " " + colour.word() + " 2";
      assertThat(table.legal().stream().anyMatch(text -> text.endsWith(intoLineTwo)))
          .as(intoLineTwo)
          .isEqualTo(colour != Colour.RED);
    }
  }

  @Test
  void the_floor_line_costs_more_with_every_space() {
    int[] scores = {50, 49, 48, 46, 44, 42, 39, 36};
    for (int items = 0; items <= 7; items++) {
      String floor = items == 0 ? "" : "; floor0 " + "K".repeat(items);
      assertThat(tiled("score0 50" + floor).score(0)).isEqualTo(scores[items]);
    }
  }

  @Test
  void four_tiles_and_the_marker_cost_eight_but_nobody_falls_below_zero() {
    assertThat(tiled("score0 20; floor0 KK1YY").score(0)).isEqualTo(12);
    Table poor = tiled("score0 5; floor0 KK1YY");
    assertThat(poor.score(0)).isZero();
    assertThat(poor.heard(AzulEvent.FloorScored.class))
        .containsExactly(new AzulEvent.FloorScored(0, 5, 8, -5, 3));
  }

  @Test
  void the_gains_of_the_round_come_before_its_penalty() {
    Table table =
        tiled("wall0 B.RK. ..... ..... ..... .....; lines0 Y - - - -; score0 1; floor0 KKK");
    assertThat(table.score(0)).isEqualTo(1 + 4 - 4);
    assertThat(tiled("lines0 - RR - - -; floor0 KKK").score(0)).isZero();
  }

  @Test
  void floor_tiles_go_into_the_lid_and_the_marker_to_its_owner() {
    Table table = tiled("floor0 1KKY");
    assertThat(table.section("lid")).isEqualTo("0 1 0 2 0");
    assertThat(table.section("floor0")).isEmpty();
    assertThat(table.section("marker")).isEqualTo("0");
    assertThat(table.section("phase")).isEqualTo("deal");
  }

  @Test
  void a_score_may_pass_one_hundred() {
    Table table = tiled("lines0 - RR - - -; score0 120");
    assertThat(table.score(0)).isEqualTo(121);
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
  }
}
