package org.loggia.games.palazzo;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tiles that lie together, in order of their kinds; never changes. */
public final class Tiles {
  static final Tiles NONE = new Tiles(new Tile[0]);

  private final Tile[] sorted;

  private Tiles(Tile[] sorted) {
    this.sorted = sorted;
  }

  static Tiles of(Tile... tiles) {
    return of(List.of(tiles));
  }

  static Tiles of(List<Tile> tiles) {
    if (tiles.isEmpty()) {
      return NONE;
    }
    Tile[] sorted = tiles.toArray(new Tile[0]);
    Arrays.sort(sorted, Comparator.comparingInt(Tile::number));
    return new Tiles(sorted);
  }

  int size() {
    return sorted.length;
  }

  boolean isEmpty() {
    return sorted.length == 0;
  }

  Tile get(int index) {
    return sorted[index];
  }

  /** The place of the tile among these, or -1. */
  private int indexOf(Tile tile) {
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i].number() == tile.number()) {
        return i;
      }
    }
    return -1;
  }

  boolean has(Tile tile) {
    return indexOf(tile) >= 0;
  }

  boolean contains(Tiles others) {
    Tiles rest = this;
    for (Tile tile : others.sorted) {
      if (!rest.has(tile)) {
        return false;
      }
      rest = rest.minus(tile);
    }
    return true;
  }

  /** Whether the tile at this index is the first of its kind. */
  boolean isFirstOfKind(int index) {
    return index == 0 || sorted[index].number() != sorted[index - 1].number();
  }

  /** How many different kinds there are. */
  int kinds() {
    return kindsFrom(0);
  }

  /** The k-th of the different kinds. */
  Tile kind(int k) {
    return kindFrom(0, k);
  }

  /** How many different kinds there are at this index and behind it. */
  int kindsFrom(int index) {
    int kinds = 0;
    for (int i = index; i < sorted.length; i++) {
      kinds += i == index || isFirstOfKind(i) ? 1 : 0;
    }
    return kinds;
  }

  Tile kindFrom(int index, int k) {
    int left = k;
    for (int i = index; i < sorted.length; i++) {
      if ((i == index || isFirstOfKind(i)) && left-- == 0) {
        return sorted[i];
      }
    }
    throw new IndexOutOfBoundsException("no kind " + k);
  }

  Tiles plus(Tile tile) {
    int at = 0;
    while (at < sorted.length && sorted[at].number() <= tile.number()) {
      at++;
    }
    Tile[] more = new Tile[sorted.length + 1];
    System.arraycopy(sorted, 0, more, 0, at);
    more[at] = tile;
    System.arraycopy(sorted, at, more, at + 1, sorted.length - at);
    return new Tiles(more);
  }

  Tiles plus(Tiles others) {
    Tiles all = isEmpty() ? others : this;
    for (Tile tile : isEmpty() ? NONE.sorted : others.sorted) {
      all = all.plus(tile);
    }
    return all;
  }

  /** Without a tile that is among these. */
  Tiles minus(Tile tile) {
    return withoutIndex(indexOf(tile));
  }

  private Tiles withoutIndex(int index) {
    if (sorted.length == 1) {
      return NONE;
    }
    Tile[] fewer = new Tile[sorted.length - 1];
    System.arraycopy(sorted, 0, fewer, 0, index);
    System.arraycopy(sorted, index + 1, fewer, index, fewer.length - index);
    return new Tiles(fewer);
  }

  List<Tile> list() {
    return List.of(sorted);
  }

  String text(String between) {
    StringBuilder text = new StringBuilder();
    for (Tile tile : sorted) {
      text.append(text.isEmpty() ? "" : between).append(tile.text());
    }
    return text.toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Tiles tiles && Arrays.equals(sorted, tiles.sorted);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sorted);
  }

  @Override
  public String toString() {
    return text("+");
  }
}
