package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** Whoever owns the box can play with its true stacks. */
class StackTableTest {
  /** Everything in the first stack but one tile each in the others. */
  private static final StackTable ODD =
      new StackTable(
          StackTable.STANDARD.all().minus(Tile.read("b12")).minus(Tile.read("m53")),
          Tiles.of(Tile.read("b12")),
          Tiles.of(Tile.read("m53")));

  private static Setup with(Json stacks) {
    return Setup.of(2).withData("stacks", stacks);
  }

  private static String problem(Setup setup) {
    Refusal refusal = Palazzo.GAME.check(setup);
    return refusal == null ? "" : refusal.clause() + " " + refusal.arguments().get("problem");
  }

  @Test
  void the_stacks_can_be_replaced() {
    Setup setup = with(ODD.json());
    assertThat(Palazzo.GAME.check(setup)).isNull();
    PalazzoPosition position = Palazzo.GAME.start(setup);
    position.settle(new FastChance(1), Journal.OFF);
    assertThat(position.site.stack[0].size()).isEqualTo(41);
    assertThat(position.site.stack[1]).isEqualTo(Tiles.of(Tile.read("b12")));
  }

  @Test
  void a_game_with_other_stacks_is_read_from_its_text_with_them() {
    Setup setup = with(ODD.json());
    PalazzoPosition position = Palazzo.GAME.start(setup);
    FastChance chance = new FastChance(1);
    position.settle(chance, Journal.OFF);
    while (position.actor() >= 0) {
      String text = Palazzo.GAME.notation().writePosition(position);
      PalazzoPosition read = Palazzo.GAME.notation().readPosition(text, setup.data()).orThrow();
      assertThat(Palazzo.GAME.notation().writePosition(read)).isEqualTo(text);
      assertThat(read.view(0)).isEqualTo(position.view(0));
      position.play(position.legal().get(chance.below(position.legal().count())), Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
    assertThat(position.ending).isNotNull();
  }

  @Test
  void stacks_with_a_tile_too_many_or_too_few_are_refused() {
    StackTable missing =
        new StackTable(StackTable.STANDARD.first(), StackTable.STANDARD.second(), Tiles.NONE);
    assertThat(problem(with(missing.json()))).startsWith("P1.2").contains("48");
    StackTable third =
        new StackTable(
            StackTable.STANDARD.first().plus(Tile.read("s31")),
            StackTable.STANDARD.second(),
            StackTable.STANDARD.third());
    assertThat(problem(with(third.json()))).startsWith("P1.2").contains("48");
  }

  @Test
  void the_first_stack_needs_five_tiles() {
    StackTable poor =
        new StackTable(
            Tiles.of(Tile.read("b12")),
            StackTable.STANDARD.all().minus(Tile.read("b12")),
            Tiles.NONE);
    assertThat(problem(with(poor.json()))).startsWith("P1.2").contains("5");
  }

  @Test
  void what_is_no_list_of_tiles_is_refused() {
    assertThat(problem(with(Json.of("I, II, III")))).startsWith("P1.2");
    assertThat(problem(with(Json.obj("I", Json.arr(Json.of("x99")))))).startsWith("P1.2");
    assertThat(problem(Setup.of(2).withData("cards", Json.arr()))).startsWith("core.unknown-field");
  }

  @Test
  void a_position_with_stacks_that_will_not_do_is_refused() {
    assertThat(
            Palazzo.GAME.notation().readPosition("seats 2", Map.of("stacks", Json.of(1))).isYes())
        .isFalse();
  }
}
