package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Seat;
import org.loggia.core.chance.FastChance;

/** The grey side, case by case. */
class AzulGreySideTest {
  /** Seat 1 takes the last tile of the round; then the walls are tiled. */
  private static Table grey(String boards) {
    return Table.of("F W - - - -; side grey; turn 1; " + boards).play("F1 white 5");
  }

  @Test
  void the_owner_of_a_full_line_chooses_the_column() {
    Table table = grey("lines0 - RR - - -");
    assertThat(table.position.actor()).isZero();
    assertThat(table.position.view(0).asks()).isEqualTo("tiling");
    assertThat(table.legal())
        .containsExactly("row 2 col 1", "row 2 col 2", "row 2 col 3", "row 2 col 4", "row 2 col 5");
    table.play("row 2 col 4");
    assertThat(table.section("wall0")).isEqualTo("..... ...R. ..... ..... .....");
    assertThat(table.section("lid")).isEqualTo("0 0 1 0 0");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
  }

  @Test
  void a_cell_must_be_free_and_no_column_has_a_colour_twice() {
    Table table = grey("wall0 R.... .B... ...R. ..... .....; lines0 - RR - - -");
    assertThat(table.legal()).containsExactly("row 2 col 3", "row 2 col 5");
    table.refuses("row 2 col 2", "A9.2");
    table.refuses("row 2 col 1", "A9.3");
    table.refuses("row 2 col 4", "A9.3");
    table.refuses("row 3 col 3", "A4.1");
    table.refuses("F1 red 2", "A9.1");
  }

  @Test
  void each_tile_scores_at_once_from_top_to_bottom() {
    Table table = grey("lines0 K RR - BBBB -");
    table.play("row 1 col 3");
    table.refuses("row 4 col 1", "A4.1");
    table.play("row 2 col 3", "row 4 col 3");
    assertThat(table.tilePoints(0)).containsExactly(1, 2, 1);
  }

  @Test
  void the_only_column_left_is_taken_without_asking() {
    Table table = grey("wall0 ..... BYKW. ..... ..... .....; lines0 - RR - - -");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
    assertThat(table.section("wall0")).isEqualTo("..... BYKWR ..... ..... .....");
    assertThat(table.tilePoints(0)).containsExactly(5);
  }

  @Test
  void without_a_legal_column_the_whole_line_falls() {
    Table table =
        grey("wall0 ....R ..... BYKW. ..... .....; lines0 - - RRR - -; score0 10; floor0 K");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
    assertThat(table.section("lines0")).isEmpty();
    assertThat(table.section("wall0")).isEqualTo("....R ..... BYKW. ..... .....");
    assertThat(table.section("lid")).isEqualTo("0 0 3 1 0");
    assertThat(table.score(0)).isEqualTo(10 - 6);
    assertThat(table.heard(AzulEvent.LineFell.class))
        .containsExactly(new AzulEvent.LineFell(0, 3, Colour.RED, 3, 3, null));
  }

  @Test
  void what_finds_no_space_on_the_floor_line_goes_into_the_lid() {
    Table table =
        grey("wall0 ....R ..... BYKW. ..... .....; lines0 - - RRR - -; score0 20; floor0 KKKKKK");
    assertThat(table.section("lid")).isEqualTo("0 0 3 6 0");
    assertThat(table.score(0)).isEqualTo(20 - 14);
    assertThat(table.heard(AzulEvent.LineFell.class))
        .containsExactly(new AzulEvent.LineFell(0, 3, Colour.RED, 3, 1, 2));
  }

  @Test
  void a_column_may_close_while_the_lines_above_are_emptied() {
    // Row 3 needs red in column 5, and so does nobody else; then line 2 puts red there.
    Table table = grey("wall0 ..... .BY.. BYKW. ..... .....; lines0 - RR RRR - -; score0 10");
    assertThat(table.legal()).containsExactly("row 2 col 1", "row 2 col 4", "row 2 col 5");
    table.play("row 2 col 5");
    assertThat(table.heard(AzulEvent.LineFell.class)).hasSize(1);
    assertThat(table.score(0)).isEqualTo(10 + 1 - 4);
  }

  @Test
  void a_colour_may_be_put_on_a_line_that_it_can_never_leave_for_the_wall() {
    Table table = Table.of("F RR W - - -; side grey; wall0 ....R ..... BYKW. ..... .....");
    assertThat(table.legal()).contains("F1 red 3");
    table.refuses("F1 red 1", "A3.7");
  }

  @Test
  void players_choose_in_turn_from_the_next_starting_player_on() {
    Table table =
        Table.of(
            "F W - - - - - -; side grey; turn 0; starter 2; floor1 1; "
                + "lines0 K - - - -; lines1 - YY - - -; lines2 R BB - - -");
    table.play("F1 white 5");
    assertThat(table.position.actor()).isEqualTo(1);
    table.play("row 2 col 1");
    assertThat(table.position.actor()).isEqualTo(2);
    table.play("row 1 col 1");
    assertThat(table.position.actor()).isEqualTo(2);
    table.play("row 2 col 2");
    assertThat(table.position.actor()).isZero();
    table.play("row 1 col 5");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
    table.settle(new FastChance(2));
    assertThat(table.position.actor()).isEqualTo(1);
  }

  @Test
  void five_tiles_of_a_colour_count_wherever_they_lie() {
    Table table =
        Table.of(
            "F - - - - -; side grey; phase over; round 7; ending row; "
                + "wall0 BYRKW ..B.. .B... ....B ...B.; score0 30");
    assertThat(table.score(0)).isEqualTo(30 + 2 + 10);
  }
}
