package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/**
 * Storeys with rising floor numbers; never changes.
 *
 * @param storeys four bits a floor: 0 where the floor is left out, else two for its windows and two
 *     for its material, both from 1
 */
public record Palace(int storeys) {
  static final Palace NONE = new Palace(0);

  /** P13.1: what a palace of one storey costs. */
  static final int SINGLE_POINTS = -5;

  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;
  private static final int MATERIAL_SHIFT = 2;
  private static final int HALF = (1 << MATERIAL_SHIFT) - 1;

  /** The lowest bit of each floor. */
  private static final int LOWEST_BITS = 0x11111;

  /** The lower half of each floor. */
  private static final int LOWER_HALVES = HALF * LOWEST_BITS;

  /** P13.1: from three storeys on the windows count, and tall palaces bring more. */
  private static final int WINDOWS_COUNT_FROM = 3;

  private static final int[] HEIGHT_POINTS = {0, SINGLE_POINTS, 0, 0, 3, 6};

  /** P13.2: by storeys, what one single material brings. */
  private static final int[] MATERIAL_POINTS = {0, 0, 0, 3, 3, 6};

  static Palace of(Tile tile) {
    return NONE.with(tile);
  }

  /** The tile on this floor, or null. */
  @Nullable Tile at(int floor) {
    int code = code(floor);
    return code == 0
        ? null
        : Tile.of(Material.ALL[(code >>> MATERIAL_SHIFT) - 1], floor, code & HALF);
  }

  private int code(int floor) {
    return (storeys >>> (BITS * (floor - 1))) & MASK;
  }

  boolean has(int floor) {
    return floor >= 1 && floor <= Tile.FLOORS && code(floor) != 0;
  }

  /** The floors that it has: the lowest bit of each in {@link #storeys}. */
  int floors() {
    return floors(storeys);
  }

  static int floors(int storeys) {
    return (storeys | (storeys >>> 1)) & LOWEST_BITS; // no tile is without windows
  }

  /** The lowest of some floors. */
  static int lowest(int floors) {
    return 1 + Integer.numberOfTrailingZeros(floors) / BITS;
  }

  int size() {
    return Integer.bitCount(floors());
  }

  boolean isSingle() {
    return size() == 1;
  }

  /** The highest floor number. */
  int top() {
    return top(storeys);
  }

  static int top(int storeys) {
    return (Integer.SIZE - Integer.numberOfLeadingZeros(storeys) + BITS - 1) / BITS;
  }

  /** The floor of the lowest tile. */
  int base() {
    return lowest(storeys);
  }

  Palace with(Tile tile) {
    return new Palace(with(storeys, tile));
  }

  static int with(int storeys, Tile tile) {
    int code = ((tile.material().ordinal() + 1) << MATERIAL_SHIFT) | tile.windows();
    return storeys | (code << (BITS * (tile.floor() - 1)));
  }

  static int without(int storeys, int floor) {
    return storeys & ~(MASK << (BITS * (floor - 1)));
  }

  /** Bottom to top. */
  List<Tile> tiles() {
    List<Tile> tiles = new ArrayList<>();
    for (int floor = 1; floor <= Tile.FLOORS; floor++) {
      Tile tile = at(floor);
      if (tile != null) {
        tiles.add(tile);
      }
    }
    return tiles;
  }

  // Bots ask this all the time, so all floors are looked at in one go.

  /** Multiplied so, the four highest bits add up all floors, and 15 windows just fit. */
  int windows() {
    return (((storeys & LOWER_HALVES) * LOWEST_BITS) >>> (BITS * (Tile.FLOORS - 1))) & MASK;
  }

  boolean isOneMaterial() {
    int materials = (storeys >>> MATERIAL_SHIFT) & LOWER_HALVES;
    int one = (materials >>> (BITS * (lowest(materials) - 1))) & MASK;
    return materials == one * floors();
  }

  static boolean doWindowsCount(int storeys) {
    return storeys >= WINDOWS_COUNT_FROM;
  }

  int windowPoints() {
    return doWindowsCount(size()) ? windows() : 0;
  }

  int heightPoints() {
    return heightPoints(size());
  }

  static int heightPoints(int storeys) {
    return HEIGHT_POINTS[storeys];
  }

  int materialPoints() {
    return isOneMaterial() ? materialPoints(size()) : 0;
  }

  static int materialPoints(int storeys) {
    return MATERIAL_POINTS[storeys];
  }

  int points() {
    return windowPoints() + heightPoints() + materialPoints();
  }

  /** As in {@code b12-s23-m34}, bottom first. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Tile tile : tiles()) {
      text.append(text.isEmpty() ? "" : "-").append(tile.text());
    }
    return text.toString();
  }

  static Palace read(String text) {
    List<Tile> tiles = new ArrayList<>();
    for (String part : text.split("-", -1)) {
      tiles.add(Tile.read(part));
    }
    return of(tiles);
  }

  static Palace of(List<Tile> bottomUp) {
    Palace palace = NONE;
    for (Tile tile : bottomUp) {
      if (tile.floor() <= palace.top()) {
        throw new Unreadable("floor " + tile.floor() + " cannot stand on floor " + palace.top());
      }
      palace = palace.with(tile);
    }
    if (palace.storeys == 0) {
      throw new Unreadable("a palace has at least one storey");
    }
    return palace;
  }

  @Override
  public String toString() {
    return text();
  }
}
