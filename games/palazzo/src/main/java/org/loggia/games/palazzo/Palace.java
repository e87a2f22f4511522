package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/**
 * Storeys with rising floor numbers; never changes.
 *
 * @param storeys four bits a floor: 0 where the floor is left out, else its material and windows
 */
public record Palace(int storeys) {
  static final Palace NONE = new Palace(0);

  /** P13.1: what a palace of one storey costs. */
  static final int SINGLE_POINTS = -5;

  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;

  /** The lowest bit of each floor. */
  private static final int LOWEST_BITS = 0x11111;

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
    int code = code(floor) - 1;
    return code < 0
        ? null
        : Tile.of(Material.ALL[code / Tile.MOST_WINDOWS], floor, 1 + code % Tile.MOST_WINDOWS);
  }

  private int code(int floor) {
    return (storeys >>> (BITS * (floor - 1))) & MASK;
  }

  boolean has(int floor) {
    return floor >= 1 && floor <= Tile.FLOORS && code(floor) != 0;
  }

  /** The floors that it has: the lowest bit of each in {@link #storeys}. */
  int floors() {
    return (storeys | (storeys >>> 1) | (storeys >>> 2) | (storeys >>> 3)) & LOWEST_BITS;
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
    return (Integer.SIZE - Integer.numberOfLeadingZeros(storeys) + BITS - 1) / BITS;
  }

  /** The floor of the lowest tile. */
  int base() {
    return lowest(storeys);
  }

  Palace with(Tile tile) {
    int code = 1 + tile.material().ordinal() * Tile.MOST_WINDOWS + tile.windows() - 1;
    return new Palace(storeys | (code << (BITS * (tile.floor() - 1))));
  }

  Palace without(int floor) {
    return new Palace(storeys & ~(MASK << (BITS * (floor - 1))));
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

  int windows() {
    int windows = 0;
    for (int rest = storeys; rest != 0; rest >>>= BITS) {
      int code = rest & MASK;
      windows += code == 0 ? 0 : 1 + (code - 1) % Tile.MOST_WINDOWS;
    }
    return windows;
  }

  boolean isOneMaterial() {
    int materials = 0;
    for (int rest = storeys; rest != 0; rest >>>= BITS) {
      int code = rest & MASK;
      materials |= code == 0 ? 0 : 1 << ((code - 1) / Tile.MOST_WINDOWS);
    }
    return Integer.bitCount(materials) == 1;
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
