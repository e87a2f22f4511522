package org.loggia.games.palazzo;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What lies in front of whom while a lot is auctioned; never changes. */
final class Auction {
  /** P8.2: what the opener's certificate counts. It is nobody's money. */
  static final int OPENING_BID = 3;

  final int seats;
  final int opener;

  /** The seats that have passed, a bit each. */
  final int out;

  /** Of those who are still in, oldest first. */
  private final Raise[] raises;

  private final int[] bids;

  private Auction(int seats, int opener, int out, Raise[] raises, int[] bids) {
    this.seats = seats;
    this.opener = opener;
    this.out = out;
    this.raises = raises;
    this.bids = bids;
  }

  static Auction open(int seats, int opener) {
    int[] bids = new int[seats];
    bids[opener] = OPENING_BID;
    return new Auction(seats, opener, 0, new Raise[0], bids);
  }

  static Auction of(int seats, int opener, int out, List<Raise> raises) {
    int[] bids = new int[seats];
    bids[opener] = ((out >>> opener) & 1) != 0 ? 0 : OPENING_BID;
    for (Raise raise : raises) {
      bids[raise.seat()] += Payment.worth(raise.cards()); // P8.5: each raise on its own
    }
    return new Auction(seats, opener, out, raises.toArray(new Raise[0]), bids);
  }

  /** Of those who are still in, oldest first. */
  List<Raise> raises() {
    return List.of(raises);
  }

  boolean isOut(int seat) {
    return ((out >>> seat) & 1) != 0;
  }

  int bid(int seat) {
    return bids[seat];
  }

  /** Whoever bid last bid most. */
  int leader() {
    return raises.length == 0 ? opener : raises[raises.length - 1].seat();
  }

  int highest() {
    return bid(leader());
  }

  /** The next one to decide. */
  int next() {
    int seat = leader();
    do {
      seat = (seat + 1) % seats;
    } while (isOut(seat));
    return seat;
  }

  boolean isDecided() {
    return seats - Integer.bitCount(out) == 1;
  }

  /** P8.4: the least that a raise must be worth. */
  int needed(int seat) {
    return highest() - bid(seat) + 1;
  }

  /** P8.6: the currency of the single coins that the seat has laid, or null. */
  @Nullable Currency currency(int seat) {
    for (Raise raise : raises) {
      Currency currency = raise.seat() == seat ? Payment.currency(raise.cards()) : null;
      if (currency != null) {
        return currency;
      }
    }
    return null;
  }

  Cards laid(int seat) {
    Cards laid = Cards.NONE;
    for (Raise raise : raises) {
      laid = raise.seat() == seat ? laid.plus(raise.cards()) : laid;
    }
    return laid;
  }

  Auction raise(int seat, Cards cards) {
    Raise[] more = Arrays.copyOf(raises, raises.length + 1);
    more[raises.length] = new Raise(seat, cards);
    int[] raised = bids.clone();
    raised[seat] += Payment.worth(cards);
    return new Auction(seats, opener, out, more, raised);
  }

  /** P8.7: the cards of whoever passes go back. */
  Auction pass(int seat) {
    int[] others = bids.clone();
    others[seat] = 0;
    return new Auction(seats, opener, out | (1 << seat), raisesWithout(seat), others);
  }

  private Raise[] raisesWithout(int seat) {
    int kept = 0;
    for (Raise raise : raises) {
      kept += raise.seat() == seat ? 0 : 1;
    }
    if (kept == raises.length) {
      return raises;
    }
    Raise[] others = new Raise[kept];
    kept = 0;
    for (Raise raise : raises) {
      if (raise.seat() != seat) {
        others[kept++] = raise;
      }
    }
    return others;
  }
}
