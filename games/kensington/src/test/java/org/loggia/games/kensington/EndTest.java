package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.json.Json;
import org.loggia.games.kensington.KensingtonEvent.LastRound;
import org.loggia.games.kensington.KensingtonEvent.Returned;

/** K8: how a game ends. */
class EndTest {
  private static final String SIX_BIRDS = Table.house(0, "Dr", "Yr", "Yr", "Yr", "Yr", "Yr");

  /** Six yellow and two black windows, and two roofs. */
  private static final Json FEW =
      Json.read(
          """
          {"shapes": {"SQ1": [[0, 0]]},
           "windows": [{"shape": "SQ1", "yellow": 6, "black": 2, "difficult": false,
                        "catsYellow": 0, "catsBlack": 0}],
           "roofs": [{"shape": "SQ1", "count": 2, "birds": 0}], "specials": []}
          """);

  /** A house that takes nothing black: yellow at both ends and on the door. */
  private static final String ALL_YELLOW = Table.house(-1, "Y", "DY", "Y");

  @Test
  void the_seventh_bird_lets_everybody_else_build_once_more() {
    Table table =
        Table.of(
            "seats 3; turn 1; house0"
                + SIX_BIRDS
                + "; gates0 Y-SQ1 -; gates1 K-SQ1 -; gates2 K-SQ1 K-SQ1",
            Boxes.BRICKS);
    table.draw("brown-SQ1", "R-SQ1-bird");
    assertThat(table.events()).contains(new LastRound(1, 7));
    table.play("build R-SQ1-bird at 0").play("done");
    assertThat(table.position.phase).isEqualTo(Phase.LAST);
    assertThat(table.position.actor()).isEqualTo(2);
    table.refuses("draw beige-SQ1", "K8.2");
    table.refuses("steal K-SQ1 from 1", "K8.2");
    table.play("build K-SQ1 at 1").play("build K-SQ1 at 1");
    assertThat(table.position.actor()).isZero();
    table.play("done");
    assertThat(table.position.actor()).as("seat 1 does not build again").isEqualTo(Seat.NOBODY);
    assertThat(table.position.result().ending()).isEqualTo("birds");
  }

  @Test
  void the_end_stays_called_if_the_seventh_bird_goes_back_to_the_heap() {
    Table table =
        Table.of(
            "house0 R-SQ1@0,1; gates0 R-SQ1 R-SQ1; house1" + SIX_BIRDS + "; gates1 Y-SQ1 -",
            Boxes.BRICKS);
    table.draw("brown-SQ1", "R-SQ1-bird");
    assertThat(table.events()).hasAtLeastOneElementOfType(Returned.class);
    assertThat(table.position.birdsOut()).isEqualTo(6);
    assertThat(table.position.phase).isEqualTo(Phase.LAST);
    table.play("done");
    assertThat(table.position.result().ending()).isEqualTo("birds");
  }

  @Test
  void a_bird_that_went_back_does_not_count_any_more() {
    Table table =
        Table.of(
            "house0 R-SQ1@0,1; gates0 R-SQ1 R-SQ1; house1" + Table.house(0, "Dr", "Yr"),
            Boxes.BRICKS);
    table.draw("brown-SQ1", "R-SQ1-bird");
    assertThat(table.position.birdsOut()).isEqualTo(2);
    assertThat(table.position.phase).isEqualTo(Phase.DRAW);
  }

  @Test
  void birds_in_warehouses_count_and_the_seventh_ends_the_game_wherever_the_others_are() {
    Table table =
        Table.of(
            "gates0 R-SQ1-bird R-SQ1-bird; gates1 R-SQ1-bird -; house1"
                + Table.house(0, "Dr", "Yr", "Yr"),
            Boxes.BRICKS);
    assertThat(table.position.birdsOut()).isEqualTo(6);
    table.draw("brown-SQ1", "R-SQ1").play("done");
    assertThat(table.position.phase).as("a roof without a bird ends nothing").isEqualTo(Phase.DRAW);
    table.draw("brown-SQ1", "R-SQ1-bird");
    assertThat(table.events()).contains(new LastRound(1, 7));
  }

  @Test
  void a_stolen_bird_was_out_before_and_ends_nothing() {
    Table table = Table.of("house1" + SIX_BIRDS + "; gates1 R-SQ1-bird -", Boxes.BRICKS);
    assertThat(table.position.birdsOut()).isEqualTo(7);
    table.play("steal R-SQ1-bird from 1").play("build R-SQ1-bird at 0");
    assertThat(table.position.ender).isEqualTo(KensingtonPosition.NONE);
    assertThat(table.position.phase).isEqualTo(Phase.DRAW);
  }

  @Test
  void two_stored_tiles_that_need_each_other_can_be_joined_in_the_last_round() {
    Table table =
        Table.of(
            "phase last; turn 1; ender 0; house0"
                + SIX_BIRDS
                + "; house1"
                + Table.house(0, "DK", "YK")
                + "; gates1 K-SQ1 K-SQ1",
            Boxes.BRICKS);
    table.play("join K-SQ1@2,0 K-SQ1@2,1");
    assertThat(table.position.result().ending()).isEqualTo("birds");
  }

  @Test
  void in_the_last_round_the_others_follow_clockwise_from_the_ender() {
    Table table =
        Table.of(
            "seats 4; turn 2; house2"
                + SIX_BIRDS
                + "; gates0 Y-SQ1 -; gates1 Y-SQ1 -; gates3 Y-SQ1 -",
            Boxes.BRICKS);
    table.draw("brown-SQ1", "R-SQ1-bird"); // all columns of seat 2 are roofed
    assertThat(table.position.actor()).isEqualTo(3);
    table.play("done");
    assertThat(table.position.actor()).isZero();
    table.play("done");
    assertThat(table.position.actor()).isEqualTo(1);
    table.play("done");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
  }

  @Test
  void who_has_nothing_to_build_is_passed_over_in_the_last_round() {
    Table table = Table.of("house1" + SIX_BIRDS, Boxes.BRICKS);
    table.draw("brown-SQ1", "R-SQ1-bird").play("build R-SQ1-bird at 0");
    assertThat(table.position.actor()).isEqualTo(Seat.NOBODY);
  }

  @Test
  void it_ends_when_after_a_round_without_building_nobody_can_build() {
    Table table = Table.of("chips 0 0; house0" + ALL_YELLOW + "; house1" + ALL_YELLOW, FEW);
    table.draw("beige-SQ1", "K-SQ1");
    assertThat(table.position.actor()).as("only half a round").isEqualTo(1);
    table.draw("beige-SQ1", "K-SQ1");
    assertThat(table.position.result().ending()).isEqualTo("stuck");
  }

  @Test
  void it_goes_on_as_long_as_anybody_could_build() {
    Table table =
        Table.of("chips 0 0; house0" + ALL_YELLOW + "; house1" + Table.house(0, "DY", "Y"), FEW);
    table.draw("beige-SQ1", "K-SQ1");
    table.draw("beige-SQ1", "Y-SQ1").play("done");
    assertThat(table.position.idle).isEqualTo(2);
    assertThat(table.position.actor()).isZero();
  }

  @Test
  void a_chip_and_a_roof_to_buy_keep_the_game_going() {
    Table table = Table.of("chips 0 1; house0" + ALL_YELLOW + "; house1" + ALL_YELLOW, FEW);
    table.draw("beige-SQ1", "K-SQ1").draw("beige-SQ1", "K-SQ1");
    assertThat(table.position.phase).isNotEqualTo(Phase.OVER);
  }

  @Test
  void a_chip_and_a_tile_to_steal_keep_the_game_going() {
    // The heap is empty. The black tile fits only seat 1, and lies in the warehouse of seat 0.
    Json box =
        Json.read(
            """
            {"shapes": {"SQ1": [[0, 0]]},
             "windows": [{"shape": "SQ1", "yellow": 5, "black": 1, "difficult": false,
                          "catsYellow": 0, "catsBlack": 0}],
             "roofs": [], "specials": []}
            """);
    String table =
        "phase build; idle 1; gates0 K-SQ1 -; house0"
            + ALL_YELLOW
            + "; house1"
            + Table.house(-1, "Y", "D", "Y");
    Table rich = Table.of(table + "; chips 0 1", box).play("done");
    assertThat(rich.legal()).containsExactly("steal K-SQ1 from 0");
    Table poor = Table.of(table + "; chips 0 0", box).play("done");
    assertThat(poor.position.result().ending()).isEqualTo("stuck");
  }

  @Test
  void two_tiles_that_could_be_joined_keep_the_game_going() {
    // Black on yellow is not welcome alone, but two of them reach the black window on top.
    Json box =
        Json.read(
            """
            {"shapes": {"SQ1": [[0, 0]]},
             "windows": [{"shape": "SQ1", "yellow": 5, "black": 4, "difficult": false,
                          "catsYellow": 0, "catsBlack": 0}],
             "roofs": [{"shape": "SQ1", "count": 3, "birds": 0}], "specials": []}
            """);
    String table =
        "phase build; idle 1; chips 0 0; house0"
            + Table.house(-1, "YR", "DR", "YKR")
            + "; house1"
            + ALL_YELLOW;
    Table pair = Table.of(table + "; gates0 K-SQ1 K-SQ1", box).play("done");
    assertThat(pair.position.phase).isNotEqualTo(Phase.OVER);
    assertThat(pair.position.actor()).isEqualTo(1);
  }

  @Test
  void it_ends_when_only_brown_tiles_are_left_and_nobody_has_chips() {
    Table table =
        Table.of(
            "chips 0 0; phase build; hand K-SQ1; house0"
                + Table.house(0, "DY", "Y", "Y")
                + "; house1"
                + Table.house(0, "DY", "Y", "Y", "K"),
            FEW);
    table.play("build K-SQ1 at -1");
    assertThat(table.position.result().ending()).isEqualTo("stuck");
  }

  @Test
  void before_an_empty_heap_ends_it_everybody_can_build_in_that_round() {
    Table table =
        Table.of(
            "chips 0 0; phase build; hand K-SQ1; house0"
                + Table.house(0, "DY", "Y", "Y")
                + "; house1"
                + Table.house(0, "DY", "Y", "Y")
                + "; gates1 K-SQ1 -",
            FEW);
    table.play("build K-SQ1 at -1");
    assertThat(table.position.actor()).isEqualTo(1);
    table.play("build K-SQ1 at -1");
    assertThat(table.position.result().ending()).isEqualTo("dry");
  }

  @Test
  void it_ends_after_twelve_rounds_in_which_nobody_built() {
    Table table = Table.of("turn 1; idle 23");
    table.draw("beige-SQ1", "Y-SQ1").play("done");
    assertThat(table.position.result().ending()).isEqualTo("guard");
    table = Table.of("turn 1; idle 22");
    table.draw("beige-SQ1", "Y-SQ1").play("done");
    assertThat(table.position.actor()).isZero();
  }

  @Test
  void building_anything_begins_the_count_of_idle_turns_anew() {
    Table table = Table.of("turn 1; idle 23");
    table.draw("beige-SQ1", "Y-SQ1").play("build Y-SQ1 at 1");
    assertThat(table.position.idle).isZero();
    assertThat(table.position.actor()).isZero();
  }

  /** All columns closed, yellow at the ends: a black window finds nothing to like. */
  private static final String CLOSED = Table.house(-1, "YR", "DR", "YR");

  /** Black on the door is all that fits seat 0, who has four chips; nothing fits seat 1. */
  private static final String FOUR_CHIPS =
      "phase build; idle 1; chips 4 0; house0"
          + Table.house(-1, "YR", "D", "YR")
          + "; gates0 R-I6 R-I6; house1"
          + CLOSED
          + "; gates1 R-I6 R-I6";

  /** Two black windows fit beside the right end: the upper one likes the black one there. */
  private static final String PLACE_FOR_TWO =
      "phase build; idle 1; chips 0 0; house0"
          + Table.house(-1, "YR", "DR", "YKR")
          + "; gates0 R-I6 -; house1"
          + CLOSED
          + "; gates1 R-I6 R-I6";

  /** Single windows and roofs for those houses, and roofs that are too wide for anybody. */
  private static Json box(int black, int roofs) {
    return Json.read(
        """
        {"shapes": {"SQ1": [[0, 0]], "I6": [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]]},
         "windows": [{"shape": "SQ1", "yellow": 4, "black": BLACK, "difficult": false,
                      "catsYellow": 0, "catsBlack": 0}],
         "roofs": [{"shape": "SQ1", "count": ROOFS, "birds": 0},
                   {"shape": "I6", "count": 5, "birds": 0}], "specials": []}
        """
            .replace("BLACK", Integer.toString(black))
            .replace("ROOFS", Integer.toString(roofs)));
  }

  @Test
  void four_chips_do_not_keep_anybody_from_beige_tiles_for_good() {
    Table table = Table.of(FOUR_CHIPS, box(3, 5)).play("done");
    assertThat(table.position.phase).isNotEqualTo(Phase.OVER);
    table.draw("beige-SQ1", "K-SQ1");
    table.refuses("draw beige-SQ1", "K3.2");
    table.draw("brown-I6", "R-I6"); // a chip is spent, and with three beige tiles are free
    table.draw("beige-SQ1", "K-SQ1");
    table.draw("beige-SQ1", "K-SQ1").play("build K-SQ1 at 0");
  }

  @Test
  void two_tiles_that_come_in_successive_turns_keep_the_game_going() {
    Table table = Table.of(PLACE_FOR_TWO, box(3, 6)).play("done");
    assertThat(table.position.phase).isNotEqualTo(Phase.OVER);
    table.draw("beige-SQ1", "K-SQ1").draw("beige-SQ1", "K-SQ1"); // returned by 1, stored by 0
    table.draw("beige-SQ1", "K-SQ1").draw("beige-SQ1", "K-SQ1");
    table.play("join K-SQ1@2,0 K-SQ1@2,1");
  }

  @Test
  void the_two_need_a_free_gate_and_must_both_be_there() {
    String full = PLACE_FOR_TWO.replace("gates0 R-I6 -", "gates0 R-I6 R-I6");
    Table table = Table.of(full, box(3, 6)).play("done");
    assertThat(table.position.result().ending()).isEqualTo("stuck");
    table = Table.of(PLACE_FOR_TWO, box(2, 6)).play("done");
    assertThat(table.position.result().ending()).isEqualTo("stuck");
  }

  @Test
  void the_first_rules_ended_such_games() {
    assertThat(endOfTheFirstRules(FOUR_CHIPS, box(3, 5))).isEqualTo("stuck");
    assertThat(endOfTheFirstRules(PLACE_FOR_TWO, box(3, 6))).isEqualTo("stuck");
  }

  private static String endOfTheFirstRules(String text, Json box) {
    KensingtonPosition position =
        Kensington.GAME
            .asOf(FirstEnding.REVISION)
            .notation()
            .readPosition(text, Map.of(Manifest.DATA, box))
            .orThrow();
    position.play(KensingtonMove.Done.DONE, Journal.OFF);
    return position.result().ending();
  }

  @Test
  void when_nobody_can_draw_any_more_everybody_may_build_once_and_then_it_ends() {
    // Only roofs are left and nobody has a chip; seat 1 keeps a tile that would fit.
    Table table =
        Table.of(
            "phase build; chips 0 0; house0"
                + ALL_YELLOW
                + "; house1"
                + Table.house(0, "DKK", "YY")
                + "; gates1 Y-SQ1 -",
            FEW);
    table.play("done");
    table.allows("build Y-SQ1 at 1");
    table.play("done");
    assertThat(table.position.result().ending()).isEqualTo("dry");
  }

  /** Five yellow and two black windows, and nothing else. */
  private static final Json NO_ROOFS =
      Json.read(
          """
          {"shapes": {"SQ1": [[0, 0]]},
           "windows": [{"shape": "SQ1", "yellow": 5, "black": 2, "difficult": false,
                        "catsYellow": 0, "catsBlack": 0}],
           "roofs": [], "specials": []}
          """);

  @Test
  void a_chip_that_can_be_spent_on_nothing_does_not_keep_the_game_going() {
    // Seat 0 could pay for the black tile of seat 1, but not build it.
    Table table =
        Table.of(
            "phase build; chips 1 0; house0"
                + ALL_YELLOW
                + "; house1"
                + Table.house(-1, "Y", "D", "Y")
                + "; gates1 K-SQ1 K-SQ1",
            NO_ROOFS);
    table.play("done");
    table.allows("build K-SQ1 at 0");
    table.play("done");
    assertThat(table.position.result().ending()).isEqualTo("dry");
  }

  @Test
  void whoever_built_before_the_last_tile_was_drawn_builds_once_more() {
    Table table =
        Table.of(
            "turn 1; idle 1; chips 0 0; house0"
                + Table.house(-1, "Y", "D", "Y")
                + "; gates0 K-SQ1 -; house1"
                + ALL_YELLOW,
            NO_ROOFS);
    table.draw("beige-SQ1", "K-SQ1");
    assertThat(table.position.actor()).as("seat 0 has its build step").isZero();
    table.play("build K-SQ1 at 0");
    assertThat(table.position.result().ending()).isEqualTo("dry");
  }

  @Test
  void a_chip_earned_without_drawing_lets_the_game_go_on() {
    Json box =
        Json.read(
            """
            {"shapes": {"SQ1": [[0, 0]], "I2": [[0, 0], [0, 1]]},
             "windows": [{"shape": "SQ1", "yellow": 2, "black": 0, "difficult": false,
                          "catsYellow": 0, "catsBlack": 0},
                         {"shape": "I2", "yellow": 1, "black": 0, "difficult": true,
                          "catsYellow": 0, "catsBlack": 0}],
             "roofs": [{"shape": "SQ1", "count": 2, "birds": 0}], "specials": []}
            """);
    Table table =
        Table.of("phase build; chips 0 0; house0 Y-SQ1@1,0; house1 Y-SQ1@1,0; gates1 Y-I2 -", box);
    table.play("done").play("build Y-I2 at 2");
    assertThat(table.position.actor()).as("seat 0 had nothing to do").isEqualTo(1);
    assertThat(table.legal()).containsExactly("draw brown-SQ1");
  }

  @Test
  void turns_without_a_draw_are_part_of_the_position_and_make_sense() {
    Table table =
        Table.of(
            "phase build; dry 1; chips 0 0; house0"
                + Table.house(-1, "Y", "D", "Y")
                + "; gates0 K-SQ1 K-SQ1; house1"
                + ALL_YELLOW,
            NO_ROOFS);
    assertThat(table.text()).contains("; dry 1");
    table.play("done");
    assertThat(table.position.result().ending()).isEqualTo("dry");
    for (String wrong :
        List.of("dry 1", "dry 3; phase build", "dry 1; phase build; hand Y-SQ1", "dry -1")) {
      assertThat(Kensington.GAME.notation().readPosition(wrong, Map.of()).isYes()).isFalse();
    }
  }
}
