package org.loggia.games.bossa;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;

/**
 * The legal moves. Groups of tiles are found once a position and kept as numbers: they grow tile by
 * tile as long as their sum can still fit somewhere on the line, and the sum then says where. The
 * other moves need no list: tokens, then groups, then redraws, then swaps are simply counted.
 */
final class BossaChoices implements Choices<BossaMove> {
  private static final int NO_TOKEN = 31;

  /** Dots by line and tile number, for speed. */
  static final int[][] DOTS = dots();

  /** By line and a number: the tiles that have dots there, but no more than so many. */
  private static final int[][] UP_TO = upTo();

  private final BossaPosition position;

  // The groups: where each goes, and its tiles.
  private int[] places = new int[32];
  private int[] tiles = new int[32];
  private int groups;

  private int redraws;
  private int swaps;
  private int count = -1;

  // The line that is looked at: for each sum the numbers of tiles that fit, one bit a number.
  private Line line = Line.WHITE;
  private final int[] fits = new int[LineState.HIGHEST + 2];
  private int[] dots = DOTS[0];
  private int[] upTo = UP_TO[0];
  private int lo;
  private int hi;
  private int mostTiles;

  // How places on it are written: any of them, and the new ones at both ends.
  private int onLine;
  private int above;
  private int below;

  private @Nullable Token token;

  BossaChoices(BossaPosition position) {
    this.position = position;
  }

  private static int[][] dots() {
    int[][] dots = new int[Line.ALL.length][Tile.ALL.size()];
    for (Line line : Line.ALL) {
      for (Tile tile : Tile.ALL) {
        dots[line.ordinal()][tile.number()] = tile.dots(line);
      }
    }
    return dots;
  }

  private static int[][] upTo() {
    int[][] upTo = new int[Line.ALL.length][LineState.HIGHEST + 2];
    for (int line = 0; line < upTo.length; line++) {
      for (int tile = 0; tile < DOTS[line].length; tile++) {
        int dots = DOTS[line][tile];
        for (int most = dots; dots > 0 && most < upTo[line].length; most++) {
          upTo[line][most] |= 1 << tile;
        }
      }
    }
    return upTo;
  }

  /** The position has changed. */
  void forget() {
    count = -1;
  }

  @Override
  public int count() {
    if (count < 0) {
      find();
    }
    return count;
  }

  @Override
  public boolean contains(BossaMove move) {
    return position.why(move) == null;
  }

  @Override
  public BossaMove get(int k) {
    Objects.checkIndex(k, count());
    if (position.phase == Phase.TOKENS) {
      return new BossaMove.Keep(Token.ALL[k]);
    }
    if (k < groups) {
      return group(places[k], new TileSet(tiles[k]));
    }
    int rest = k - groups;
    if (rest < redraws) {
      return new BossaMove.Redraw(nth(hand(), rest));
    }
    rest -= redraws;
    int theirs = position.hand[1 - position.turn];
    int width = Integer.bitCount(theirs);
    return new BossaMove.Swap(nth(hand(), rest / width), nth(theirs, rest % width));
  }

  // Where a group goes, as a number: a side, or the value of the place it covers.

  private static final int SIDE = 1 << 4;

  private static BossaMove group(int place, TileSet tiles) {
    Line line = Line.ALL[place >> 5 & 1];
    int marked = place >> 6;
    Tile token = marked == NO_TOKEN ? null : Tile.numbered(marked);
    int where = place & 15;
    return (place & SIDE) != 0
        ? new BossaMove.Place(line, Side.ALL[where], tiles, token)
        : new BossaMove.Stack(line, where, tiles, token);
  }

  private static Tile nth(int bits, int n) {
    int rest = bits;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Tile.numbered(Integer.numberOfTrailingZeros(rest));
  }

  private int hand() {
    return position.hand[position.turn];
  }

  private boolean mayUse(Action action) {
    return (position.used[position.turn] & action.bit()) == 0;
  }

  private void find() {
    groups = 0;
    if (position.phase == Phase.TOKENS) {
      count = Token.ALL.length;
    } else if (position.phase == Phase.MOVE) {
      findGroups(Line.WHITE);
      findGroups(Line.BLACK);
      int size = Integer.bitCount(hand());
      redraws = mayUse(Action.REDRAW) && position.pile() > 0 ? size : 0;
      swaps = mayUse(Action.SWAP) ? size * Integer.bitCount(position.hand[1 - position.turn]) : 0;
      count = groups + redraws + swaps;
    } else {
      count = 0;
    }
  }

  private void findGroups(Line on) {
    line = on;
    dots = DOTS[on.ordinal()];
    upTo = UP_TO[on.ordinal()];
    onLine = on.ordinal() << 5;
    above = onLine | SIDE | Side.UP.ordinal();
    below = onLine | SIDE | Side.DOWN.ordinal();
    token = position.token[position.turn].token();
    LineState state = position.line(on);
    lo = state.lo;
    hi = state.hi;
    boolean mayStack = mayUse(Action.STACK);
    for (int value = 1; value < lo - 1; value++) {
      fits[value] = 0;
    }
    for (int value = lo; value <= hi; value++) {
      fits[value] = mayStack && value != state.die ? 1 << state.count(value) : 0;
    }
    int low = state.count(lo);
    int high = state.count(hi);
    fits[lo - 1] = 3 << low;
    fits[hi + 1] = 3 << high;
    // Counts grow outwards, so nothing on the line takes more tiles than one more than an end.
    mostTiles = 1 + Math.max(low, high);
    grow(hand(), 0, 0, 0, NO_TOKEN);
  }

  /** Adds each of the tiles that are left to the group, plain or with the token. */
  private void grow(int left, int group, int size, int sum, int marked) {
    int room = hi + 1 - sum;
    Token spare = marked == NO_TOKEN ? token : null;
    int rest = spare != null ? left : left & upTo[room];
    for (; rest != 0; rest &= rest - 1) {
      int tile = Integer.numberOfTrailingZeros(rest);
      int bit = rest & -rest;
      int more = dots[tile];
      if (more > 0 && more <= room) {
        added(rest ^ bit, group | bit, size + 1, sum + more, marked);
      }
      if (spare != null) {
        int worth = spare.value(Tile.numbered(tile), line);
        if (worth > 0 && worth <= room) {
          added(rest ^ bit, group | bit, size + 1, sum + worth, tile);
        }
      }
    }
  }

  private void added(int left, int group, int size, int sum, int marked) {
    if ((fits[sum] >> size & 1) != 0) {
      add(place(sum, marked), group);
    }
    if (left != 0 && size < mostTiles && sum <= hi) {
      grow(left, group, size, sum, marked);
    }
  }

  /** Where a group of this sum goes: a new place at either end, or on top of a place. */
  private int place(int sum, int marked) {
    return (sum > hi ? above : sum < lo ? below : sum | onLine) | marked << 6;
  }

  private void add(int place, int group) {
    if (groups == places.length) {
      places = Arrays.copyOf(places, 2 * groups);
      tiles = Arrays.copyOf(tiles, 2 * groups);
    }
    places[groups] = place;
    tiles[groups++] = group;
  }
}
