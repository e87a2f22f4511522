package org.loggia.games.palazzo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/**
 * Tiles that lie together, in order of their kinds; never changes. Each of the 48 tiles is a bit,
 * so whole groups are added, taken away and compared at once. Where the game has a second tile of a
 * kind, its bit follows the first one's and is set only together with it. Two ints, because every
 * place that runs it does those well.
 */
public final class Tiles {
  static final Tiles NONE = new Tiles(0, 0);

  /** The first tiles of the kinds that the game has twice, among the low and the high bits. */
  private static final int LOW_TWINS =
      (1 << Tile.TWIN) | (1 << (Tile.PLACES_OF_MATERIAL + Tile.TWIN));

  private static final int HIGH_TWINS = 1 << Tile.TWIN;

  /** The tiles that have the first 32 places, and the others; see {@link Tile#place()}. */
  private final int low;

  private final int high;

  private Tiles(int low, int high) {
    this.low = low;
    this.high = high;
  }

  static Tiles of(Tile tile) {
    return new Tiles(low(tile.place()), high(tile.place()));
  }

  static Tiles of(Tile... tiles) {
    return of(List.of(tiles));
  }

  /** Refuses more tiles of a kind than there are. */
  static Tiles of(List<Tile> tiles) {
    Tiles all = NONE;
    for (Tile tile : tiles) {
      if (all.count(tile) == tile.copies()) {
        throw new Unreadable("tile " + tile.text() + " is there more often than in the game");
      }
      all = all.plus(tile);
    }
    return all;
  }

  // Arithmetic instead of choices, which a processor would guess wrong here.

  /** All bits if the place is one of the low ones. */
  private static int isLow(int place) {
    return (place - Integer.SIZE) >> 31;
  }

  private static int low(int place) {
    return (1 << place) & isLow(place);
  }

  private static int high(int place) {
    return (1 << place) & ~isLow(place);
  }

  int size() {
    return Integer.bitCount(low) + Integer.bitCount(high);
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  /** How many different kinds there are. */
  int kinds() {
    return size() - doubles();
  }

  private int doubles() {
    return Integer.bitCount(low & (LOW_TWINS << 1)) + Integer.bitCount(high & (HIGH_TWINS << 1));
  }

  int count(Tile tile) {
    int place = tile.place();
    int bits = ((low & isLow(place)) | (high & ~isLow(place))) >>> place;
    return (bits & 1) + ((bits >>> 1) & (tile.copies() - 1));
  }

  /** The k-th of the different kinds. */
  Tile kind(int k) {
    return find(low & ~(LOW_TWINS << 1), high & ~(HIGH_TWINS << 1), k);
  }

  /** The tile at this place, where two of a kind lie next to each other. */
  Tile get(int index) {
    return find(low, high, index);
  }

  private static Tile find(int low, int high, int k) {
    int inLow = Integer.bitCount(low);
    int isLow = (k - inLow) >> 31;
    int bits = (low & isLow) | (high & ~isLow);
    for (int left = k - (inLow & ~isLow); left > 0; left--) {
      bits &= bits - 1;
    }
    return Tile.at(Integer.numberOfTrailingZeros(bits) + (Integer.SIZE & ~isLow));
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
      int second = count(tile) > 1 ? one : one + 1;
      int pairs = kinds() - second;
      if (left < pairs) {
        return of(tile).plus(kind(second + left));
      }
      left -= pairs;
    }
  }

  boolean has(Tile tile) {
    return count(tile) > 0;
  }

  boolean contains(Tiles others) {
    return ((others.low & ~low) | (others.high & ~high)) == 0;
  }

  Tiles plus(Tile tile) {
    return plus(low(tile.place()), high(tile.place()));
  }

  Tiles plus(Tiles others) {
    return plus(others.low, others.high);
  }

  /** What is there already comes as the second of its kind. */
  private Tiles plus(int moreLow, int moreHigh) {
    return new Tiles(
        low | moreLow | ((low & moreLow & LOW_TWINS) << 1),
        high | moreHigh | ((high & moreHigh & HIGH_TWINS) << 1));
  }

  /** Without a tile that is among these. */
  Tiles minus(Tile tile) {
    int place = tile.place();
    return new Tiles(less(low, low(place), LOW_TWINS), less(high, high(place), HIGH_TWINS));
  }

  /** Without tiles that are all among these. */
  Tiles minus(Tiles others) {
    return new Tiles(less(low, others.low, LOW_TWINS), less(high, others.high, HIGH_TWINS));
  }

  /** Where one of two goes, the first one stays. */
  private static int less(int all, int gone, int twins) {
    int oneOfTwo = gone & ~(gone >>> 1) & (all >>> 1) & twins;
    return all & ~((gone & ~oneOfTwo) | (oneOfTwo << 1));
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
    return other instanceof Tiles tiles && low == tiles.low && high == tiles.high;
  }

  @Override
  public int hashCode() {
    return 31 * low + high;
  }

  @Override
  public String toString() {
    return text("+");
  }
}
