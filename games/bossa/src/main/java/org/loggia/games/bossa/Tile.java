package org.loggia.games.bossa;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Unreadable;

/**
 * A number tile. There is exactly one of each pair with 1 to 6 dots in all, so a tile is its own
 * identity; its text is its two digits, white first: {@code 21}.
 */
public record Tile(int white, int black) {
  static final int MOST_DOTS = 6;

  /** All 27, by number of dots; a tile's place in this list is its number. */
  public static final List<Tile> ALL = all();

  private static final Tile[] NUMBERED = ALL.toArray(new Tile[0]);

  private static final int[] NUMBERS = numbers();

  private static List<Tile> all() {
    List<Tile> tiles = new ArrayList<>();
    for (int dots = 1; dots <= MOST_DOTS; dots++) {
      for (int black = 0; black <= dots; black++) {
        tiles.add(new Tile(dots - black, black));
      }
    }
    return List.copyOf(tiles);
  }

  private static int[] numbers() {
    int[] numbers = new int[7 * 7];
    for (int i = 0; i < ALL.size(); i++) {
      numbers[7 * ALL.get(i).white + ALL.get(i).black] = i;
    }
    return numbers;
  }

  public static Tile numbered(int number) {
    return NUMBERED[number];
  }

  int number() {
    return NUMBERS[7 * white + black];
  }

  int bit() {
    return 1 << number();
  }

  int dots(Line line) {
    return line == Line.WHITE ? white : black;
  }

  String text() {
    return "" + white + black;
  }

  static Tile read(String text) {
    if (text.length() == 2) {
      int white = text.charAt(0) - '0';
      int black = text.charAt(1) - '0';
      if (white >= 0 && black >= 0 && white + black >= 1 && white + black <= MOST_DOTS) {
        return numbered(NUMBERS[7 * white + black]);
      }
    }
    throw new Unreadable("a tile such as 21 (two white, one black) expected, not '" + text + "'");
  }
}
