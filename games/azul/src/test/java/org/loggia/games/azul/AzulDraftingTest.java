package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Script;

/** Set-up and drafting, case by case. */
class AzulDraftingTest {

  @Test
  void there_are_two_displays_for_each_player_and_one_more() {
    for (int seats = 2; seats <= 4; seats++) {
      AzulPosition position = Azul.GAME.start(Setup.of(seats).withFirst(0));
      position.settle(new FastChance(seats), Journal.OFF);
      AzulView view = position.view(0);
      assertThat(view.displays()).hasSize(2 * seats + 1).allMatch(tiles -> tiles.size() == 4);
      assertThat(view.bag().stream().mapToInt(n -> n).sum()).isEqualTo(100 - 4 * (2 * seats + 1));
      assertThat(view.centre()).isEmpty();
      assertThat(view.marker()).isNull();
      assertThat(view.round()).isEqualTo(1);
    }
  }

  @Test
  void luck_decides_who_begins_unless_the_table_did() {
    int[] begins = new int[3];
    for (int seed = 0; seed < 3000; seed++) {
      AzulPosition position = Azul.GAME.start(Setup.of(3));
      position.settle(new FastChance(seed), Journal.OFF);
      begins[position.actor()]++;
    }
    assertThat(IntStream.of(begins)).allMatch(n -> n > 900 && n < 1100);
    AzulPosition position = Azul.GAME.start(Setup.of(3).withFirst(2));
    position.settle(new FastChance(1), Journal.OFF);
    assertThat(position.actor()).isEqualTo(2);
  }

  @Test
  void the_displays_alone_are_a_position() {
    Table table = Table.of("F BBYR KKWW BYRK WWWB YYRR");
    assertThat(table.position.setup()).isEqualTo(Setup.of(2));
    assertThat(table.position.actor()).isZero();
    AzulView view = table.position.view(Seat.SPECTATOR);
    assertThat(view.round()).isEqualTo(1);
    assertThat(view.marker()).isNull();
    assertThat(view.bag()).containsExactly(16, 16, 16, 17, 15);
    assertThat(view.boards()).allMatch(board -> board.wall().isEmpty() && board.score() == 0);
  }

  @Test
  void a_display_leaves_its_other_tiles_to_the_centre() {
    Table table = Table.of("F BBYR KKWW BYRK WWWB YYRR").play("F1 blue 3");
    assertThat(table.section("F")).isEqualTo("- KKWW BYRK BWWW YYRR");
    assertThat(table.section("C")).isEqualTo("YR");
    assertThat(table.section("lines0")).isEqualTo("- - BB - -");
    assertThat(table.position.actor()).isEqualTo(1);
  }

  @Test
  void the_first_turns_of_Peter_Martin_and_Andrea() {
    Table table = Table.of("F KKYW YRRR BBBB BBBB YYYY WWWW KKKK");
    table.play("F1 black 4");
    assertThat(table.section("C")).isEqualTo("YW");
    table.play("F2 yellow 1");
    assertThat(table.section("C")).isEqualTo("YRRRW");
    table.play("C red 3");
    assertThat(table.section("lines2")).isEqualTo("- - RRR - -");
    assertThat(table.section("floor2")).isEqualTo("1");
    assertThat(table.section("C")).isEqualTo("YW");
    assertThat(table.position.nextStarter()).isEqualTo(2);
  }

  @Test
  void all_tiles_of_the_colour_are_taken_from_the_centre() {
    Table table = Table.of("F RYYY - - - - - -; C RRRK; turn 1").play("F1 red floor", "C red 5");
    assertThat(table.section("lines2")).isEqualTo("- - - - RRR");
    assertThat(table.section("C")).isEqualTo("YYYK");
  }

  @Test
  void Andrea_with_two_yellow_tiles_has_three_places_for_them() {
    Table table = Table.of("F YY - - - -; wall0 ..... ..Y.. ...Y. ..... .....; lines0 - - - B -");
    assertThat(table.legal())
        .containsExactlyInAnyOrder("F1 yellow 1", "F1 yellow 5", "F1 yellow floor");
    table.refuses("F1 yellow 2", "A3.7");
    table.refuses("F1 yellow 3", "A3.7");
    table.refuses("F1 yellow 4", "A3.5");
    assertThat(after(table, "F1 yellow 1", "lines0")).isEqualTo("Y - - B -");
    assertThat(after(table, "F1 yellow 1", "floor0")).isEqualTo("Y");
    assertThat(after(table, "F1 yellow 5", "lines0")).isEqualTo("- - - B YY");
    assertThat(after(table, "F1 yellow 5", "floor0")).isEmpty();
    assertThat(after(table, "F1 yellow floor", "floor0")).isEqualTo("YY");
  }

  /** With another tile on offer, so that the round is not over. */
  private static String after(Table table, String move, String label) {
    Table again = Table.of(table.text().replace("F YY - - - -", "F YY K - - -"));
    return again.play(move).section(label);
  }

  @Test
  void what_is_not_there_cannot_be_taken() {
    Table table = Table.of("F BBYR KKWW BYRK WWWB YYRR");
    table.refuses("F1 white 2", "A3.2");
    table.refuses("C blue floor", "A3.2");
    table.refuses("F6 blue floor", "A2.1");
    table.refuses("row 1 col 1", "A4.2");
  }

  @Test
  void a_full_line_takes_no_more_tiles_of_its_colour() {
    Table table = Table.of("F BBYR - - - -; lines0 - BB B - -");
    table.refuses("F1 blue 2", "A3.6");
    assertThat(table.legal()).contains("F1 blue 3", "F1 blue floor");
  }

  @Test
  void what_does_not_fit_falls_and_the_line_is_closed() {
    Table table = Table.of("F KKKY - - - -; lines0 - - - - KKKK").play("F1 black 5");
    assertThat(table.section("lines0")).isEqualTo("- - - - KKKKK");
    assertThat(table.section("floor0")).isEqualTo("KK");
    table.play("C yellow 1");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
  }

  @Test
  void the_floor_line_has_seven_spaces_and_the_lid_gets_the_rest() {
    Table table = Table.of("F KKKY - - - -; floor0 BBBBBB; score0 30").play("F1 black floor");
    assertThat(table.section("floor0")).isEqualTo("BBBBBBK");
    assertThat(table.section("lid")).isEqualTo("0 0 0 2 0");
    assertThat(table.heard(AzulEvent.Took.class).getFirst().spilt()).isEqualTo(2);
    table.play("C yellow 1");
    assertThat(table.score(0)).isEqualTo(30 - 14);
  }

  @Test
  void the_marker_lies_on_the_floor_line_before_the_tiles_of_the_same_move() {
    Table table = Table.of("F B - - - -; C RRR; floor0 K").play("C red 2");
    assertThat(table.section("floor0")).isEqualTo("K1R");
    assertThat(table.heard(AzulEvent.MarkerTaken.class))
        .containsExactly(new AzulEvent.MarkerTaken(0, 2));
  }

  @Test
  void a_marker_without_space_costs_nothing_but_its_owner_begins_the_next_round() {
    Table table = Table.of("F B - - - -; C RR; turn 1; floor1 KKKKKKK; score1 20").play("C red 2");
    assertThat(table.section("floor1")).isEqualTo("KKKKKKK");
    assertThat(table.section("marker")).isEqualTo("1");
    assertThat(table.heard(AzulEvent.MarkerTaken.class))
        .containsExactly(new AzulEvent.MarkerTaken(1, null));
    table.play("F1 blue 1").settle(new FastChance(1));
    assertThat(table.score(1)).isEqualTo(20 - 14 + 1);
    assertThat(table.position.actor()).isEqualTo(1);
  }

  @Test
  void only_the_first_one_at_the_centre_takes_the_marker() {
    Table table = Table.of("F - - - - -; C BYR").play("C blue 1", "C yellow 1");
    assertThat(table.section("floor0")).isEqualTo("1");
    assertThat(table.section("floor1")).isEmpty();
    assertThat(table.position.marker).isZero();
  }

  @Test
  void if_nobody_takes_from_the_centre_the_same_player_begins_again() {
    Table table = Table.of("F BBBB YYYY RRRR KKKK WWWW; turn 1; starter 1");
    table.play("F1 blue 4", "F2 yellow 4", "F3 red 5", "F4 black 5", "F5 white floor");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
    table.settle(new FastChance(3));
    assertThat(table.position.actor()).isEqualTo(1);
    assertThat(table.heard(AzulEvent.MarkerTaken.class)).isEmpty();
  }

  @Test
  void a_marker_alone_in_the_centre_does_not_prolong_the_round() {
    Table table = Table.of("F BBBB - - - -").play("F1 blue 4");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
  }

  @Test
  void the_rest_of_the_first_deal_is_drawn_tile_by_tile() {
    AzulPosition position = Azul.GAME.start(Setup.of(2));
    Script script = Script.of(1, 0, 20, 40, 60, 95, 94, 93, 92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    position.settle(script, Journal.OFF);
    script.mustBeUsedUp();
    assertThat(position.actor()).isEqualTo(1);
    assertThat(Azul.GAME.notation().writePosition(position))
        .isEqualTo("F BYRK WWWW BBBB BBBB BBBB; turn 1; starter 1");
  }
}
