package org.loggia.games.palazzo;

import java.util.Arrays;

/** Every way to rebuild an estate, not yet saying which card pays for it. */
final class Rebuilds {
  private static final int SPLIT = 0;
  private static final int JOIN = 1;
  private static final int CLEAR = 2;

  /** Kind, palace, and the floor or the other palace. */
  private int[] codes = new int[16];

  private int count;

  void of(Estate estate) {
    count = 0;
    int size = estate.size();
    for (int number = 1; number <= size; number++) {
      int floors = estate.floors(number);
      if ((floors & (floors - 1)) == 0) {
        add(CLEAR, number, 0);
        for (int other = 1; other <= size; other++) {
          // It has this floor itself, so it is never joined to itself.
          if ((estate.floors(other) & floors) == 0) {
            add(JOIN, number, other);
          }
        }
      } else {
        for (int rest = floors; rest != 0; rest &= rest - 1) {
          add(SPLIT, number, Palace.lowest(rest));
        }
      }
    }
  }

  private void add(int kind, int palace, int second) {
    if (count == codes.length) {
      codes = Arrays.copyOf(codes, 2 * count);
    }
    codes[count++] = kind | (palace << 2) | (second << 10);
  }

  int count() {
    return count;
  }

  PalazzoMove get(int k, Card card) {
    int palace = (codes[k] >> 2) & 255;
    int second = codes[k] >> 10;
    return switch (codes[k] & 3) {
      case SPLIT -> new PalazzoMove.Split(palace, second, card);
      case JOIN -> new PalazzoMove.Join(palace, second, card);
      default -> new PalazzoMove.Clear(palace, card);
    };
  }
}
