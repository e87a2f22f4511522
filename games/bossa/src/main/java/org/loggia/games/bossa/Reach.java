package org.loggia.games.bossa;

/**
 * Which tiles of a hand could be laid if its owner's turn came now. Tokens are left out: this is
 * asked for at every end of a playout.
 */
final class Reach {
  private Reach() {}

  /** The tiles that belong to at least one group that fits an end of a line. */
  static int atEnds(BossaPosition position, int hand) {
    int tiles = 0;
    for (Line line : Line.ALL) {
      LineState state = position.line(line);
      for (Side side : Side.ALL) {
        int count = state.count(state.end(side));
        int value = state.end(side) + side.step();
        tiles |= groups(line, hand, count, value) | groups(line, hand, count + 1, value);
      }
    }
    return tiles;
  }

  /** The tiles that belong to at least one group that could cover a place. */
  static int onTop(BossaPosition position, int hand) {
    int tiles = 0;
    for (Line line : Line.ALL) {
      LineState state = position.line(line);
      for (int value = state.lo; value <= state.hi; value++) {
        if (value != state.die) {
          tiles |= groups(line, hand, state.count(value), value);
        }
      }
    }
    return tiles;
  }

  /** Whether the whole hand is one group that can be laid. */
  static boolean isLast(BossaPosition position, int hand, boolean mayStack) {
    int size = Integer.bitCount(hand);
    for (Line line : Line.ALL) {
      LineState state = position.line(line);
      int sum = sum(line, hand);
      if (sum == state.lo - 1 && sum > 0) {
        int count = state.count(state.lo);
        if (size == count || size == count + 1) {
          return true;
        }
      } else if (sum == state.hi + 1) {
        int count = state.count(state.hi);
        if (size == count || size == count + 1) {
          return true;
        }
      } else if (mayStack && state.hasTiles(sum) && size == state.count(sum)) {
        return true;
      }
    }
    return false;
  }

  /** The dots of all these tiles; 0 if one of them has none here. */
  private static int sum(Line line, int tiles) {
    int[] dots = BossaChoices.DOTS[line.ordinal()];
    int sum = 0;
    for (int rest = tiles; rest != 0; rest &= rest - 1) {
      int each = dots[Integer.numberOfTrailingZeros(rest)];
      if (each == 0) {
        return 0;
      }
      sum += each;
    }
    return sum;
  }

  /** All tiles of all groups of this size and sum. */
  private static int groups(Line line, int hand, int size, int sum) {
    if (sum < size) {
      return 0; // every tile has a dot at least
    }
    int[] dots = BossaChoices.DOTS[line.ordinal()];
    int tiles = 0;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      int left = sum - dots[Integer.numberOfTrailingZeros(rest)];
      if (left == sum || left < 0) {
        continue;
      }
      if (size == 1) {
        tiles |= left == 0 ? bit : 0;
      } else {
        int others = groups(line, rest ^ bit, size - 1, left);
        tiles |= others == 0 ? 0 : others | bit;
      }
    }
    return tiles;
  }
}
