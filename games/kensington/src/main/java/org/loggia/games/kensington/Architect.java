package org.loggia.games.kensington;

/**
 * Finds the building steps that a hand of up to three tiles allows.
 *
 * <p>A set of tiles can be built at once if its picture is supported and its tiles are accepted one
 * after the other by what they touch (K5.2, K5.3); it is a step if no part of it can be built first
 * (K5.4). Tiles whose columns have no holes always stand on each other in some order, because none
 * can be both above and below another. So sets are put together from the ground up on the height
 * map: first a tile that fits but is not welcome, then others beside it that are no more welcome,
 * then what stands on them. Tiles with holes are left to {@link Interlocking}.
 */
final class Architect {
  private static final int NO_SLOT = -1;

  private final Manifest manifest;
  private final Interlocking interlocking;
  private final Trial trial;
  private final Hand hand;
  private Building building;

  Architect(Building any) {
    manifest = any.manifest;
    building = any;
    hand = new Hand(any);
    trial = new Trial(any);
    interlocking = new Interlocking(any);
  }

  void findSteps(Building on, int[] tilesAtHand, int count, Steps steps) {
    building = on;
    hand.begin(on);
    hand.takeWithoutHoles(tilesAtHand, count);
    steps.clear();
    boolean joint = false;
    for (int slot = 0; slot < hand.tiles; slot++) {
      if (!hand.isRepeated(slot)) {
        addSingles(hand.sort(slot), steps);
      }
      joint |= hand.isLiked(slot);
    }
    if (joint) {
      trial.begin(building);
      for (int slot = 0; slot < hand.tiles; slot++) {
        if (!hand.isRepeated(slot) && hand.isLiked(slot)) {
          findJoint(slot, steps);
        }
      }
    }
    if (manifest.gaps) {
      interlocking.findSteps(building, tilesAtHand, count, steps);
    }
  }

  private void addSingles(int tile, Steps steps) {
    Fits places = building.fits(tile);
    for (int i = 0; i < places.count; i++) {
      if (places.isWelcome(i)) {
        int at = places.column(i);
        int y = building.floor[at] - manifest.shapeOf[tile].bottoms[0];
        steps.add(PieceCode.of(tile, at - building.zero, y));
      }
    }
  }

  private void findJoint(int first, Steps steps) {
    Fits places = hand.fits(first);
    int farthest = hand.spanOfOthers(first);
    for (int i = 0; i < places.count; i++) {
      int at = places.column(i);
      if (!places.isWelcome(i) && hand.gap(first, at) <= farthest) {
        trial.raise(hand.sort(first), at, false);
        for (int second = 0; second < hand.tiles; second++) {
          if (second != first) {
            findSecond(first, second, steps);
          }
        }
        trial.lower();
      }
    }
  }

  private void findSecond(int first, int second, Steps steps) {
    int third = 3 - first - second;
    // A third tile that neither of them likes cannot be what they lack.
    boolean helped = third < hand.tiles && (hand.likes(first, third) || hand.likes(second, third));
    if (helped || hand.likes(first, second)) {
      findAbove(second, helped ? third : NO_SLOT, steps);
    }
    if (helped && hand.isLiked(second)) {
      findBeside(first, second, third, steps);
    }
  }

  /** A second tile that stands on the first one. */
  private void findAbove(int second, int third, Steps steps) {
    int tile = hand.sort(second);
    int width = hand.width(second);
    // Without a third tile it is the second one that must reach the building.
    int least = third == NO_SLOT ? building.lo - width : hand.leftmost;
    int most = third == NO_SLOT ? building.hi + 1 : hand.rightmost - width + 1;
    int from = Math.max(least, trial.column(0) - width + 1);
    int to = Math.min(most, trial.end(0) - 1);
    for (int at = trial.fit(tile, from, to); at >= 0; at = trial.fit(tile, at + 1, to)) {
      trial.raise(tile, at);
      if (trial.isLegal(0b11)) {
        steps.addOnce(trial.piece(0), trial.piece(1));
      } else if (third != NO_SLOT && (hand.isLiked(second) || trial.newestIsWelcome())) {
        findThird(third, steps);
      }
      trial.lower();
    }
  }

  /** A second tile beside the first one, as unwelcome as it is, that a third one may connect. */
  private void findBeside(int first, int second, int third, Steps steps) {
    Fits places = hand.fits(second);
    int width = hand.width(second);
    int bridge = hand.width(third);
    int nearer = hand.gap(first, trial.column(0));
    int most = trial.end(0) + bridge;
    for (int i = places.firstFrom(trial.column(0) - width - bridge); i < places.count; i++) {
      int at = places.column(i);
      if (at > most) {
        return;
      }
      boolean beside = at + width <= trial.column(0) || at >= trial.end(0);
      if (!places.isWelcome(i) && beside) {
        // Of the two orders one is enough: from the building outwards.
        int gap = hand.gap(second, at);
        if (gap > nearer || (gap == nearer && second > first)) {
          trial.raise(hand.sort(second), at, false);
          findThird(third, steps);
          trial.lower();
        }
      }
    }
  }

  /** A third tile that stands on one of the others, or on both. */
  private void findThird(int third, Steps steps) {
    int tile = hand.sort(third);
    int width = hand.width(third);
    // If neither of the two is welcome, the third one must reach the building.
    int least = trial.hasWelcome() ? hand.leftmost : building.lo - width;
    int most = trial.hasWelcome() ? hand.rightmost - width + 1 : building.hi + 1;
    int from = Math.max(least, Math.min(trial.column(0), trial.column(1)) - width + 1);
    int to = Math.min(most, Math.max(trial.end(0), trial.end(1)) - 1);
    for (int at = trial.fit(tile, from, to); at >= 0; at = trial.fit(tile, at + 1, to)) {
      trial.raise(tile, at);
      if (trial.isLegal(0b111)
          && !trial.isLegal(0b100)
          && !trial.isLegal(0b101)
          && !trial.isLegal(0b110)) {
        steps.addOnce(trial.piece(0), trial.piece(1), trial.piece(2));
      }
      trial.lower();
    }
  }
}
