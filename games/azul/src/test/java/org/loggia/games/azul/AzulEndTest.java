package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Receipt;
import org.loggia.core.Result;
import org.loggia.core.Seat;

/** The end of the game and the final score. */
class AzulEndTest {

  private static Result result(String board) {
    return Table.of("F - - - - -; phase over; round 6; ending row; " + board).position.result();
  }

  @Test
  void a_complete_row_ends_the_game_after_the_round() {
    Table table =
        Table.of("F B Y - - -; wall0 B.RKW ..... ..... ..... .....; lines0 - RR - - -; score0 9");
    table.play("F2 yellow 1");
    assertThat(table.position.actor()).isEqualTo(1);
    table.play("F1 blue 2");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
    // 5 for the row that it closes, then 2 for red below black, then 2 for the row at the end.
    assertThat(table.tilePoints(0)).containsExactly(5, 2);
    assertThat(table.score(0)).isEqualTo(9 + 5 + 2 + 2);
    assertThat(table.position.result().ending()).isEqualTo("row");
  }

  @Test
  void everybody_finishes_the_round_with_wall_and_floor_line() {
    Table table =
        Table.of(
            "F B - - - -; wall0 .YRKW ..... ..... ..... .....; "
                + "lines1 - RR - - -; floor1 KKK; score1 10");
    table.play("F1 blue 1");
    assertThat(table.score(1)).isEqualTo(10 + 1 - 4);
    assertThat(table.section("wall1")).isEqualTo("..... ...R. ..... ..... .....");
  }

  @Test
  void two_players_may_complete_rows_in_the_same_round() {
    Table table =
        Table.of(
            "F B - - - -; wall0 .YRKW ..... ..... ..... .....; "
                + "wall1 B.RKW ..... ..... ..... .....; lines1 Y - - - -");
    table.play("F1 blue 1");
    assertThat(table.score(0)).isEqualTo(5 + 2);
    assertThat(table.score(1)).isEqualTo(5 + 2);
    assertThat(table.heard(AzulEvent.Ended.class)).hasSize(1);
    assertThat(table.heard(AzulEvent.RowsScored.class)).hasSize(2);
    assertThat(table.position.result().share(0)).isEqualTo(0.5);
  }

  @Test
  void rows_columns_and_colours_are_paid_to_everybody() {
    Result result =
        result(
            "wall0 BYRKW WB... K.B.. R..B. Y...B; score0 40; "
                + "wall1 B.... .B... ..B.. ...B. ....B; score1 30");
    assertThat(result.of(0).receipts())
        .containsExactly(
            new Receipt("tiles", 13, 40),
            new Receipt("rows", 1, 2),
            new Receipt("columns", 1, 7),
            new Receipt("colours", 1, 10));
    assertThat(result.of(0).points()).isEqualTo(59);
    assertThat(result.of(1).receipts())
        .containsExactly(new Receipt("tiles", 5, 30), new Receipt("colours", 1, 10));
    assertThat(result.of(1).points()).isEqualTo(40);
    assertThat(result.share(0)).isEqualTo(1);
  }

  @Test
  void bonuses_are_added_to_a_score_of_zero_and_the_receipts_say_what_was_forgiven() {
    Result result = result("wall0 BYRKW ..... ..... ..... .....; score0 0 gained 9 lost 14 paid 7");
    assertThat(result.of(0).receipts())
        .isEqualTo(
            List.of(
                new Receipt("tiles", 5, 9),
                new Receipt("floor", 7, -14),
                new Receipt("forgiven", 5, 5),
                new Receipt("rows", 1, 2)));
    assertThat(result.of(0).points()).isEqualTo(2);
  }

  @Test
  void among_equals_more_complete_rows_win() {
    Result result =
        result(
            "wall0 BYRKW WBYRK ..... ..... .....; score0 20; "
                + "wall1 BYRKW ..... ..... ..... .....; score1 22");
    assertThat(result.of(0).points()).isEqualTo(24);
    assertThat(result.of(1).points()).isEqualTo(24);
    assertThat(result.of(0).place()).isEqualTo(1);
    assertThat(result.of(1).place()).isEqualTo(2);
  }

  @Test
  void who_is_equal_in_points_and_rows_shares_the_victory() {
    String wall = "BYRKW ..... ..... ..... .....";
    Result result = result("wall0 " + wall + "; score0 20; wall1 " + wall + "; score1 20");
    assertThat(result.of(0).place()).isEqualTo(1);
    assertThat(result.of(1).place()).isEqualTo(1);
    assertThat(result.share(1)).isEqualTo(0.5);
  }

  @Test
  void four_players_are_ranked_by_points_then_rows() {
    Result result =
        Table.of(
                "F - - - - - - - - -; phase over; round 6; ending row; score0 10; "
                    + "wall1 BYRKW ..... ..... ..... .....; score1 30; score2 32; score3 10")
            .position
            .result();
    assertThat(result.standings())
        .extracting(standing -> standing.place())
        .containsExactly(3, 1, 2, 3);
  }

  @Test
  void the_agreed_last_round_ends_the_game() {
    Table table = Table.of("F B - - - -; rounds 3; round 3; score1 4; floor1 KK").play("F1 blue 1");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
    assertThat(table.position.result().ending()).isEqualTo("cap");
    assertThat(table.score(0)).isEqualTo(1);
    assertThat(table.score(1)).isEqualTo(2);
    Table earlier = Table.of("F B - - - -; rounds 3; round 2").play("F1 blue 1");
    assertThat(earlier.position.actor()).isEqualTo(Seat.LUCK);
  }

  @Test
  void a_row_in_the_last_round_is_an_ending_by_row() {
    Table table = Table.of("F B - - - -; rounds 3; round 3; wall0 .YRKW ..... ..... ..... .....");
    assertThat(table.play("F1 blue 1").position.result().ending()).isEqualTo("row");
  }

  @Test
  void the_game_ends_when_no_tile_is_left_to_deal() {
    // All hundred tiles lie on walls and on lines that are not full.
    String last = "BYRK. WBYR. KWBY. RKWB. YRKW.";
    Table table =
        Table.of(
            "F W - - - - - - - -; turn 3; round 9; wall0 "
                + last
                + "; lines0 - K RR YYY BBBB; wall1 "
                + last
                + "; lines1 - K RR Y -; wall2 .YRKW .BYRK .WBYR .KWBY .RKWB; lines2 - - KK - -; "
                + "wall3 BYR.W WBY.K KWB.R RKW.Y YRK.B; lines3 - - - - WWW; score3 8");
    assertThat(table.position.view(0).bag()).containsOnly(0);
    table.play("F1 white 5");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
    assertThat(table.position.result().ending()).isEqualTo("nothing-dealt");
    assertThat(table.position.result().of(3).points()).isGreaterThanOrEqualTo(8);
  }
}
