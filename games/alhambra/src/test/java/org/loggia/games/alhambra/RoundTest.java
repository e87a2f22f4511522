package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** What a round has to offer, and the box it comes from. */
class RoundTest {
  @Test
  void a_die_says_where_the_start_player_chip_lies_and_five_light_chips_fill_the_rest() {
    Play play = Play.of("seats 3; phase round; round 1");
    // Brown; then of the light chips the first, and the last of those that are left, in turn.
    play.settle(2, 0, 18, 0, 16, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(play.section("bonus")).isEqualTo("one black-die start one black-die one");
    assertThat(play.events())
        .contains(
            new AlhambraEvent.ChipsLaid(
                List.of(Chip.ONE, Chip.BLACK_DIE, Chip.START, Chip.ONE, Chip.BLACK_DIE, Chip.ONE)));
  }

  @Test
  void in_the_last_round_there_are_six_dark_chips_and_no_start_player_chip() {
    FastChance chance = new FastChance(3);
    AlhambraPosition position = Alhambra.GAME.start(Setup.of(3));
    position.settle(chance, Journal.OFF);
    while (position.round < 5) {
      Choices<AlhambraMove> legal = position.legal();
      position.play(legal.get(chance.below(legal.count())), Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
    StoneSide side = (StoneSide) position.side;
    int[] sorted = side.chips.bonus.clone();
    Arrays.sort(sorted);
    assertThat(sorted).containsExactly(0, 0, 1, 1, 2, 2);
    assertThat(side.chips.light).containsOnly(0);
    assertThat(side.chips.dark).containsOnly(0);
  }

  @Test
  void what_comes_next_is_not_decided_yet() {
    Play play = Play.of("seats 3; phase round; round 1");
    StoneSide side = (StoneSide) play.position.side;
    assertThat(Arrays.stream(side.chips.light).sum()).isEqualTo(20);
    assertThat(Arrays.stream(side.chips.dark).sum()).isEqualTo(6);
    Play other = Play.of(play.position.copy());
    play.settle(0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0);
    other.settle(0, 19, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(play.section("bonus")).isNotEqualTo(other.section("bonus"));
  }

  @Test
  void the_table_says_who_begins_or_luck_does() {
    AlhambraPosition agreed = Alhambra.GAME.start(Setup.of(4).withFirst(2));
    agreed.settle(new FastChance(1), Journal.OFF);
    assertThat(agreed.actor()).isEqualTo(2);
    boolean[] began = new boolean[4];
    for (int seed = 0; seed < 60; seed++) {
      AlhambraPosition drawn = Alhambra.GAME.start(Setup.of(4));
      drawn.settle(new FastChance(seed), Journal.OFF);
      began[drawn.actor()] = true;
    }
    assertThat(began).containsOnly(true);
  }

  @Test
  void there_are_26_bonus_chips_of_which_16_are_points() {
    Map<String, Integer> census = Alhambra.GAME.start(Setup.of(3)).census();
    assertThat(census)
        .containsEntry("chips.one", 6)
        .containsEntry("chips.two", 5)
        .containsEntry("chips.three", 5)
        .containsEntry("chips.exchange", 2)
        .containsEntry("chips.displace", 2)
        .containsEntry("chips.cancel", 3)
        .containsEntry("chips.black-die", 3);
  }

  @Test
  void whoever_owns_the_box_can_replace_the_chips() {
    Json chips =
        Json.read(
            """
            {"light": {"one": 3, "two": 3, "three": 4, "exchange": 2, "displace": 2, "cancel": 3,
            "black-die": 3}, "dark": {"two": 6}}""");
    Setup setup = Setup.of(3).withData(ChipBox.DATA, chips);
    assertThat(Alhambra.GAME.check(setup)).isNull();
    AlhambraPosition position = Alhambra.GAME.start(setup);
    assertThat(position.census()).containsEntry("chips.two", 9).containsEntry("chips.one", 3);
    position.settle(new FastChance(1), Journal.OFF);
    String text = Alhambra.GAME.notation().writePosition(position);
    AlhambraPosition read = Alhambra.GAME.notation().readPosition(text, setup.data()).orThrow();
    assertThat(read.census()).isEqualTo(position.census());
    assertThat(Alhambra.GAME.world(position.view(0), new FastChance(1)).census())
        .isEqualTo(position.census());
  }

  @Test
  void a_box_that_cannot_be_is_refused() {
    for (String wrong :
        List.of(
            "{}",
            "[]",
            "{\"light\": {\"one\": 20}, \"dark\": {\"one\": 5}}",
            "{\"light\": {\"one\": 21, \"two\": -1}, \"dark\": {\"one\": 6}}",
            "{\"light\": {\"start\": 20}, \"dark\": {\"one\": 6}}",
            "{\"light\": {\"four\": 20}, \"dark\": {\"one\": 6}}")) {
      Setup setup = Setup.of(3).withData(ChipBox.DATA, Json.read(wrong));
      assertThat(Alhambra.GAME.check(setup)).as(wrong).isNotNull();
      assertThat(
              Alhambra.GAME.notation().readPosition("seats 3; phase start", setup.data()).isYes())
          .as(wrong)
          .isFalse();
    }
    assertThat(Alhambra.GAME.check(Setup.of(3).withData("dice", Json.of(1)))).isNotNull();
  }

  @Test
  void a_game_has_five_rounds_and_ends_with_the_third_scoring() {
    FastChance chance = new FastChance(8);
    AlhambraPosition position = Alhambra.GAME.start(Setup.of(5));
    position.settle(chance, Journal.OFF);
    int turns = 0;
    while (position.actor() != Seat.NOBODY) {
      Choices<AlhambraMove> legal = position.legal();
      AlhambraMove move = legal.get(chance.below(legal.count()));
      boolean ends = move instanceof AlhambraMove.Place || move instanceof AlhambraMove.Displace;
      turns += ends ? 1 : 0;
      position.play(move, Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
    assertThat(turns).isEqualTo(5 * 15);
    assertThat(position.round).isEqualTo(5);
  }
}
