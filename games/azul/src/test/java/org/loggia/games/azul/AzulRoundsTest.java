package org.loggia.games.azul;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Script;

/** Dealing, round by round. */
class AzulRoundsTest {
  /** Four of each row, four of each colour: only the last column is missing. */
  private static final String WALL = "BYRK. WBYR. KWBY. RKWB. YRKW.";

  /** Bag: one blue, one yellow, one red. Lid: fifty tiles. */
  private static final String THREE_IN_THE_BAG =
      "F - - - - -; phase deal; round 7; lid 11 8 9 10 12; wall0 "
          + WALL
          + "; lines0 - K RR YYY -; wall1 "
          + WALL
          + "; lines1 - K - - -";

  /** Bag: one blue, one yellow. Lid: four white tiles. Everything else lies on the boards. */
  private static final String SIX_LEFT =
      "F - - - - - - - - -; phase deal; round 7; lid 0 0 0 0 4; wall0 "
          + WALL
          + "; lines0 - K RR YYY BBB; wall1 "
          + WALL
          + "; lines1 - K RR - -; wall2 "
          + WALL
          + "; lines2 - K - - -; wall3 "
          + WALL
          + "; lines3 - K - - -";

  @Test
  void the_last_tiles_of_the_bag_are_dealt_before_the_lid_is_poured_into_it() {
    Table table = Table.of(THREE_IN_THE_BAG);
    assertThat(table.position.view(0).bag()).containsExactly(1, 1, 1, 0, 0);
    // Red, blue and, without a draw, yellow; then the eleven blue ones of the lid, then white.
    Script script = Script.of(2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 37, 36, 35, 34, 33);
    table.settle(script);
    script.mustBeUsedUp();
    assertThat(table.section("F")).isEqualTo("BBYR BBBB BBBB BBWW WWWW");
    assertThat(table.heard(AzulEvent.Refilled.class)).containsExactly(new AzulEvent.Refilled(50));
    assertThat(table.section("lid")).isEmpty();
  }

  @Test
  void with_six_tiles_left_the_displays_get_four_and_two_and_nothing() {
    Table table = Table.of(SIX_LEFT).settle(new FastChance(1));
    String[] displays = table.section("F").split(" ");
    assertThat(displays[0]).hasSize(4).contains("B", "Y", "WW");
    assertThat(displays[1]).isEqualTo("WW");
    assertThat(displays).filteredOn(display -> display.equals("-")).hasSize(7);
    assertThat(table.position.actor()).isZero();
    assertThat(table.legal()).contains("F2 white 1", "F2 white floor");
    table.play("F2 white floor");
    assertThat(table.position.actor()).isEqualTo(1);
  }

  @Test
  void two_players_pour_the_lid_into_the_bag_for_the_sixth_round() {
    int seen = 0;
    for (int seed = 0; seed < 200; seed++) {
      FastChance chance = new FastChance(seed);
      AzulPosition position = Azul.GAME.start(Setup.of(2));
      while (position.actor() != Seat.NOBODY) {
        if (position.actor() != Seat.LUCK) {
          position.play(position.legal().get(chance.below(position.legal().count())), Journal.OFF);
          continue;
        }
        int lid = Tiles.size(position.lid);
        position.settle(chance, Journal.OFF);
        int bag = Tiles.size(position.bag);
        assertThat(bag).isEqualTo(position.round <= 5 ? 100 - 20 * position.round : bag);
        if (position.round == 6) {
          seen++;
          assertThat(bag).isEqualTo(lid - 20);
          assertThat(position.lid).isEqualTo(Tiles.NONE);
        }
      }
    }
    assertThat(seen).isGreaterThan(100);
  }

  @Test
  void the_owner_of_the_marker_begins_the_next_round() {
    Table table = Table.of("F - - - - -; C BY").play("C blue 1", "C yellow 1");
    table.settle(new FastChance(9));
    assertThat(table.position.actor()).isZero();
    assertThat(table.position.view(1).marker()).isNull();
    assertThat(table.section("round")).isEqualTo("2");

    Table other = Table.of("F B - - - -; C Y; turn 1").play("C yellow 1", "F1 blue 1");
    other.settle(new FastChance(9));
    assertThat(other.position.actor()).isEqualTo(1);
  }

  @Test
  void every_tile_of_the_bag_is_equally_likely_to_be_dealt() {
    int[] inBag = {2, 10, 20, 15, 1};
    int[] dealt = new int[Colour.COUNT];
    int deals = 20_000;
    AzulPosition before = Table.of("F - - - - -; phase deal; lid 18 10 0 5 19").position;
    for (int seed = 0; seed < deals; seed++) {
      AzulPosition after = before.copy();
      after.settle(new FastChance(seed), Journal.OFF);
      for (int colour = 0; colour < Colour.COUNT; colour++) {
        dealt[colour] += Tiles.count(after.tiles[1], colour);
      }
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      double expected = inBag[colour] / 48.0;
      assertThat(dealt[colour] / (4.0 * deals)).isBetween(expected - 0.006, expected + 0.006);
    }
  }
}
