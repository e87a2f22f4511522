package org.loggia.games.palazzo;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tiles that lie together, in order of their kinds; never changes. */
public final class Tiles {
  static final Tiles NONE = new Tiles(new byte[0]);

  /** The tiles by {@link Tile#number()}. */
  private final byte[] sorted;

  private Tiles(byte[] sorted) {
    this.sorted = sorted;
  }

  static Tiles of(Tile tile) {
    return new Tiles(new byte[] {(byte) tile.number()});
  }

  static Tiles of(Tile... tiles) {
    return of(List.of(tiles));
  }

  static Tiles of(List<Tile> tiles) {
    if (tiles.isEmpty()) {
      return NONE;
    }
    byte[] sorted = new byte[tiles.size()];
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = (byte) tiles.get(i).number();
    }
    Arrays.sort(sorted);
    return new Tiles(sorted);
  }

  int size() {
    return sorted.length;
  }

  boolean isEmpty() {
    return sorted.length == 0;
  }

  Tile get(int index) {
    return Tile.numbered(sorted[index]);
  }

  /** The place of the tile among these, or -1. */
  private int indexOf(int number) {
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] == number) {
        return i;
      }
    }
    return -1;
  }

  boolean has(Tile tile) {
    return indexOf(tile.number()) >= 0;
  }

  boolean contains(Tiles others) {
    int at = 0;
    for (byte number : others.sorted) {
      while (at < sorted.length && sorted[at] < number) {
        at++;
      }
      if (at == sorted.length || sorted[at] != number) {
        return false;
      }
      at++;
    }
    return true;
  }

  /** Whether the tile at this index is the first of its kind. */
  boolean isFirstOfKind(int index) {
    return index == 0 || sorted[index] != sorted[index - 1];
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
    byte[] numbers = sorted;
    int kinds = index < numbers.length ? 1 : 0;
    for (int i = index + 1; i < numbers.length; i++) {
      kinds -= (numbers[i - 1] - numbers[i]) >> 31; // one more where the next is another
    }
    return kinds;
  }

  Tile kindFrom(int index, int k) {
    int left = k;
    for (int i = index; i < sorted.length; i++) {
      if ((i == index || isFirstOfKind(i)) && left-- == 0) {
        return get(i);
      }
    }
    throw new IndexOutOfBoundsException("no kind " + k);
  }

  Tiles plus(Tile tile) {
    return plus((byte) tile.number());
  }

  // Few tiles lie together, so loops copy them faster than a call that copies arrays.

  private Tiles plus(byte number) {
    byte[] numbers = sorted;
    byte[] more = new byte[numbers.length + 1];
    int at = 0;
    for (; at < numbers.length && numbers[at] <= number; at++) {
      more[at] = numbers[at];
    }
    more[at] = number;
    for (; at < numbers.length; at++) {
      more[at + 1] = numbers[at];
    }
    return new Tiles(more);
  }

  Tiles plus(Tiles others) {
    if (isEmpty()) {
      return others;
    }
    Tiles all = this;
    for (byte number : others.sorted) {
      all = all.plus(number);
    }
    return all;
  }

  /** Without a tile that is among these. */
  Tiles minus(Tile tile) {
    return withoutIndex(indexOf(tile.number()));
  }

  /** Without tiles that are all among these. */
  Tiles minus(Tiles others) {
    Tiles rest = this;
    for (byte number : others.sorted) {
      rest = rest.withoutIndex(rest.indexOf(number));
    }
    return rest;
  }

  /** Without the tile at this index. */
  Tiles withoutIndex(int index) {
    byte[] numbers = sorted;
    if (numbers.length == 1) {
      return NONE;
    }
    byte[] fewer = new byte[numbers.length - 1];
    for (int i = 0; i < index; i++) {
      fewer[i] = numbers[i];
    }
    for (int i = index; i < fewer.length; i++) {
      fewer[i] = numbers[i + 1];
    }
    return new Tiles(fewer);
  }

  List<Tile> list() {
    Tile[] tiles = new Tile[sorted.length];
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
