package org.loggia.games.kensington;

/**
 * Answers whether a wanted tile can be built, alone or with the help of others that are built
 * before it or together with it (K3.5). Steps that follow each other are a set that can be built at
 * once, and such a set falls into steps; so sets are looked for, from the ground up as the {@link
 * Architect} does.
 */
final class Planner {
  /** The slot of the wanted tile, as a bit. */
  private static final int WANTED = 1;

  private final Manifest manifest;
  private final Interlocking interlocking;
  private final Trial trial;
  private final Hand hand;

  Planner(Building any) {
    manifest = any.manifest;
    hand = new Hand(any);
    trial = new Trial(any);
    interlocking = new Interlocking(any);
  }

  boolean canBuild(Building on, int wanted, int[] others, int count) {
    return (!manifest.shapeOf[wanted].gaps && canBuildOnHeights(on, wanted, others, count))
        || (manifest.gaps && interlocking.canBuild(on, wanted, others, count));
  }

  private boolean canBuildOnHeights(Building on, int wanted, int[] others, int count) {
    if (on.fits(wanted).welcome > 0) {
      return true;
    }
    hand.begin(on);
    hand.take(wanted);
    hand.takeWithoutHoles(others, count);
    if (hand.tiles == 1) {
      return false;
    }
    trial.begin(on);
    return goOn(0);
  }

  /** Puts up tile after tile until they can be built and the wanted one is among them. */
  private boolean goOn(int used) {
    if ((used & WANTED) != 0 && trial.isLegal((1 << trial.up) - 1)) {
      return true;
    }
    for (int slot = 0; slot < hand.tiles; slot++) {
      int with = used | 1 << slot;
      if (with != used && (goOnBeside(slot, with) || goOnAbove(slot, with))) {
        return true;
      }
    }
    return false;
  }

  /** The next tile stands on the building alone, near enough to matter to those that are up. */
  private boolean goOnBeside(int slot, int used) {
    if (trial.up > 0 && trial.newestStandsOnOthers()) {
      return false; // those that stand on the building come first
    }
    Fits places = hand.fits(slot);
    int least = trial.up == 0 ? 0 : trial.leftmost() - hand.width(slot) - manifest.widest;
    int most = trial.up == 0 ? Integer.MAX_VALUE : trial.rightmost() + manifest.widest;
    for (int i = places.firstFrom(least); i < places.count && places.column(i) <= most; i++) {
      boolean isWelcome = places.isWelcome(i);
      if ((isWelcome || hand.isLiked(slot)) && isNear(slot, places.column(i))) {
        trial.raise(hand.sort(slot), places.column(i), isWelcome);
        boolean found = goOn(used);
        trial.lower();
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isNear(int slot, int at) {
    if (trial.up == 0) {
      return hand.gap(slot, at) <= hand.spanOfOthers(slot);
    }
    int bridge = trial.up + 1 < hand.tiles ? manifest.widest : 0;
    boolean near = false;
    for (int other = 0; other < trial.up; other++) {
      int left = at + hand.width(slot) - trial.column(other);
      int right = at - trial.end(other);
      if (left > 0 && right < 0) {
        return false; // it would stand on the other one
      }
      near |= left + bridge >= 0 && right <= bridge;
    }
    return near;
  }

  /** The next tile stands on one that is up. */
  private boolean goOnAbove(int slot, int used) {
    if (trial.up == 0) {
      return false;
    }
    int tile = hand.sort(slot);
    int width = hand.width(slot);
    int from = Math.max(hand.leftmost, trial.leftmost() - width + 1);
    int to = Math.min(hand.rightmost - width + 1, trial.rightmost() - 1);
    for (int at = trial.fit(tile, from, to); at >= 0; at = trial.fit(tile, at + 1, to)) {
      trial.raise(tile, at);
      boolean found =
          trial.newestStandsOnOthers()
              && (trial.newestIsWelcome() || hand.isLiked(slot))
              && goOn(used);
      trial.lower();
      if (found) {
        return true;
      }
    }
    return false;
  }
}
