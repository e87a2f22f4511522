package org.loggia.games.palazzo;

import java.util.List;
import org.loggia.core.Unreadable;

/** A storey: {@code m32} is the third floor in marble, with two windows. Doors count as windows. */
public record Tile(Material material, int floor, int windows) {
  static final int FLOORS = 5;
  static final int MOST_WINDOWS = 3;

  static final int KINDS = 3 * FLOORS * MOST_WINDOWS;

  private static final Tile[] NUMBERED = all();

  /** Every kind of tile, by {@link #number()}. */
  static final List<Tile> ALL = List.of(NUMBERED);

  public Tile {
    if (floor < 1 || floor > FLOORS || windows < 1 || windows > MOST_WINDOWS) {
      throw new IllegalArgumentException("there is no such tile");
    }
  }

  private static Tile[] all() {
    Tile[] tiles = new Tile[KINDS];
    for (Material material : Material.ALL) {
      for (int floor = 1; floor <= FLOORS; floor++) {
        for (int windows = 1; windows <= MOST_WINDOWS; windows++) {
          Tile tile = new Tile(material, floor, windows);
          tiles[tile.number()] = tile;
        }
      }
    }
    return tiles;
  }

  int number() {
    return (material.ordinal() * FLOORS + floor - 1) * MOST_WINDOWS + windows - 1;
  }

  static Tile of(Material material, int floor, int windows) {
    return numbered((material.ordinal() * FLOORS + floor - 1) * MOST_WINDOWS + windows - 1);
  }

  static Tile numbered(int number) {
    return NUMBERED[number];
  }

  String text() {
    return "" + material.letter() + floor + windows;
  }

  static Tile read(String text) {
    if (text.length() == 3) {
      for (Material material : Material.ALL) {
        int floor = text.charAt(1) - '0';
        int windows = text.charAt(2) - '0';
        if (material.letter() == text.charAt(0)
            && floor >= 1
            && floor <= FLOORS
            && windows >= 1
            && windows <= MOST_WINDOWS) {
          return of(material, floor, windows);
        }
      }
    }
    throw new Unreadable("a tile such as b12, s31 or m53 expected, not '" + text + "'");
  }

  @Override
  public String toString() {
    return text();
  }
}
