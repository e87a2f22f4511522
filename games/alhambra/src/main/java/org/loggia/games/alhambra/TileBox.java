package org.loggia.games.alhambra;

import org.loggia.core.GameInfo;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/**
 * The building tiles of the box. The walls of the extra tower are an assumption (RULES.md, H12.3),
 * so a set-up may replace them: {@code "NE"}.
 */
final class TileBox {
  /** The name of the replacement in {@link Setup#data()}. */
  static final String DATA = "extra-tower";

  static final GameInfo.Replaceable REPLACEABLE = new GameInfo.Replaceable(DATA, 20);

  /** By colour; every word is a tile. */
  private static final String[] TILES = {
    "NEW SW ES NW N E open",
    "ESW NE SW ES W S open",
    "NES NW SW NE ES N E open open",
    "NSW ES SW NE NW W S open open",
    "ESW NSW SW NE NW E N W open open S",
    "NEW NES ES NE NW W N S open open E"
  };

  private static final String SUPPOSED_EXTRA_TOWER = "SW";

  /** All tiles but the extra tower, by number. */
  private static final int[] PLAIN = plain();

  private static final int[] SUPPOSED = withExtraTower(SUPPOSED_EXTRA_TOWER);

  private TileBox() {}

  private static int[] plain() {
    int[] counts = new int[Tile.CODES];
    for (Colour colour : Colour.ALL) {
      for (String walls : TILES[colour.ordinal()].split(" ")) {
        counts[new Tile(colour, Tile.readWalls(walls), false).code()]++;
      }
    }
    return counts;
  }

  /**
   * How many tiles there are of each {@link Tile#code()}, the extra tower among them; not to be
   * changed.
   */
  static int[] counts(Setup setup) {
    Json data = setup.data().get(DATA);
    if (data == null) {
      return SUPPOSED;
    }
    if (!(data instanceof Json.Text(String walls))) {
      throw new Unreadable("the walls of the extra tower expected, such as \"SW\"");
    }
    return withExtraTower(walls);
  }

  private static int[] withExtraTower(String walls) {
    int[] counts = PLAIN.clone();
    counts[new Tile(Colour.PURPLE, Tile.readWalls(walls), true).code()]++;
    return counts;
  }
}
