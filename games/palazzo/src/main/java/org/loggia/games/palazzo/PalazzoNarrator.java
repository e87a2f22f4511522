package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;
import org.loggia.games.palazzo.PalazzoView.AuctionView;
import org.loggia.games.palazzo.PalazzoView.BankView;
import org.loggia.games.palazzo.PalazzoView.Purse;
import org.loggia.games.palazzo.PalazzoView.SiteView;

/** Palazzo in words; {@link Sketch} draws it. */
final class PalazzoNarrator implements Narrator<PalazzoView> {
  @Override
  public List<Phrase> tell(PalazzoView view) {
    List<Phrase> phrases = new ArrayList<>();
    if (view.phase() == Phase.START) {
      phrases.add(Phrase.of("tell.start"));
      return phrases;
    }
    AuctionView auction = view.auction();
    if (auction != null) {
      auction(phrases, view.site(), auction);
    }
    if (!view.bank().display().isEmpty()) {
      phrases.add(Phrase.of("tell.display").with("cards", texts(view.bank().display())));
    }
    if (!view.pending().isEmpty()) {
      phrases.add(
          Phrase.of("tell.pending")
              .with("seat", view.actor())
              .with("tiles", texts(view.pending())));
    }
    if (view.seat() >= 0) {
      ownHand(phrases, view);
    }
    site(phrases, view.site());
    for (int seat = 0; seat < view.purses().size(); seat++) {
      estate(phrases, view, seat);
      if (seat != view.seat()) {
        hand(phrases, view.purses().get(seat), seat);
      }
    }
    bank(phrases, view.bank());
    if (view.idle() > 0) {
      phrases.add(Phrase.of("tell.idle").with("turns", view.idle()));
    }
    return phrases;
  }

  private static void auction(List<Phrase> phrases, SiteView site, AuctionView auction) {
    phrases.add(
        Phrase.of("tell.auction")
            .with("tiles", texts(site.quarries().get(site.builder().ordinal())))
            .with("seat", auction.leader())
            .with("bid", auction.bids().get(auction.leader())));
    for (int seat = 0; seat < auction.bids().size(); seat++) {
      if (auction.out().contains(seat)) {
        phrases.add(Phrase.of("tell.out").with("seat", seat));
      } else if (auction.bids().get(seat) > 0) {
        phrases.add(
            Phrase.of("tell.bid")
                .with("seat", seat)
                .with("bid", auction.bids().get(seat))
                .with("cards", texts(laid(auction, seat))));
      }
    }
  }

  static Cards laid(AuctionView auction, int seat) {
    Cards laid = Cards.NONE;
    for (Raise raise : auction.raises()) {
      laid = raise.seat() == seat ? laid.plus(raise.cards()) : laid;
    }
    return laid;
  }

  private static void ownHand(List<Phrase> phrases, PalazzoView view) {
    Cards hand = view.handOf(view.seat());
    phrases.add(
        Phrase.of(hand.isEmpty() ? "tell.own-empty-hand" : "tell.own-hand")
            .with("cards", texts(hand))
            .with("most", Payment.most(hand)));
  }

  private static void hand(List<Phrase> phrases, Purse purse, int seat) {
    phrases.add(
        Phrase.of("tell.hand")
            .with("seat", seat)
            .with("n", purse.size())
            .with("cards", texts(purse.known())));
  }

  private static void site(List<Phrase> phrases, SiteView site) {
    phrases.add(
        Phrase.of(site.depot().isEmpty() ? "tell.empty-depot" : "tell.depot")
            .with("tiles", texts(site.depot()))
            .with("price", site.price()));
    for (Quarry quarry : Quarry.ALL) {
      Tiles tiles = site.quarries().get(quarry.ordinal());
      phrases.add(
          Phrase.of(tiles.isEmpty() ? "tell.empty-quarry" : "tell.quarry")
              .with("quarry", quarry.word())
              .with("tiles", texts(tiles)));
    }
    phrases.add(Phrase.of("tell.builder").with("quarry", site.builder().word()));
    int current = current(site);
    phrases.add(
        Phrase.of("tell.stack")
            .with("stack", StackTable.NAMES.get(current))
            .with("n", left(site, current))
            .with("riders", site.riders()));
  }

  static int current(SiteView site) {
    int current = 0;
    while (current < Site.STACKS - 1 && site.stacks().get(current).isEmpty()) {
      current++;
    }
    return current;
  }

  /** Tiles and riders that the stack still holds. */
  static int left(SiteView site, int stack) {
    return site.stacks().get(stack).size()
        + (stack == Site.STACKS - 1 ? Site.RIDERS - site.riders() : 0);
  }

  private static void estate(List<Phrase> phrases, PalazzoView view, int seat) {
    Estate estate = view.estates().get(seat);
    phrases.add(
        Phrase.of("tell.estate")
            .with("seat", seat)
            .with("n", estate.size())
            .with("points", view.points().get(seat)));
    for (int number = 1; number <= estate.size(); number++) {
      phrases.add(
          Phrase.of("tell.palace")
              .with("number", number)
              .with("tiles", texts(estate.palace(number).tiles()))
              .with("points", estate.palace(number).points()));
    }
  }

  private static void bank(List<Phrase> phrases, BankView bank) {
    phrases.add(
        Phrase.of("tell.bank").with("deck", bank.deck()).with("discard", bank.discard().size()));
  }

  static List<String> texts(Cards cards) {
    List<String> texts = new ArrayList<>();
    for (Card card : cards.list()) {
      texts.add(card.text());
    }
    return texts;
  }

  private static List<String> texts(Tiles tiles) {
    return texts(tiles.list());
  }

  private static List<String> texts(List<Tile> tiles) {
    List<String> texts = new ArrayList<>();
    for (Tile tile : tiles) {
      texts.add(tile.text());
    }
    return texts;
  }

  @Override
  public String sketch(PalazzoView view, Pen pen) {
    return new Sketch(view, pen).draw();
  }
}
