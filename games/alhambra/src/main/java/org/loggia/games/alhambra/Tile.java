package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;
import org.loggia.core.Worded;

/**
 * A building tile of Alcazaba: what stands on it, and on which sides it has a wall. Its text is
 * {@code purple:NE}, {@code green:open} without walls. Tiles that look the same are the same, but
 * the extra tower, which is never in a pile, has a plus behind it.
 *
 * @param walls the sides with a wall, as bits of {@link Wall}
 */
public record Tile(Colour colour, int walls, boolean extra) {
  /** A wall all round would make a tile useless; there is none. */
  static final int MOST_WALLS = 14;

  /** How many numbers there are: sixteen wall patterns for each colour and for the extra tower. */
  static final int CODES = 16 * (Colour.COUNT + 1);

  private static final String OPEN = "open";
  private static final char EXTRA_MARK = '+';
  private static final Tile[] ALL = all();

  public Tile {
    if (walls < 0 || walls > MOST_WALLS || (extra && colour != Colour.PURPLE)) {
      throw new IllegalArgumentException("no such tile");
    }
  }

  private static Tile[] all() {
    Tile[] all = new Tile[CODES];
    for (int code = 0; code < CODES; code++) {
      boolean extra = code >> 4 == Colour.COUNT;
      Colour colour = extra ? Colour.PURPLE : Colour.ALL[code >> 4];
      // The one pattern that no tile has is filled with an open tile and never asked for.
      all[code] = new Tile(colour, (code & 15) > MOST_WALLS ? 0 : code & 15, extra);
    }
    return all;
  }

  static Tile of(int code) {
    return ALL[code];
  }

  /** The walls of the tile with this number. */
  static int walls(int code) {
    return code & 15;
  }

  /** The column of the tile with this number. */
  static int column(int code) {
    return Math.min(code >> 4, Colour.PURPLE.ordinal());
  }

  static boolean isExtra(int code) {
    return code >> 4 == Colour.COUNT;
  }

  /** Its number, by colour and walls. */
  int code() {
    return (extra ? Colour.COUNT : colour.ordinal()) << 4 | walls;
  }

  String text() {
    return colour.word() + ":" + wallsText(walls) + (extra ? "" + EXTRA_MARK : "");
  }

  static String wallsText(int walls) {
    StringBuilder text = new StringBuilder();
    for (Wall wall : Wall.ALL) {
      text.append((walls & wall.bit()) == 0 ? "" : wall.letter());
    }
    return text.isEmpty() ? OPEN : text.toString();
  }

  static Tile read(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new Unreadable("a tile such as purple:NE or red:open expected, not '" + text + "'");
    }
    Colour colour = Worded.read(Colour.ALL, text.substring(0, colon));
    String walls = text.substring(colon + 1);
    boolean extra = !walls.isEmpty() && walls.charAt(walls.length() - 1) == EXTRA_MARK;
    if (extra && colour != Colour.PURPLE) {
      throw new Unreadable("only a purple tile is the extra one");
    }
    return new Tile(
        colour, readWalls(extra ? walls.substring(0, walls.length() - 1) : walls), extra);
  }

  /** The sides with a wall: N, E, S and W in this order, or {@code open}. */
  static int readWalls(String text) {
    for (int walls = 0; walls <= MOST_WALLS; walls++) {
      if (wallsText(walls).equals(text)) {
        return walls;
      }
    }
    throw new Unreadable(
        "up to three of N, E, S, W in this order, or open, expected, not '" + text + "'");
  }
}
