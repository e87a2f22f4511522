package org.loggia.games.kensington;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.INTS;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.list;
import static org.loggia.core.json.Codecs.map;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;
import static org.loggia.core.json.Codecs.via;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Codec;

/**
 * What is in the box, as whoever owns one would write it down. {@link Manifest} makes tiles of it
 * and says what does not add up.
 *
 * @param shapes the cells of each shape by its name, column and row, rows counted upwards; a cat
 *     sits in the first one
 * @param totals what the sums must be, by the names that {@link Manifest} knows; only those that
 *     are given are checked
 */
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

  private static final Codec<Cell> CELL =
      via(
          INTS,
          cell -> List.of(cell.x(), cell.y()),
          numbers -> {
            if (numbers.size() != 2) {
              throw new Unreadable("a cell is a column and a row, two numbers");
            }
            return new Cell(numbers.get(0), numbers.get(1));
          });

  private static final Codec<Windows> WINDOWS =
      record(
          "Windows",
          Windows::new,
          field("shape", TEXT, Windows::shape),
          field("yellow", INT, Windows::yellow),
          field("black", INT, Windows::black),
          field("difficult", BOOL, Windows::difficult),
          field("catsYellow", INT, Windows::catsYellow),
          field("catsBlack", INT, Windows::catsBlack),
          field("cat", nullable(CELL), Windows::cat));

  private static final Codec<Roofs> ROOFS =
      record(
          "Roofs",
          Roofs::new,
          field("shape", TEXT, Roofs::shape),
          field("count", INT, Roofs::count),
          field("birds", INT, Roofs::birds));

  private static final Codec<Specials> SPECIALS =
      record(
          "Specials",
          Specials::new,
          field("kind", via(TEXT, Special::name, Special::read), Specials::kind),
          field("shape", TEXT, Specials::shape),
          field("count", INT, Specials::count));

  static final Codec<ManifestData> CODEC =
      record(
          "Manifest",
          ManifestData::new,
          field("shapes", map(list(CELL)), ManifestData::shapes),
          field("windows", list(WINDOWS), ManifestData::windows),
          field("roofs", list(ROOFS), ManifestData::roofs),
          field("specials", list(SPECIALS), ManifestData::specials),
          field("totals", nullable(map(INT)), ManifestData::totals));
}
