package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.games.kensington.ManifestData.Roofs;
import org.loggia.games.kensington.ManifestData.Special;
import org.loggia.games.kensington.ManifestData.Specials;
import org.loggia.games.kensington.ManifestData.Windows;

/**
 * The tiles we play with when nobody brings a list of their own. The totals are printed on the box;
 * which shapes there are, how many of each, and where cats and birds sit is our assumption (K1.4).
 */
final class StandardManifest {
  private static final Map<String, String> SHAPES =
      shapes(
          "SQ1 #",
          "SQ4 ##/##",
          "L3a #./##",
          "L3b .#/##",
          "L3c ##/#.",
          "L3d ##/.#",
          "L4a #./#./##",
          "L4b .#/.#/##",
          "L4c ..#/###",
          "L4d #../###",
          "L4e ##/#./#.",
          "L4f ##/.#/.#",
          "L4g ###/#..",
          "L4h ###/..#",
          "T4u .#./###",
          "T4d ###/.#.",
          "T4l .#/##/.#",
          "T4r #./##/#.",
          "S4h .##/##.",
          "Z4h ##./.##",
          "S4v #./##/.#",
          "Z4v .#/##/#.",
          "U5u #.#/###",
          "U5n ###/#.#");

  private static final List<Windows> WINDOWS =
      List.of(
          easy("SQ1", 8, 8, 1, 1),
          easy("SQ4", 4, 4, 1, 1),
          easy("L3a", 2, 2, 1, 0),
          easy("L3b", 2, 2, 0, 1),
          easy("L3c", 2, 2, 1, 0),
          easy("L3d", 2, 2, 0, 1),
          difficult("T4u", 1, 1, 1, 0),
          difficult("T4d", 1, 1, 0, 1),
          difficult("T4l", 1, 1, 0, 0),
          difficult("T4r", 1, 1, 0, 0),
          difficult("S4h", 1, 1, 1, 0),
          difficult("Z4h", 1, 1, 0, 1),
          difficult("S4v", 1, 1, 0, 0),
          difficult("Z4v", 1, 1, 0, 0),
          difficult("L4a", 1, 0, 1, 0),
          difficult("L4b", 0, 1, 0, 1),
          difficult("L4c", 0, 1, 0, 0),
          difficult("L4d", 1, 0, 0, 0),
          difficult("L4e", 1, 0, 0, 0),
          difficult("L4f", 0, 1, 0, 0),
          difficult("L4g", 1, 0, 0, 0),
          difficult("L4h", 0, 1, 0, 0),
          difficult("U5u", 2, 1, 0, 0),
          difficult("U5n", 1, 2, 0, 0));

  private static final List<Roofs> ROOFS =
      List.of(
          new Roofs("SQ1", 8, 3),
          new Roofs("L3a", 2, 1),
          new Roofs("L3b", 2, 0),
          new Roofs("L3c", 2, 1),
          new Roofs("L3d", 2, 1),
          new Roofs("T4u", 2, 1),
          new Roofs("T4d", 2, 1),
          new Roofs("U5u", 2, 1),
          new Roofs("U5n", 2, 0));

  private static final List<Specials> SPECIALS =
      List.of(new Specials(Special.DOOR, "SQ1", 3), new Specials(Special.WALL, "SQ1", 3));

  static final ManifestData DATA =
      new ManifestData(cells(), WINDOWS, ROOFS, SPECIALS, printedTotals());

  private StandardManifest() {}

  private static Map<String, String> shapes(String... namesAndPictures) {
    Map<String, String> shapes = new LinkedHashMap<>();
    for (String each : namesAndPictures) {
      int blank = each.indexOf(' ');
      shapes.put(each.substring(0, blank), each.substring(blank + 1));
    }
    return shapes;
  }

  private static Map<String, List<Cell>> cells() {
    Map<String, List<Cell>> cells = new LinkedHashMap<>();
    SHAPES.forEach(
        (name, picture) -> cells.put(name, new ArrayList<>(Shape.drawn(name, picture).cells)));
    return cells;
  }

  private static Windows easy(String shape, int yellow, int black, int catsY, int catsK) {
    return new Windows(shape, yellow, black, false, catsY, catsK, null);
  }

  private static Windows difficult(String shape, int yellow, int black, int catsY, int catsK) {
    return new Windows(shape, yellow, black, true, catsY, catsK, null);
  }

  private static Map<String, Integer> printedTotals() {
    Map<String, Integer> totals = new LinkedHashMap<>();
    totals.put("windows", 70);
    totals.put("yellow", 35);
    totals.put("black", 35);
    totals.put("easy", 40);
    totals.put("difficult", 30);
    totals.put("roofs", 24);
    totals.put("birds", 9);
    totals.put("doors", 3);
    totals.put("walls", 3);
    return totals;
  }
}
