package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Notes;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

class SetUpTest {

  @Test
  void there_are_48_tiles_one_of_each_and_a_second_low_third_floor_of_each_stone() {
    Map<String, Integer> copies = new TreeMap<>();
    for (Tile tile : StackTable.STANDARD.all().list()) {
      copies.merge(tile.text(), 1, Integer::sum);
    }
    assertThat(copies).hasSize(45);
    copies.forEach(
        (tile, count) -> assertThat(count).as(tile).isEqualTo(tile.endsWith("31") ? 2 : 1));
    assertThat(StackTable.STANDARD.all().size()).isEqualTo(48);
  }

  @Test
  void the_standard_stacks_hold_15_18_and_15_tiles_and_rise_from_low_floors_to_high() {
    assertThat(StackTable.STANDARD.first().size()).isEqualTo(15);
    assertThat(StackTable.STANDARD.second().size()).isEqualTo(18);
    assertThat(StackTable.STANDARD.third().size()).isEqualTo(15);
    assertThat(floors(StackTable.STANDARD.first())).containsExactly(6, 6, 3, 0, 0);
    assertThat(floors(StackTable.STANDARD.second())).containsExactly(3, 3, 6, 3, 3);
    assertThat(floors(StackTable.STANDARD.third())).containsExactly(0, 0, 3, 6, 6);
  }

  @Test
  void in_every_stack_each_stone_has_its_fair_part_and_window_counts_are_spread() {
    for (int stack = 0; stack < 3; stack++) {
      Tiles tiles = StackTable.STANDARD.stack(stack);
      for (Material material : Material.ALL) {
        assertThat(tiles.list().stream().filter(tile -> tile.material() == material))
            .hasSize(tiles.size() / 3);
      }
      for (int windows = 1; windows <= 3; windows++) {
        int count = windows;
        assertThat(tiles.list().stream().filter(tile -> tile.windows() == count))
            .hasSize(stack == 1 && windows == 1 ? 8 : 5);
      }
    }
  }

  private static int[] floors(Tiles tiles) {
    int[] floors = new int[5];
    tiles.list().forEach(tile -> floors[tile.floor() - 1]++);
    return floors;
  }

  @Test
  void every_quarry_and_the_depot_get_a_tile_and_everybody_four_cards() {
    for (int seats = 2; seats <= 4; seats++) {
      for (int seed = 1; seed <= 50; seed++) {
        PalazzoPosition position = Palazzo.GAME.start(Setup.of(seats));
        assertThat(position.actor()).isEqualTo(Seat.LUCK);
        position.settle(new FastChance(seed), Journal.OFF);
        for (Quarry quarry : Quarry.ALL) {
          assertThat(position.site.at(quarry).size()).isEqualTo(1);
        }
        assertThat(position.site.depot.size()).isEqualTo(1);
        assertThat(position.site.stack[0].size()).isEqualTo(10);
        assertThat(position.site.builder).isEqualTo(Quarry.NORTH);
        assertThat(position.site.riders).isZero();
        for (int seat = 0; seat < seats; seat++) {
          assertThat(position.money.secret[seat].size()).isEqualTo(4);
          assertThat(position.money.known[seat].isEmpty()).isTrue();
        }
        assertThat(position.money.deck.size()).isEqualTo(55 - 4 * seats);
        assertThat(position.phase).isEqualTo(Phase.ACTION);
      }
    }
  }

  @Test
  void a_player_sees_the_own_cards_dealt_and_of_others_only_how_many() {
    PalazzoPosition position = Palazzo.GAME.start(Setup.of(2));
    Notes notes = new Notes();
    position.settle(new FastChance(1), notes);
    assertThat(notes.heardBy(0))
        .contains(
            new PalazzoEvent.Dealt(0, position.money.secret[0]), new PalazzoEvent.DealtUnseen(1, 4))
        .doesNotContain(new PalazzoEvent.Dealt(1, position.money.secret[1]));
    assertThat(notes.heardBy(Seat.SPECTATOR))
        .contains(new PalazzoEvent.DealtUnseen(0, 4), new PalazzoEvent.DealtUnseen(1, 4));
  }

  @Test
  void the_table_may_choose_who_begins_and_else_luck_does() {
    int[] began = new int[3];
    for (int seed = 1; seed <= 300; seed++) {
      PalazzoPosition chosen = Palazzo.GAME.start(Setup.of(3).withFirst(2));
      chosen.settle(new FastChance(seed), Journal.OFF);
      assertThat(chosen.actor()).isEqualTo(2);
      PalazzoPosition lucky = Palazzo.GAME.start(Setup.of(3));
      lucky.settle(new FastChance(seed), Journal.OFF);
      began[lucky.actor()]++;
    }
    assertThat(began[0]).isBetween(70, 130);
    assertThat(began[1]).isBetween(70, 130);
    assertThat(began[2]).isBetween(70, 130);
  }

  @Test
  void hands_may_be_dealt_to_a_table_that_somebody_typed() {
    Table table =
        Table.of("seats 2; phase deal; fixed 1; deck 3r 3r 3r 4g 4g 4g 2 2 2; discard rest");
    table.position.settle(new FastChance(1), Journal.OFF);
    assertThat(table.position.actor()).isEqualTo(1);
    assertThat(table.position.money.hand(0).size()).isEqualTo(4);
    assertThat(table.position.money.deck.size()).isEqualTo(1);
    assertThat(table.position.money.discard.size()).isEqualTo(46);
  }
}
