package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Journal;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** The tiles of the box, and how they come out of piles and bag. */
class TileBoxTest {
  private static final Setup SETUP = Setup.of(3).with(Alhambra.VARIANT, "alcazaba");
  private static final int[] OF_COLOUR = {7, 7, 9, 9, 11, 11};

  @Test
  void there_are_54_tiles_and_an_extra_tower() {
    int[] counts = TileBox.counts(SETUP);
    int[] ofColour = new int[Colour.COUNT];
    int extra = 0;
    for (int code = 0; code < Tile.CODES; code++) {
      if (Tile.isExtra(code)) {
        extra += counts[code];
      } else {
        ofColour[Tile.column(code)] += counts[code];
      }
    }
    assertThat(ofColour).containsExactly(OF_COLOUR);
    assertThat(extra).isEqualTo(1);
    assertThat(counts[Tile.read("purple:SW+").code()]).isEqualTo(1);
  }

  @Test
  void without_the_extra_tower_every_side_has_20_walls() {
    int[] counts = TileBox.counts(SETUP);
    for (Wall wall : Wall.ALL) {
      int walls = 0;
      for (int code = 0; code < Tile.CODES; code++) {
        boolean has = !Tile.isExtra(code) && (Tile.walls(code) & wall.bit()) != 0;
        walls += has ? counts[code] : 0;
      }
      assertThat(walls).as(wall.name()).isEqualTo(20);
    }
  }

  @Test
  void tiles_are_written_with_their_walls() {
    for (int code = 0; code < Tile.CODES; code++) {
      if (Tile.walls(code) <= Tile.MOST_WALLS) {
        assertThat(Tile.read(Tile.of(code).text()).code()).isEqualTo(code);
      }
    }
    assertThat(Tile.read("purple:NES").walls()).isEqualTo(7);
    assertThat(Tile.read("green:open").walls()).isZero();
  }

  @Test
  void whoever_owns_the_box_can_replace_the_extra_tower() {
    Setup setup = SETUP.withData(TileBox.DATA, Json.of("NE"));
    assertThat(Alhambra.GAME.check(setup)).isNull();
    assertThat(Alhambra.GAME.start(setup).census())
        .containsEntry("tiles.purple:NE+", 1)
        .containsEntry("tiles.purple:NE", 1)
        .doesNotContainKey("tiles.purple:SW+");
    assertThat(Alhambra.GAME.check(SETUP.withData(TileBox.DATA, Json.of("NESW")))).isNotNull();
    assertThat(Alhambra.GAME.check(SETUP.withData(TileBox.DATA, Json.of(3)))).isNotNull();
  }

  /** As often as a shuffled pile, bag and box would have it. */
  @Test
  void every_tile_of_a_colour_is_as_likely_in_the_first_pile_and_the_extra_tower_never() {
    int games = 22_000;
    int[] inPile = new int[Tile.CODES];
    int[] fromBag = new int[Tile.CODES];
    for (int seed = 0; seed < games; seed++) {
      AlhambraPosition position = Alhambra.GAME.start(SETUP);
      position.settle(new FastChance(seed), Journal.OFF);
      TileSide side = (TileSide) position.side;
      for (TilePile offer : side.tiles.offers) {
        inPile[offer.at(0)]++;
        for (int i = 1; i < offer.size(); i++) {
          fromBag[offer.at(i)]++;
        }
      }
    }
    int[] box = TileBox.counts(SETUP);
    for (int code = 0; code < Tile.CODES; code++) {
      if (box[code] > 0) {
        double extra = Tile.isExtra(code) ? 1 : 0;
        int colour = Tile.column(code);
        double pile = (1 - extra) * box[code] / OF_COLOUR[colour];
        // A tile is in the bag unless in one of five piles; five of 25 in the bag are drawn.
        double bag =
            (extra + (1 - extra) * box[code] * (OF_COLOUR[colour] - 5.0) / OF_COLOUR[colour]) / 5;
        mustBeNear(inPile[code], games, pile, Tile.of(code).text() + " in the pile");
        mustBeNear(fromBag[code], games, bag, Tile.of(code).text() + " from the bag");
      }
    }
  }

  private static void mustBeNear(int times, int games, double chance, String what) {
    double deviation = Math.sqrt(games * Math.max(chance, 1e-9) + 1);
    assertThat(Math.abs(times - games * chance)).as(what).isLessThan(5 * deviation);
    if (chance == 0) {
      assertThat(times).as(what).isZero();
    }
  }
}
