package org.loggia.testkit;

import java.util.TreeSet;
import org.loggia.core.chance.Chance;

/** Some of many: all indices below a count, or so many of them that differ. */
final class Picks {
  private Picks() {}

  static int[] of(int count, int most, Chance dice) {
    if (count <= most) {
      int[] all = new int[Math.max(0, count)];
      for (int k = 0; k < all.length; k++) {
        all[k] = k;
      }
      return all;
    }
    TreeSet<Integer> some = new TreeSet<>();
    some.add(0);
    some.add(count - 1);
    while (some.size() < most) {
      some.add(dice.below(count));
    }
    return some.stream().mapToInt(k -> k).toArray();
  }
}
