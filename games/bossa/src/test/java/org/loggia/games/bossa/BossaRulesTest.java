package org.loggia.games.bossa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** The rulebook's cases, one by one. Dice, ends and tiles are typed as positions. */
class BossaRulesTest {

  @Test
  void there_are_27_different_tiles_and_7_minus_k_of_them_carry_k_dots_of_a_colour() {
    assertThat(Tile.ALL).hasSize(27).doesNotHaveDuplicates();
    for (Line line : Line.ALL) {
      for (int k = 1; k <= 6; k++) {
        int dots = k;
        assertThat(Tile.ALL.stream().filter(tile -> tile.dots(line) == dots)).hasSize(7 - k);
      }
    }
    for (int total = 1; total <= 6; total++) {
      int dots = total;
      assertThat(Tile.ALL.stream().filter(tile -> tile.white() + tile.black() == dots))
          .hasSize(total + 1);
    }
  }

  @Test
  void a_tile_is_worth_its_white_dots_or_its_black_dots() {
    Table table = Table.of("white 3; black 2; hand0 10 12; hand1 60");
    table.refuses("white down 10", "B4.4");
    assertThat(Tile.read("12").dots(Line.WHITE)).isEqualTo(1);
    assertThat(Tile.read("12").dots(Line.BLACK)).isEqualTo(2);
    assertThat(Tile.read("10").dots(Line.BLACK)).isZero();
  }

  @Test
  void a_group_is_worth_7_white_or_3_black() {
    Table table = Table.of("white 6; black 2; hand0 41 32 11; hand1 60");
    table.allows("white up 41+32");
    table.allows("black up 41+32");
  }

  @Test
  void a_group_of_three_is_worth_6_white_or_7_black() {
    Table table = Table.of("white 4 up 20+30; black 5 up 02+04; hand0 13 22 32 11; hand1 60");
    table.allows("white up 13+22+32");
    table.allows("black up 13+22+32");
  }

  @Test
  void tiles_without_the_colour_do_not_pad_a_group() {
    Table table = Table.of("white 4; black 3; hand0 30 24 10; hand1 60");
    table.allows("white up 24+30");
    table.refuses("black up 24+30", "B4.1");
    table.allows("black up 24");
    table.refuses("black down 10", "B4.1");
  }

  @Test
  void next_to_the_die_lie_one_or_two_tiles_at_either_end() {
    Table table = Table.of("white 4; black 1; hand0 50 23 31 12 11; hand1 60");
    table.allows("white up 50");
    table.allows("white up 23+31");
    table.allows("white down 31");
    table.allows("white down 12+23");
    table.refuses("white up 11+12+31", "B4.3");
  }

  @Test
  void after_two_tiles_come_two_or_three() {
    Table table = Table.of("white 4 up 20+30; black 1; hand0 60 42 21 11 31; hand1 51");
    table.refuses("white up 60", "B4.3");
    table.allows("white up 21+42");
    table.allows("white up 11+21+31");
  }

  @Test
  void nothing_goes_below_one() {
    Table table = Table.of("white 2 down 10; black 4; hand0 11 01; hand1 60");
    table.refuses("white down 11", "B4.2");
  }

  @Test
  void an_end_that_would_need_two_tiles_for_a_one_is_dead() {
    Table table = Table.of("white 3 down 10+11; black 4; hand0 12 13 14; hand1 60");
    table.refuses("white down 12", "B4.3");
    table.refuses("white down 12+13", "B4.4");
    assertThat(table.legal()).noneMatch(text -> text.startsWith("white down"));
  }

  @Test
  void seven_needs_two_tiles_even_with_the_doubler() {
    Table table =
        Table.of("white 5 up 60; black 1; hand0 30 40 31; hand1 51; tokens doubler inverter");
    table.allows("white up 30+40");
    assertThat(table.legal()).noneMatch(text -> text.matches("white up \\d\\d\\*?"));
  }

  @Test
  void a_doubled_tile_does_not_replace_the_second_one() {
    Table table =
        Table.of("white 6 up 30+40; black 1; hand0 41 20 31 22; hand1 51; tokens doubler inverter");
    table.refuses("white up 41*", "B4.3");
    table.allows("white up 20+31*");
  }

  @Test
  void the_doubler_doubles_one_tile_never_the_group() {
    Table table = Table.of("white 5; black 1; hand0 20 21 11; hand1 51; tokens doubler inverter");
    table.allows("white up 20*+21");
    table.allows("white up 20+21*");
    table.refuses("white up 20+21", "B4.4");
    assertThat(Bossa.GAME.notation().readMove(table.position, "white up 20*+21*").isYes())
        .isFalse();
    table.play("white up 20*+21");
    assertThat(table.text()).contains("white 5 up 20*+21").contains("tokens spent inverter");
  }

  @Test
  void the_inverter_turns_one_tile_round() {
    Table table = Table.of("white 5; black 1; hand0 14 20 05; hand1 51; tokens inverter doubler");
    table.allows("white up 20+14*");
    table.refuses("white up 20+14", "B4.4");
    table.allows("white down 14*");
  }

  @Test
  void the_inverter_brings_an_all_black_tile_to_the_white_line() {
    Table table = Table.of("white 4; black 1; hand0 05 20; hand1 51; tokens inverter doubler");
    table.refuses("white up 05", "B4.1");
    table.allows("white up 05*");
  }

  @Test
  void a_token_is_used_once_and_only_by_its_owner() {
    Table table = Table.of("white 4; black 1; hand0 05 50; hand1 51");
    table.refuses("white up 05*", "B8.3");
    Table expansion = Table.of("white 5; black 2; hand0 30 50; hand1 51; tokens doubler inverter");
    expansion.refuses("white up 30*+51", "B3.3");
  }

  @Test
  void stacking_covers_a_whole_place_with_equal_number_and_worth_and_leaves_the_ends() {
    Table table = Table.of("white 4 up 20+30; black 1; hand0 21 31 50; hand1 40 12 60");
    table.allows("stack white 5 21+31");
    table.refuses("stack white 5 50", "B5.3");
    table.refuses("stack white 4 21", "B5.2");
    table.refuses("stack white 5 21+50", "B5.4");
    table.play("stack white 5 21+31").settle(table.drawOf("10"));
    assertThat(table.text()).contains("white 4 up 20+30/21+31").contains("used0 stack");
    table.allows("stack white 5 12+40");
    table.play("stack white 5 12+40").settle(table.drawOf("06"));
    table.refuses("stack white 5 50", "B5.1");
  }

  @Test
  void stacking_reaches_inner_places() {
    Table table = Table.of("white 4 up 50 60; black 1; hand0 51 20; hand1 40");
    table.allows("stack white 5 51");
  }

  @Test
  void a_redraw_throws_a_tile_away_and_draws_another_and_the_turn_is_over() {
    Table table = Table.of("white 4; black 1; hand0 50 20; hand1 40 60");
    table.play("redraw 50");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
    int first = table.drawOf("11");
    int second = table.drawOf("22") - 1;
    table.settle(first, second);
    assertThat(table.text())
        .contains("hand0 20 11")
        .contains("hand1 40 22 60")
        .contains("used0 redraw")
        .contains("discard 50")
        .contains("turn 1");
  }

  @Test
  void nobody_redraws_from_an_empty_pile() {
    Table table =
        Table.of(
            "white 5 up 60 30+40 32+51 down 20+24 12+22 10+15; black 3 up 04 02+33 13+23/01+05 "
                + "down 42 21/11; hand0 31 41 06; hand1 03; used0 swap stack; "
                + "used1 redraw swap stack; discard 14");
    assertThat(table.position.pile()).isZero();
    table.refuses("redraw 31", "B6.2");
  }

  @Test
  void who_draws_the_last_tile_and_could_only_redraw_loses() {
    Table table =
        Table.of(
            "phase draw; white 3 up 23+24/30+13 10+40/42+15 12+50 21+51 22+60 down 20 14; "
                + "black 4 up 05 06 down 01+02 31+41; hand0 03; hand1 11; "
                + "used0 redraw swap stack; used1 swap stack; discard 32; turn 1; first 1");
    table.settle(table.drawOf("04"));
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
    assertThat(table.position.result().ending()).isEqualTo("B");
    assertThat(table.position.result().share(0)).isEqualTo(1.0);
    assertThat(table.notes.all()).contains(new BossaEvent.Stuck(1));
  }

  @Test
  void an_empty_hand_wins_even_when_the_pile_is_empty_too() {
    Table table =
        Table.of(
            "white 2 up 31/32 40 30+21 10+51 13+60 down 15/12; black 4 up 03+42 02+24 11+06 "
                + "04+14 down 33 22 01; hand0 05; hand1 20 41 23; used0 swap stack; "
                + "used1 swap stack; turn 1");
    assertThat(table.position.pile()).isZero();
    table.play("white up 20+41+23");
    assertThat(table.position.result().ending()).isEqualTo("A");
    assertThat(table.position.result().share(1)).isEqualTo(1.0);
  }

  @Test
  void equal_hands_at_an_empty_pile_are_a_draw() {
    Table table =
        Table.of(
            "white 5 up 60 30+40 32+51 down 20+24 12+22 10+15; black 3 up 04 02+33 13+23/01+05 "
                + "down 42 21/11; hand0 31 41 06; hand1 03; used0 swap stack; "
                + "used1 redraw swap stack; discard 14");
    table.play("black up 41+06");
    assertThat(table.position.result().ending()).isEqualTo("C");
    assertThat(table.position.result().share(0)).isEqualTo(0.5);
    assertThat(table.position.result().share(1)).isEqualTo(0.5);
  }

  @Test
  void fewer_tiles_win_at_an_empty_pile() {
    Table table =
        Table.of(
            "white 1 up 24 20+11 14+33 10+42 12+50/40+23 60+15; black 2 up 01+22 21+13 03+32 "
                + "down 41; hand0 02; hand1 31 51 06; used0 redraw swap stack; "
                + "used1 redraw swap; discard 04 05; turn 1");
    table.play("white up 31+51");
    assertThat(table.position.result().ending()).isEqualTo("C");
    assertThat(table.position.result().share(0)).isEqualTo(0.5);
  }

  @Test
  void actions_are_used_once() {
    Table table = Table.of("white 4; black 1; hand0 50 20; hand1 40; used0 redraw swap");
    table.refuses("redraw 50", "B6.1");
    table.refuses("swap 50 for 40", "B7.1");
  }

  @Test
  void a_swap_exchanges_two_tiles_of_choice() {
    Table table = Table.of("white 4; black 1; hand0 50 20; hand1 40 60");
    table.refuses("swap 50 for 11", "B7.2");
    table.refuses("swap 40 for 60", "B3.3");
    table.play("swap 20 for 60").settle(table.drawOf("11"));
    assertThat(table.text()).contains("hand0 50 60").contains("hand1 20 11 40");
  }

  @Test
  void the_dice_never_show_the_same_and_the_first_seat_can_be_chosen() {
    for (int seed = 0; seed < 500; seed++) {
      BossaPosition position = Bossa.GAME.start(Setup.of(2).withFirst(seed % 2));
      position.settle(new FastChance(seed), Journal.OFF);
      assertThat(position.white.die).isBetween(1, 6).isNotEqualTo(position.black.die);
      assertThat(position.black.die).isBetween(1, 6);
      assertThat(position.first).isEqualTo(seed % 2);
    }
  }

  @Test
  void four_tiles_each_and_eighteen_in_the_pile_before_the_first_draw() {
    BossaPosition position = Bossa.GAME.start(Setup.of(2).with(Bossa.EXPANSION, true));
    position.settle(new FastChance(7), Journal.OFF);
    assertThat(Integer.bitCount(position.hand[0])).isEqualTo(4);
    assertThat(Integer.bitCount(position.hand[1])).isEqualTo(4);
    assertThat(position.pile()).isEqualTo(18);
  }

  @Test
  void four_in_hand_one_drawn_two_placed_leaves_three() {
    Table table = Table.of("phase draw; white 4; black 1; hand0 50 23 31 12; hand1 60");
    table.settle(table.drawOf("20"));
    table.play("white up 31+23");
    assertThat(new TileSet(table.position.hand[0]).size()).isEqualTo(3);
  }

  @Test
  void tokens_are_chosen_in_secret_and_shown_together() {
    Table table =
        Table.of(
            "phase tokens; white 4; black 1; hand0 50 23 31 12; hand1 60; "
                + "tokens unchosen unchosen");
    table.play("keep inverter");
    assertThat(table.position.view(1).tokens())
        .containsExactly(TokenState.HIDDEN, TokenState.UNCHOSEN);
    assertThat(table.position.view(0).tokens().getFirst()).isEqualTo(TokenState.INVERTER);
    assertThat(table.notes.heardBy(1)).containsExactly(new BossaEvent.TokenChosen(0));
    table.refuses("redraw 60", "B8.1");
    table.play("keep doubler");
    assertThat(table.position.view(Seat.SPECTATOR).tokens())
        .containsExactly(TokenState.INVERTER, TokenState.DOUBLER);
    table.settle(table.drawOf("20"));
    table.refuses("keep doubler", "B8.2");
  }

  @Test
  void under_the_inverter_a_white_tile_has_no_white_dots() {
    Table table = Table.of("white 4; black 1; hand0 50 05 20; hand1 40; tokens inverter doubler");
    table.allows("white up 05*");
    table.refuses("white up 50*", "B4.1");
    assertThat(table.position.why(table.move("white up 50*")))
        .isEqualTo(
            Refusal.of("B4.1").with("tile", "50").with("line", "white").with("token", "inverter"));
  }

  @Test
  void without_the_expansion_there_is_no_token_to_keep() {
    Table table = Table.of("white 4; black 1; hand0 50 20; hand1 40 60");
    table.refuses("keep doubler", "B8.5");
    table.refuses("keep inverter", "B8.5");
  }

  @Test
  void no_more_tiles_were_thrown_away_than_redraws_were_used() {
    String table = "white 4; black 1; hand0 50 20; hand1 40 60; ";
    for (String wrong :
        List.of(
            "discard 11",
            "discard 11 12 13",
            "discard 11 12; used0 redraw",
            "discard 11; used0 swap stack",
            "discard 11 12 13; used0 redraw; used1 redraw")) {
      assertThat(Bossa.GAME.notation().readPosition(table + wrong, Map.of()).isYes())
          .as(wrong)
          .isFalse();
    }
    Table.of(table + "discard 11; used1 redraw").allows("swap 50 for 40");
    Table.of(table + "discard 11 12; used0 redraw; used1 redraw").allows("swap 50 for 40");
  }

  @Test
  void the_other_seats_hear_only_that_a_token_was_kept() {
    BossaMove keep = new BossaMove.Keep(Token.DOUBLER);
    assertThat(Bossa.GAME.notation().writeMove(keep)).isEqualTo("keep doubler");
    assertThat(Bossa.GAME.notation().writePublicMove(keep)).isEqualTo("keep a token");
  }
}
