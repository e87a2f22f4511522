package org.loggia.games.kensington;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Derived;

/**
 * What is in the box, as whoever owns one would write it down. {@link Manifest} makes tiles of it
 * and says what does not add up.
 *
 * @param shapes the cells of each shape by its name, column and row, rows counted upwards; a cat
 *     sits in the first one
 * @param totals what the sums must be, by the names that {@link Manifest} knows; only those that
 *     are given are checked
 */
@Derived(with = PieceCodecs.class)
record ManifestData(
    Map<String, List<Cell>> shapes,
    List<Windows> windows,
    List<Roofs> roofs,
    List<Specials> specials,
    @Nullable Map<String, Integer> totals) {

  /** The window tiles of one shape; so many of each colour carry a cat. */
  record Windows(
      String shape,
      int yellow,
      int black,
      boolean difficult,
      int catsYellow,
      int catsBlack,
      @Nullable Cell cat) {}

  /** The roofs of one shape; so many of them carry a bird. */
  record Roofs(String shape, int count, int birds) {}

  /** Doors or walls of one shape. */
  record Specials(Special kind, String shape, int count) {}

  /** In capitals, since that is how the list of the box writes them. */
  enum Special {
    DOOR(Front.DOOR),
    WALL(Front.WALL);

    final Front front;

    Special(Front front) {
      this.front = front;
    }

    static Special read(String word) {
      return switch (word) {
        case "DOOR" -> DOOR;
        case "WALL" -> WALL;
        default -> throw new Unreadable("DOOR or WALL expected, not '" + word + "'");
      };
    }
  }
}
