package org.loggia.games.palazzo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/**
 * Tiles that lie together, in order of their kinds; never changes. The game has at most two tiles
 * of a kind, so two bits count each, and whole groups are added, taken away and compared at once.
 */
public final class Tiles {
  static final Tiles NONE = new Tiles(0, 0);

  /** The kinds that are here, a bit for each {@link Tile#number()}. */
  private final long kinds;

  /** Those of them that are here twice. */
  private final long doubles;

  private Tiles(long kinds, long doubles) {
    this.kinds = kinds;
    this.doubles = doubles;
  }

  static Tiles of(Tile tile) {
    return new Tiles(1L << tile.number(), 0);
  }

  static Tiles of(Tile... tiles) {
    return of(List.of(tiles));
  }

  /** Refuses more tiles of a kind than any kind has. */
  static Tiles of(List<Tile> tiles) {
    Tiles all = NONE;
    for (Tile tile : tiles) {
      if (all.isDouble(tile)) {
        throw new Unreadable("tile " + tile.text() + " is there more often than in the game");
      }
      all = all.plus(tile);
    }
    return all;
  }

  int size() {
    return Long.bitCount(kinds) + Long.bitCount(doubles);
  }

  boolean isEmpty() {
    return kinds == 0;
  }

  /** How many different kinds there are. */
  int kinds() {
    return Long.bitCount(kinds);
  }

  /** How many kinds are here twice. */
  int doubles() {
    return Long.bitCount(doubles);
  }

  /** The k-th of the different kinds. */
  Tile kind(int k) {
    long left = kinds;
    for (int i = 0; i < k; i++) {
      left &= left - 1;
    }
    return Tile.numbered(Long.numberOfTrailingZeros(left));
  }

  /** The tile at this place, where two of a kind lie next to each other. */
  Tile get(int index) {
    return doubles == 0 ? kind(index) : getAmongDoubles(index);
  }

  private Tile getAmongDoubles(int index) {
    long left = kinds;
    long again = doubles;
    for (int i = 0; i < index; i++) {
      long lowest = left & -left;
      long stays = lowest & again;
      again ^= stays;
      left ^= lowest ^ stays;
    }
    return Tile.numbered(Long.numberOfTrailingZeros(left));
  }

  /** How many different pairs can be taken out of these. */
  int pairs() {
    int n = kinds();
    return n * (n - 1) / 2 + doubles();
  }

  /** The k-th of these pairs. */
  Tiles pair(int k) {
    int left = k;
    for (int one = 0; ; one++) {
      Tile tile = kind(one);
      // With the same kind again, if there are two of it, or with a later one.
      int second = isDouble(tile) ? one : one + 1;
      int pairs = kinds() - second;
      if (left < pairs) {
        return of(tile).plus(kind(second + left));
      }
      left -= pairs;
    }
  }

  boolean has(Tile tile) {
    return ((kinds >>> tile.number()) & 1) != 0;
  }

  /** Whether there are two of this kind. */
  boolean isDouble(Tile tile) {
    return ((doubles >>> tile.number()) & 1) != 0;
  }

  boolean contains(Tiles others) {
    return ((others.kinds & ~kinds) | (others.doubles & ~doubles)) == 0;
  }

  Tiles plus(Tile tile) {
    long kind = 1L << tile.number();
    return new Tiles(kinds | kind, doubles | (kinds & kind));
  }

  Tiles plus(Tiles others) {
    return new Tiles(kinds | others.kinds, doubles | others.doubles | (kinds & others.kinds));
  }

  /** Without a tile that is among these. */
  Tiles minus(Tile tile) {
    long kind = 1L << tile.number();
    return new Tiles(kinds & ~(kind & ~doubles), doubles & ~kind);
  }

  /** Without tiles that are all among these. */
  Tiles minus(Tiles others) {
    long gone = others.doubles | (others.kinds & ~doubles);
    return new Tiles(kinds & ~gone, doubles & ~others.kinds);
  }

  List<Tile> list() {
    Tile[] tiles = new Tile[size()];
    for (int i = 0; i < tiles.length; i++) {
      tiles[i] = get(i);
    }
    return List.of(tiles);
  }

  String text(String between) {
    StringBuilder text = new StringBuilder();
    for (Tile tile : list()) {
      text.append(text.isEmpty() ? "" : between).append(tile.text());
    }
    return text.toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Tiles tiles && kinds == tiles.kinds && doubles == tiles.doubles;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(kinds) + Long.hashCode(doubles);
  }

  @Override
  public String toString() {
    return text("+");
  }
}
