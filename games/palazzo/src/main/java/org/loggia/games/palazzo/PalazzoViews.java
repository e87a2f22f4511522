package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Seat;
import org.loggia.games.palazzo.PalazzoView.AuctionView;
import org.loggia.games.palazzo.PalazzoView.BankView;
import org.loggia.games.palazzo.PalazzoView.Purse;
import org.loggia.games.palazzo.PalazzoView.SiteView;

/** From a position to what a seat knows of it, and back. */
final class PalazzoViews {
  private PalazzoViews() {}

  static PalazzoView of(PalazzoPosition position, int seat) {
    Money money = position.money;
    List<Purse> purses = new ArrayList<>();
    List<Integer> points = new ArrayList<>();
    for (int other = 0; other < position.seats; other++) {
      purses.add(new Purse(money.known[other], money.secret[other].size()));
      points.add(position.estate[other].points());
    }
    return new PalazzoView(
        seat,
        position.setup,
        position.actor(),
        position.phase,
        position.turn,
        site(position.site),
        new BankView(
            money.deck.size(),
            money.reshuffled ? money.deck : null,
            money.unseen(seat),
            money.discard,
            money.display),
        purses,
        seat == Seat.SPECTATOR ? Cards.NONE : money.secret[seat],
        auction(position.auction),
        position.pending,
        List.of(position.estate),
        points,
        position.idle,
        position.ending);
  }

  private static SiteView site(Site site) {
    return new SiteView(
        List.of(site.quarry),
        site.builder,
        site.depot,
        site.price(),
        List.of(site.stack),
        site.riders,
        site.box);
  }

  private static @Nullable AuctionView auction(@Nullable Auction auction) {
    if (auction == null) {
      return null;
    }
    List<Integer> out = new ArrayList<>();
    List<Integer> bids = new ArrayList<>();
    for (int seat = 0; seat < auction.seats; seat++) {
      bids.add(auction.bid(seat));
      if (auction.isOut(seat)) {
        out.add(seat);
      }
    }
    return new AuctionView(auction.opener, out, auction.raises(), bids, auction.leader());
  }

  /** The position of a view; who holds which unseen card is left for imagine to decide. */
  static PalazzoPosition position(PalazzoView view) {
    PalazzoPosition position = new PalazzoPosition(view.setup());
    position.phase = view.phase();
    position.turn = view.turn();
    position.at = view.actor() >= 0 ? view.actor() : view.turn();
    fill(position.site, view.site());
    fill(position.money, view);
    AuctionView auction = view.auction();
    if (auction != null) {
      int out = 0;
      for (int seat : auction.out()) {
        out |= 1 << seat;
      }
      position.auction = Auction.of(position.seats, auction.opener(), out, auction.raises());
    }
    position.pending = view.pending();
    for (int seat = 0; seat < position.seats; seat++) {
      position.estate[seat] = view.estates().get(seat);
    }
    position.idle = view.idle();
    position.ending = view.ending();
    return position;
  }

  private static void fill(Site site, SiteView view) {
    for (int i = 0; i < Site.STACKS; i++) {
      site.stack[i] = view.stacks().get(i);
    }
    for (Quarry quarry : Quarry.ALL) {
      site.put(quarry, view.quarries().get(quarry.ordinal()));
    }
    site.builder = view.builder();
    site.depot = view.depot();
    site.riders = view.riders();
    site.box = view.box();
  }

  private static void fill(Money money, PalazzoView view) {
    Cards unseen = view.bank().unseen();
    for (int seat = 0; seat < money.seats; seat++) {
      Purse purse = view.purses().get(seat);
      money.known[seat] = purse.known();
      if (seat == view.seat()) {
        money.secret[seat] = view.own();
      } else {
        money.secret[seat] = unseen.first(purse.secret());
        unseen = unseen.minus(money.secret[seat]);
      }
    }
    Cards inDeck = view.bank().inDeck();
    money.reshuffled = inDeck != null;
    money.deck = inDeck == null ? unseen : inDeck;
    money.discard = view.bank().discard();
    money.display = view.bank().display();
  }
}
