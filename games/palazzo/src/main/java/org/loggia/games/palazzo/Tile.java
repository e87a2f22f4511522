package org.loggia.games.palazzo;

import java.util.List;
import org.loggia.core.Unreadable;

/** A storey: {@code m32} is the third floor in marble, with two windows. Doors count as windows. */
public record Tile(Material material, int floor, int windows) {
  static final int FLOORS = 5;
  static final int MOST_WINDOWS = 3;

  static final int KINDS = 3 * FLOORS * MOST_WINDOWS;

  /** The third floor with one window is there twice in each material; its number there, from 0. */
  static final int TWIN = 2 * MOST_WINDOWS;

  static final int PLACES_OF_MATERIAL = FLOORS * MOST_WINDOWS + 1;

  private static final Tile[] NUMBERED = all();
  private static final Tile[] PLACED = placed();

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

  /** From 0, among the kinds of its material. */
  private int inMaterial() {
    return (floor - 1) * MOST_WINDOWS + windows - 1;
  }

  /** How many of this kind the game has. */
  int copies() {
    return inMaterial() == TWIN ? 2 : 1;
  }

  /** The first of the {@link #copies()} places of this kind, where all 48 tiles lie in order. */
  int place() {
    int inMaterial = inMaterial();
    return PLACES_OF_MATERIAL * material.ordinal() + inMaterial + ((TWIN - inMaterial) >>> 31);
  }

  /** The kind of the tile at this place. */
  static Tile at(int place) {
    return PLACED[place];
  }

  private static Tile[] placed() {
    Tile[] placed = new Tile[PLACES_OF_MATERIAL * Material.ALL.length];
    for (Tile tile : NUMBERED) {
      for (int copy = 0; copy < tile.copies(); copy++) {
        placed[tile.place() + copy] = tile;
      }
    }
    return placed;
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
