package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;

/** Ten thousand random palaces: everything that is kept up to date against the plain rules. */
class PalaceReferenceTest {
  private static final int PALACES = 10_000;
  private static final int[] BOX = TileBox.counts(Setup.of(2));

  /** Looks at a palace after a change. */
  private interface Look {
    void at(Palace palace, FastChance chance);
  }

  /** Grows palaces and redesigns them now and then, until enough were looked at. */
  private static void grow(Look look) {
    int looked = 0;
    for (int seed = 0; looked < PALACES; seed++) {
      FastChance chance = new FastChance(seed);
      Palace palace = new Palace();
      int most = 4 + chance.below(22);
      for (int step = 0; step < 50 && palace.tiles.size() < most && looked < PALACES; step++) {
        change(palace, chance);
        look.at(palace, chance);
        looked++;
      }
    }
  }

  private static void change(Palace palace, FastChance chance) {
    int tile = chance.from(BOX, 55);
    int walls = Tile.walls(tile);
    int removable = Integer.bitCount(palace.removable());
    int kind = chance.below(8);
    if (kind == 0 && removable > 0) {
      palace.remove(palace.tiles.at(nth(palace.removable(), chance.below(removable))));
    } else if (kind == 1 && palace.tiles.fitting(walls) > 0) {
      palace.swap(palace.tiles.fitting(walls, chance.below(palace.tiles.fitting(walls))), tile);
    } else if (palace.places.fitting(walls) > 0) {
      palace.put(palace.places.fitting(walls, chance.below(palace.places.fitting(walls))), tile);
    }
  }

  private static int nth(int bits, int n) {
    int rest = bits;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  @Test
  void palaces_stay_legal_and_exactly_the_legal_places_are_known() {
    grow(
        (palace, chance) -> {
          PlainPalace plain = PlainPalace.of(palace);
          assertThat(plain.isLegal()).as(plain.walls.toString()).isTrue();
          int walls = Tile.walls(chance.from(BOX, 55));
          int legal = 0;
          for (int i = 0; i < palace.places.size(); i++) {
            Square square = Palace.square(palace.places.at(i));
            boolean expected = plain.with(square, walls).isLegal();
            assertThat(palace.places.fits(i, walls))
                .as(Tile.wallsText(walls) + " at " + square + " of " + plain.walls)
                .isEqualTo(expected);
            legal += expected ? 1 : 0;
          }
          assertThat(palace.places.fitting(walls)).isEqualTo(legal);
        });
  }

  @Test
  void every_empty_square_beside_a_tile_is_a_place_and_no_other() {
    grow(
        (palace, chance) -> {
          int places = 0;
          for (int at = Palace.WIDE; at < Palace.WIDE * (Palace.WIDE - 1); at++) {
            boolean beside = palace.isEmpty(at) && palace.neighbours(at) != 0;
            places += beside ? 1 : 0;
            if (beside) {
              assertThat(palace.places.indexOf(at)).isNotNegative();
            }
          }
          assertThat(palace.places.size()).isEqualTo(places);
        });
  }

  @Test
  void a_tile_can_be_removed_or_swapped_exactly_if_the_rest_is_legal() {
    grow(
        (palace, chance) -> {
          PlainPalace plain = PlainPalace.of(palace);
          int walls = Tile.walls(chance.from(BOX, 55));
          for (int i = 0; i < palace.tiles.size(); i++) {
            Square square = Palace.square(palace.tiles.at(i));
            assertThat((palace.removable() >> i & 1) != 0)
                .as("removing " + square + " of " + plain.walls)
                .isEqualTo(plain.with(square, null).isLegal());
            assertThat(palace.tiles.fits(i, walls))
                .as(Tile.wallsText(walls) + " swapped at " + square + " of " + plain.walls)
                .isEqualTo(plain.with(square, walls).isLegal());
          }
        });
  }

  @Test
  void the_longest_wall_is_the_longest_way_along_the_outer_walls() {
    int[] longest = {0};
    grow(
        (palace, chance) -> {
          PlainPalace plain = PlainPalace.of(palace);
          int wall = Outline.longestWall(palace);
          assertThat(wall).as(plain.walls.toString()).isEqualTo(plain.longestWall());
          longest[0] = Math.max(longest[0], wall);
        });
    assertThat(longest[0]).isGreaterThan(12);
  }

  @Test
  void a_copy_is_the_same_palace_and_goes_its_own_way() {
    Palace copy = new Palace();
    grow(
        (palace, chance) -> {
          copy.copyFrom(palace);
          String before = PlainPalace.of(copy).walls.toString();
          assertThat(PlainPalace.of(palace).walls).hasToString(before);
          Palace other = new Palace();
          other.copyFrom(copy);
          change(other, chance);
          assertThat(PlainPalace.of(copy).walls).hasToString(before);
          assertThat(copy.places.size()).isEqualTo(palace.places.size());
          assertThat(copy.removable()).isEqualTo(palace.removable());
        });
  }
}
