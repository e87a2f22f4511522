package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;
import org.loggia.games.kensington.ManifestData.Roofs;
import org.loggia.games.kensington.ManifestData.Specials;
import org.loggia.games.kensington.ManifestData.Windows;

/** Reads the list of the box line by line, and says in players' words what is wrong with it. */
final class ManifestLoader {
  /** Bounds that keep a piece of a building in one int, see {@link PieceCode}. */
  private static final int MOST_CELLS = 1_000;

  private static final int MOST_SORTS = 1_000;

  /**
   * Tiles that look alike.
   *
   * @param cat in which of the shape's cells the cat sits, if there is one
   */
  record Sort(Tile tile, Shape shape, boolean difficult, int count, int cat) {}

  private final Map<String, Shape> shapes = new LinkedHashMap<>();
  final List<Sort> sorts = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();
  private final Map<String, Integer> totals = new LinkedHashMap<>();

  /**
   * @throws Unreadable with the line that is wrong
   */
  ManifestLoader(ManifestData data) {
    for (String name :
        List.of(
            "windows",
            "yellow",
            "black",
            "easy",
            "difficult",
            "cats",
            "roofs",
            "birds",
            "doors",
            "walls")) {
      totals.put(name, 0);
    }
    data.shapes().forEach((name, cells) -> shapes.put(name, new Shape(name, cells)));
    for (Windows line : data.windows()) {
      add(line);
    }
    for (Roofs line : data.roofs()) {
      add(line);
    }
    for (Specials line : data.specials()) {
      add(line);
    }
    checkSize();
    checkTotals(data.totals());
  }

  private void add(Windows line) {
    String where = begin("windows", line.shape());
    Shape shape = shape(where, line.shape());
    count(where, "yellow", line.yellow());
    count(where, "black", line.black());
    atMost(where, "catsYellow", line.catsYellow(), line.yellow());
    atMost(where, "catsBlack", line.catsBlack(), line.black());
    int cat = line.cat() == null ? 0 : shape.cells.indexOf(line.cat());
    if (cat < 0) {
      throw new Unreadable(where + "the cat sits in no cell of the shape");
    }
    add(Front.YELLOW, shape, line.difficult(), line.yellow(), Ornament.CAT, line.catsYellow(), cat);
    add(Front.BLACK, shape, line.difficult(), line.black(), Ornament.CAT, line.catsBlack(), cat);
    int both = line.yellow() + line.black();
    sum("windows", both);
    sum("yellow", line.yellow());
    sum("black", line.black());
    sum(line.difficult() ? "difficult" : "easy", both);
    sum("cats", line.catsYellow() + line.catsBlack());
  }

  private void add(Roofs line) {
    String where = begin("roofs", line.shape());
    Shape shape = shape(where, line.shape());
    count(where, "count", line.count());
    atMost(where, "birds", line.birds(), line.count());
    add(Front.ROOF, shape, false, line.count(), Ornament.BIRD, line.birds(), 0);
    sum("roofs", line.count());
    sum("birds", line.birds());
  }

  private void add(Specials line) {
    Front front = line.kind().front;
    String where = begin("specials " + line.kind(), line.shape());
    Shape shape = shape(where, line.shape());
    count(where, "count", line.count());
    if (front == Front.DOOR && shape.height > 1) {
      throw new Unreadable(where + "a door is one row high, or it could never stand on the ground");
    }
    add(front, shape, false, line.count(), Ornament.NONE, 0, 0);
    sum(front == Front.DOOR ? "doors" : "walls", line.count());
  }

  /** Two sorts where some of the tiles have somebody living on them. */
  private void add(
      Front front,
      Shape shape,
      boolean difficult,
      int count,
      Ornament ornament,
      int inhabited,
      int cat) {
    if (count > inhabited) {
      Tile plain = new Tile(front, shape.name, Ornament.NONE);
      sorts.add(new Sort(plain, shape, difficult, count - inhabited, cat));
    }
    if (inhabited > 0) {
      Tile special = new Tile(front, shape.name, ornament);
      sorts.add(new Sort(special, shape, difficult, inhabited, cat));
    }
  }

  /** A shape has one line of each kind, or the same tile could be both easy and difficult. */
  private String begin(String kind, String shape) {
    String line = kind + " " + shape;
    if (lines.contains(line)) {
      throw new Unreadable(line + ": this line is there twice");
    }
    lines.add(line);
    return line + ": ";
  }

  private Shape shape(String where, String name) {
    Shape shape = shapes.get(name);
    if (shape == null) {
      throw new Unreadable(where + "there is no such shape");
    }
    return shape;
  }

  private static void count(String where, String what, int number) {
    atMost(where, what, number, MOST_CELLS);
  }

  private static void atMost(String where, String what, int number, int most) {
    if (number < 0 || number > most) {
      throw new Unreadable(where + what + " is 0 to " + most + ", not " + number);
    }
  }

  private void sum(String name, int more) {
    totals.merge(name, more, Integer::sum);
  }

  private void checkSize() {
    int cells = 0;
    for (Sort sort : sorts) {
      cells += sort.count() * sort.shape().cells.size();
    }
    if (sorts.isEmpty()) {
      throw new Unreadable("there are no tiles");
    }
    if (cells > MOST_CELLS || sorts.size() > MOST_SORTS) {
      throw new Unreadable("all tiles together have at most " + MOST_CELLS + " cells");
    }
  }

  private void checkTotals(@Nullable Map<String, Integer> expected) {
    if (expected == null) {
      return;
    }
    expected.forEach(
        (name, number) -> {
          Integer found = totals.get(name);
          if (found == null) {
            throw new Unreadable(
                "totals: '" + name + "' is none of " + String.join(", ", totals.keySet()));
          }
          if (!found.equals(number)) {
            throw new Unreadable(
                "totals: there are " + found + " " + name + ", but " + number + " are expected");
          }
        });
  }
}
