package org.loggia.games.palazzo;

import org.loggia.core.Eyes;
import org.loggia.core.Traits;

/**
 * What a seat sees of a Palazzo table: all palaces, its own money, what it knows of that of others,
 * and what lies at the quarries and is fought for.
 */
final class PalazzoEyes implements Eyes<PalazzoPosition, PalazzoMove> {
  /** The own estate, the next player's, and those of all others. */
  private static final int PLACES = 3;

  private static final int MOST_ALIKE = 3;
  private static final int PURSES = 16;
  private static final int PURSE_STEP = 2;

  // Of each seat.
  private static final int PALACES = 0;
  private static final int SHAPE = PALACES + 8;
  private static final int SHAPES = Tile.FLOORS * Tile.FLOORS * 2;
  private static final int WINDOWS = SHAPE + SHAPES * MOST_ALIKE;
  private static final int MOST_WINDOWS = 12;
  private static final int PURSE = WINDOWS + MOST_WINDOWS;
  private static final int CARDS = PURSE + PURSES;
  private static final int MOST_CARDS = 16;
  private static final int SECRETS = CARDS + MOST_CARDS;
  private static final int BID = SECRETS + Money.DEALT;
  private static final int MOST_BID = 16;
  private static final int LEADS_BIDDING = BID + MOST_BID;
  private static final int OUT = LEADS_BIDDING + 1;
  private static final int LOT = OUT + 1;
  static final int GAINS = 12;
  private static final int PENDING = LOT + GAINS;
  private static final int SEAT = PENDING + GAINS;

  private static final int TURN = PLACES * SEAT;
  private static final int ACTOR = TURN + Palazzo.MOST_SEATS;
  private static final int COMPANY = ACTOR + Palazzo.MOST_SEATS;
  private static final int PHASE = COMPANY + Palazzo.MOST_SEATS;
  private static final int RIDERS = PHASE + Phase.ALL.length;
  private static final int LEFT = RIDERS + Site.RIDERS + 1;
  private static final int LEFT_STEPS = 20;
  private static final int LEFT_STEP = 4;
  private static final int PRICE = LEFT + LEFT_STEPS;
  private static final int PRICES = 11;
  private static final int LOT_SIZE = PRICE + PRICES;
  private static final int MOST_IN_LOT = 5;
  private static final int QUARRIES = LOT_SIZE + MOST_IN_LOT;
  private static final int MOST_IN_QUARRIES = 12;
  private static final int DEPOT_GAIN = QUARRIES + MOST_IN_QUARRIES;
  private static final int TURN_UP = DEPOT_GAIN + GAINS;
  private static final int DISPLAY = TURN_UP + 1;
  private static final int LEAD = DISPLAY + MOST_CARDS;
  private static final int HOPE = LEAD + Traits.LEADS;
  private static final int TRAITS = HOPE + Traits.LEADS;

  private static final int HALF_POINTS = 2;

  @Override
  public int traits() {
    return TRAITS;
  }

  @Override
  public int moveTraits() {
    return DealTraits.COUNT;
  }

  @Override
  public void look(PalazzoPosition position, int seat, Traits seen) {
    int seats = position.seats;
    double supply = Outlook.supply(position);
    Tiles lot = lot(position);
    int points = 0;
    int most = Integer.MIN_VALUE;
    double hope = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int offset = 0; offset < seats; offset++) {
      int other = (seat + offset) % seats;
      Cards cards = offset == 0 ? position.money.hand(seat) : position.money.known[other];
      int first = Math.min(offset, PLACES - 1) * SEAT;
      lookAtSeat(position, other, cards, offset == 0, lot, supply, first, seen);
      double worth = PalazzoAdviser.worth(position, other, cards, supply);
      if (offset == 0) {
        points = position.estate[other].points();
        hope = worth;
      } else {
        most = Math.max(most, position.estate[other].points());
        highest = Math.max(highest, worth);
      }
    }
    seen.lead(LEAD, points - most);
    seen.lead(HOPE, (int) Math.floor(HALF_POINTS * (hope - highest)));
    lookAtTable(position, seat, supply, lot, seen);
  }

  /** What is fought for, or will be next. */
  static Tiles lot(PalazzoPosition position) {
    if (position.phase == Phase.BID || position.phase == Phase.SHARE) {
      return position.site.at(position.site.builder);
    }
    Quarry next = position.site.nextLot();
    return next == null ? Tiles.NONE : position.site.at(next);
  }

  private static void lookAtSeat(
      PalazzoPosition position,
      int seat,
      Cards cards,
      boolean own,
      Tiles lot,
      double supply,
      int first,
      Traits seen) {
    Estate estate = position.estate[seat];
    lookAtPalaces(estate, first, seen);
    seen.oneAbove(first + PURSE, PURSES, (int) Outlook.purse(cards) / PURSE_STEP);
    seen.oneAbove(first + CARDS, MOST_CARDS, cards.size());
    if (!own) {
      seen.oneAbove(first + SECRETS, Money.DEALT, position.money.secret[seat].size());
    }
    Auction auction = position.auction;
    if (auction != null) {
      seen.oneAbove(first + BID, MOST_BID, auction.bid(seat));
      seen.addIf(auction.leader() == seat, first + LEADS_BIDDING);
      seen.addIf(auction.isOut(seat), first + OUT);
    }
    if (!lot.isEmpty()) {
      seen.oneAbove(first + LOT, GAINS, gain(estate, lot, supply));
    }
    if (position.phase.isBuilding() && position.at == seat) {
      seen.oneAbove(first + PENDING, GAINS, gain(estate, position.pending, supply));
    }
  }

  /** What tiles would bring, in half points. */
  static int gain(Estate estate, Tiles tiles, double supply) {
    return (int) (HALF_POINTS * Outlook.gain(estate, tiles, supply));
  }

  private static void lookAtPalaces(Estate estate, int first, Traits seen) {
    int[] shapes = new int[SHAPES];
    int windows = 0;
    for (int number = 1; number <= estate.size(); number++) {
      Palace palace = estate.palace(number);
      shapes[shape(palace)]++;
      windows += palace.windowPoints();
    }
    seen.oneAbove(first + PALACES, SHAPE - PALACES, estate.size());
    for (int shape = 0; shape < SHAPES; shape++) {
      seen.oneAbove(first + SHAPE + shape * MOST_ALIKE, MOST_ALIKE, shapes[shape]);
    }
    seen.oneAbove(first + WINDOWS, MOST_WINDOWS, windows / 2);
  }

  /** By storeys, highest floor, and whether it is of one material. */
  private static int shape(Palace palace) {
    int pure = palace.isOneMaterial() ? 1 : 0;
    return 2 * (Tile.FLOORS * (palace.size() - 1) + palace.top() - 1) + pure;
  }

  private static void lookAtTable(
      PalazzoPosition position, int seat, double supply, Tiles lot, Traits seen) {
    int seats = position.seats;
    Site site = position.site;
    seen.add(TURN + (position.turn - seat + seats) % seats);
    seen.add(ACTOR + (position.at - seat + seats) % seats);
    seen.add(COMPANY + seats - 1);
    seen.add(PHASE + position.phase.ordinal());
    seen.oneOf(RIDERS, Site.RIDERS + 1, site.riders);
    seen.oneAbove(LEFT, LEFT_STEPS, (site.left() + LEFT_STEP - 1) / LEFT_STEP);
    seen.oneOf(PRICE, PRICES, site.price());
    seen.oneAbove(LOT_SIZE, MOST_IN_LOT, lot.size());
    int waiting = 0;
    for (Tiles tiles : site.quarry) {
      waiting += tiles.size();
    }
    seen.oneAbove(QUARRIES, MOST_IN_QUARRIES, waiting);
    int best = 0;
    for (int kind = 0; kind < site.depot.kinds(); kind++) {
      Tiles one = Tiles.of(site.depot.kind(kind));
      best = Math.max(best, gain(position.estate[seat], one, supply));
    }
    seen.oneAbove(DEPOT_GAIN, GAINS, best);
    seen.addIf(position.money.mayTurnUp(), TURN_UP);
    seen.oneAbove(DISPLAY, MOST_CARDS, position.money.display.face());
  }

  @Override
  public void look(PalazzoPosition position, PalazzoMove move, Traits seen) {
    DealTraits.look(position, move, seen);
  }
}
