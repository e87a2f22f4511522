package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;

/** Refuses typed positions of Alcazaba that cannot be played on. */
final class TileCheck {
  private TileCheck() {}

  static void check(TileSide side) {
    checkOffers(side);
    for (int seat = 0; seat < side.table.seats; seat++) {
      checkPalace(side.tiles.palaces[seat], seat);
      checkOwned(side, seat);
    }
    if (side.table.hasCarlo() && side.redesigns[side.table.seats] > 0) {
      throw new Unreadable("Carlo has no palace to redesign");
    }
    TileStock stock = side.tiles.stock;
    int piles = side.pilesToCome();
    if (!stock.canFill(piles) || stock.bag(piles) < piles * TileStock.DRAWN_A_ROUND) {
      throw new Unreadable("there are not enough tiles for the rounds to come");
    }
    if (side.position.dice.black != Dice.NONE) {
      throw new Unreadable("there is no black die in Alcazaba");
    }
  }

  private static void checkOffers(TileSide side) {
    for (int column = 0; column < Colour.COUNT; column++) {
      boolean any = side.tiles.offers[column].size() > 0 || side.startChip == column;
      if (any && !mayOffer(side.position, column)) {
        throw new Unreadable("nothing lies on " + Colour.ALL[column].word() + " now");
      }
    }
    boolean last = side.position.round == AlhambraPosition.ROUNDS;
    if (last && side.startChip != AlhambraPosition.NONE) {
      throw new Unreadable("in the last round there is no start player chip");
    }
  }

  private static boolean mayOffer(AlhambraPosition position, int column) {
    return switch (position.phase) {
      case THROW, TURN -> true;
      case RESULTS -> column >= position.column;
      case START, ROUND, OVER -> false;
    };
  }

  /** H13, for the palace as a whole. */
  private static void checkPalace(Palace palace, int seat) {
    for (int i = 0; i < palace.tiles.size(); i++) {
      int at = palace.tiles.at(i);
      if (((palace.walls(at) ^ palace.facing(at)) & palace.neighbours(at)) != 0) {
        throw new Unreadable(
            "the walls at " + Palace.square(at).text() + " do not fit in the palace of " + seat);
      }
    }
    if (!Reach.reachesAll(palace)) {
      throw new Unreadable("a tile cannot be reached in the palace of " + seat);
    }
    if (Holes.hasHole(palace)) {
      throw new Unreadable("there is a hole in the palace of " + seat);
    }
  }

  /** Every marker wins one tile at most, so that nobody has more than there were markers. */
  private static void checkOwned(TileSide side, int seat) {
    AlhambraPosition position = side.position;
    int owned = side.tiles.palaces[seat].tiles.size() + side.tiles.reserves[seat].size();
    int won =
        switch (position.phase) {
          case START -> 0;
          case THROW, TURN -> side.table.markers * (position.round - 1);
          case RESULTS -> side.table.markers * (position.round - 1) + position.inHand[seat];
          case ROUND, OVER -> side.table.markers * position.round;
        };
    if (owned > won) {
      throw new Unreadable("seat " + seat + " cannot have won so many tiles yet");
    }
  }
}
