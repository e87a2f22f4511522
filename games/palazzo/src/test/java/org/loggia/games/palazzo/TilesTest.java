package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.FastChance;

/** Tiles in bits against plain lists. */
class TilesTest {
  private static final Comparator<Tile> BY_KIND = Comparator.comparingInt(Tile::number);

  @Test
  void tiles_lie_in_order_of_their_kinds_and_are_counted() {
    Chance chance = new FastChance(1);
    for (int round = 0; round < 300; round++) {
      List<Tile> plain = some(chance);
      Tiles tiles = Tiles.of(plain);
      plain.sort(BY_KIND);
      List<Tile> kinds = List.copyOf(new LinkedHashSet<>(plain));

      assertThat(tiles.list()).isEqualTo(plain);
      assertThat(tiles.size()).isEqualTo(plain.size());
      assertThat(tiles.isEmpty()).isEqualTo(plain.isEmpty());
      assertThat(tiles.kinds()).isEqualTo(kinds.size());
      for (int i = 0; i < plain.size(); i++) {
        assertThat(tiles.get(i)).isEqualTo(plain.get(i));
      }
      for (int k = 0; k < kinds.size(); k++) {
        assertThat(tiles.kind(k)).isEqualTo(kinds.get(k));
      }
      for (Tile tile : Tile.ALL) {
        assertThat(tiles.has(tile)).isEqualTo(plain.contains(tile));
      }
    }
  }

  @Test
  void every_pair_comes_once_in_order() {
    Chance chance = new FastChance(2);
    for (int round = 0; round < 300; round++) {
      List<Tile> plain = some(chance);
      Tiles tiles = Tiles.of(plain);
      plain.sort(BY_KIND);
      Set<List<Tile>> pairs = new LinkedHashSet<>();
      for (int one = 0; one < plain.size(); one++) {
        for (int other = one + 1; other < plain.size(); other++) {
          pairs.add(List.of(plain.get(one), plain.get(other)));
        }
      }

      List<List<Tile>> found = new ArrayList<>();
      for (int k = 0; k < tiles.pairs(); k++) {
        found.add(tiles.pair(k).list());
      }

      assertThat(found).isEqualTo(List.copyOf(pairs));
    }
  }

  @Test
  void groups_are_added_and_taken_away() {
    Chance chance = new FastChance(3);
    for (int round = 0; round < 300; round++) {
      List<Tile> plain = some(chance);
      List<Tile> part = new ArrayList<>();
      List<Tile> rest = new ArrayList<>();
      for (Tile tile : plain) {
        (chance.below(3) == 0 ? part : rest).add(tile);
      }
      Tiles all = Tiles.of(plain);

      assertThat(Tiles.of(part).plus(Tiles.of(rest))).isEqualTo(all).hasSameHashCodeAs(all);
      assertThat(all.minus(Tiles.of(part))).isEqualTo(Tiles.of(rest));
      assertThat(all.contains(Tiles.of(part))).isTrue();
      assertThat(Tiles.of(part).contains(all)).isEqualTo(rest.isEmpty());
      for (Tile tile : part) {
        all = all.minus(tile);
      }
      assertThat(all).isEqualTo(Tiles.of(rest));
    }
  }

  @Test
  void one_of_a_kind_does_not_contain_two() {
    Tile tile = Tile.read("s31");
    assertThat(Tiles.of(tile).contains(Tiles.of(tile, tile))).isFalse();
    assertThat(Tiles.of(tile, tile).contains(Tiles.of(tile))).isTrue();
  }

  @Test
  void no_kind_has_more_tiles_than_the_game() {
    Tile tile = Tile.read("s31");
    assertThatThrownBy(() -> Tiles.of(tile, tile, tile))
        .isInstanceOf(Unreadable.class)
        .hasMessageContaining("s31");
    Tile other = Tile.read("m53");
    assertThatThrownBy(() -> Tiles.of(other, tile, other))
        .isInstanceOf(Unreadable.class)
        .hasMessageContaining("m53");
  }

  /** As many of a kind as there are, in any order. */
  private static List<Tile> some(Chance chance) {
    List<Tile> tiles = new ArrayList<>();
    int rarity = 2 + chance.below(20);
    for (int copy = 0; copy < 2; copy++) {
      for (Tile tile : Tile.ALL) {
        if (copy < tile.copies() && chance.below(rarity) == 0) {
          tiles.add(tile);
        }
      }
    }
    return tiles;
  }
}
