package org.loggia.games.kensington;

/**
 * K8.3 as it was in the first revision, for games that were played under it: asked was only for
 * tiles that a seat could take in its next turn, and a game in which nobody could draw went on for
 * as long as somebody could build but did not.
 */
final class FirstEnding {
  static final int REVISION = 1;

  private FirstEnding() {}

  static boolean nobodyCanBuild(KensingtonPosition position) {
    for (int seat = 0; seat < position.seats; seat++) {
      if (canBuildStored(position, seat) || canBuildNext(position, seat)) {
        return false;
      }
    }
    return true;
  }

  private static boolean canBuildStored(KensingtonPosition position, int seat) {
    int first = position.warehouses[seat].tile(0);
    int second = position.warehouses[seat].tile(1);
    return canBuild(position, seat, first, second) || canBuild(position, seat, second, first);
  }

  private static boolean canBuild(KensingtonPosition position, int seat, int sort, int other) {
    int[] others = {other};
    return sort != Manifest.NONE
        && position.choices.canBuild(seat, sort, others, other == Manifest.NONE ? 0 : 1);
  }

  private static boolean canBuildNext(KensingtonPosition position, int seat) {
    boolean pays = position.chips[seat] > 0;
    boolean free = position.chips[seat] < KensingtonPosition.RICH || !isBrownLeft(position);
    return (pays && (canBuildFromHeap(position, seat, 1) || canBuildOneOfOthers(position, seat)))
        || (free && canBuildFromHeap(position, seat, 0));
  }

  private static boolean isBrownLeft(KensingtonPosition position) {
    for (int back = 0; back < position.inBack.length; back++) {
      if (position.inBack[back] > 0 && position.manifest.price[back] == 1) {
        return true;
      }
    }
    return false;
  }

  private static boolean canBuildFromHeap(KensingtonPosition position, int seat, int price) {
    Manifest manifest = position.manifest;
    for (int sort = 0; sort < manifest.sorts; sort++) {
      if (position.heap[sort] > 0
          && manifest.price[manifest.backOf[sort]] == price
          && position.choices.couldBuild(seat, sort)) {
        return true;
      }
    }
    return false;
  }

  private static boolean canBuildOneOfOthers(KensingtonPosition position, int seat) {
    for (int other = 0; other < position.seats; other++) {
      for (int gate = 0; other != seat && gate < Warehouse.GATES; gate++) {
        int sort = position.warehouses[other].tile(gate);
        if (sort != Manifest.NONE && position.choices.couldBuild(seat, sort)) {
          return true;
        }
      }
    }
    return false;
  }
}
