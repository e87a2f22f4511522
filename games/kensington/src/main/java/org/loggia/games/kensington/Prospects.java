package org.loggia.games.kensington;

/**
 * What the players could still come to, for the two ends of a game that cannot go on (K8.3, K8.5).
 *
 * <p>As long as nobody builds, nobody earns a chip, nothing can be stolen, and tiles only go from
 * the heap to free gates, one in a turn. So each seat is asked by itself what could come to lie at
 * hand: what is stored, as many tiles of the heap as there are free gates, and one more that is
 * drawn or stolen. Which of them luck brings, and whether others take them first, is not asked; nor
 * that who is rich must buy brown tiles before beige ones are free again (K3.2).
 */
final class Prospects {
  private final KensingtonPosition position;
  private final Manifest manifest;

  // While one seat is asked.
  private int seat;
  private int chips;

  /** The tiles at hand besides the one that comes last. */
  private final int[] hand = new int[Steps.MOST_PIECES - 1];

  private int tiles;

  Prospects(KensingtonPosition position) {
    this.position = position;
    this.manifest = position.manifest;
  }

  /** K8.3. One tile from the heap is tried for all seats before two, which take much longer. */
  boolean nobodyCanEverBuild() {
    for (int turns = 1; turns <= Warehouse.GATES + 1; turns++) {
      for (int each = 0; each < position.seats; each++) {
        ask(each);
        boolean storedAlone = turns == 1 && canBuildStored();
        boolean hasRoom = turns - 1 <= Warehouse.GATES - tiles;
        if (storedAlone || (hasRoom && canBuildIn(turns, 0))) {
          return false;
        }
      }
    }
    return true;
  }

  private void ask(int who) {
    seat = who;
    chips = position.chips[who];
    tiles = 0;
    for (int gate = 0; gate < Warehouse.GATES; gate++) {
      int sort = position.warehouses[who].tile(gate);
      if (sort != Manifest.NONE) {
        hand[tiles++] = sort;
      }
    }
  }

  private boolean canBuildStored() {
    for (int i = 0; i < tiles; i++) {
      int[] other = {hand[1 - i]};
      if (position.choices.canBuild(seat, hand[i], other, tiles - 1)) {
        return true;
      }
    }
    return false;
  }

  /** Draws a tile in each of so many turns, the sorts in order, and builds the last one. */
  private boolean canBuildIn(int turns, int from) {
    if (turns == 1 && chips > 0 && canBuildOneOfOthers()) {
      return true;
    }
    for (int sort = from; sort < manifest.sorts; sort++) {
      int price = manifest.price[manifest.backOf[sort]];
      if (position.heap[sort] > 0 && price <= chips && !isLikeAnEarlierOne(sort)) {
        if (turns == 1 ? canBuild(sort) : canBuildAfter(sort, price, turns)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean canBuildAfter(int sort, int price, int turns) {
    hand[tiles++] = sort;
    position.heap[sort]--;
    chips -= price;
    boolean can = canBuildIn(turns - 1, sort);
    chips += price;
    position.heap[sort]++;
    tiles--;
    return can;
  }

  /** Tiles with and without a cat or bird are built alike; one of them is enough. */
  private boolean isLikeAnEarlierOne(int sort) {
    for (int earlier = manifest.firstSort[manifest.backOf[sort]]; earlier < sort; earlier++) {
      if (position.heap[earlier] > 0
          && manifest.code[earlier] == manifest.code[sort]
          && manifest.shapeOf[earlier].name.equals(manifest.shapeOf[sort].name)) {
        return true;
      }
    }
    return false;
  }

  private boolean canBuild(int sort) {
    return position.choices.canBuild(seat, sort, hand, tiles);
  }

  private boolean canBuildOneOfOthers() {
    for (int other = 0; other < position.seats; other++) {
      for (int gate = 0; other != seat && gate < Warehouse.GATES; gate++) {
        int sort = position.warehouses[other].tile(gate);
        if (sort != Manifest.NONE && canBuild(sort)) {
          return true;
        }
      }
    }
    return false;
  }

  /** K8.5: no beige tile, and nobody has a chip and something to spend it on. */
  boolean nobodyCanDraw() {
    if (isLeft(0)) {
      return false;
    }
    for (int each = 0; each < position.seats; each++) {
      ask(each);
      if (chips > 0 && (isLeft(1) || canBuildOneOfOthers())) {
        return false;
      }
    }
    return true;
  }

  private boolean isLeft(int price) {
    for (int back = 0; back < manifest.backs.length; back++) {
      if (position.inBack[back] > 0 && manifest.price[back] == price) {
        return true;
      }
    }
    return false;
  }
}
