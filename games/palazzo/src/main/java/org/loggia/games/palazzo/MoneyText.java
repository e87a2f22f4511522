package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.PositionText;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/**
 * Money and the auction in writing, as part of a {@link PalazzoPositionText}. To save typing, one
 * heap may be called {@code rest}, if the {@code deck} is written out.
 */
final class MoneyText {
  private static final String REST = "rest";

  private final PalazzoPosition position;
  private final Money money;
  private final boolean deckSaid;

  /** Money that has not been found anywhere yet. */
  private Cards left = Cards.ALL;

  /** The heap that is the rest. */
  private @Nullable String rest;

  private final List<Raise> raises = new ArrayList<>();

  /** The seats that have passed, as bits. */
  private int out;

  MoneyText(PalazzoPosition position, boolean deckSaid) {
    this.position = position;
    this.money = position.money;
    this.deckSaid = deckSaid;
  }

  void sections(PositionText text) {
    text.part("deck", () -> "", tokens -> money.deck = readCards("deck", tokens));
    for (int i = 0; i < position.seats; i++) {
      int seat = i;
      String hand = "hand" + seat;
      text.part(
          hand,
          () -> money.known[seat].text(" "),
          tokens -> money.known[seat] = readCards(hand, tokens));
      String secret = "secret" + seat;
      text.part(
          secret,
          () -> money.secret[seat].text(" "),
          tokens -> money.secret[seat] = readCards(secret, tokens));
    }
    text.part(
        "display",
        () -> money.display.text(" "),
        tokens -> money.display = readCards("display", tokens));
    text.part(
        "discard",
        () -> money.discard.text(" "),
        tokens -> money.discard = readCards("discard", tokens));
    money.reshuffled = text.flag("reshuffled", money.reshuffled, "yes");
    if (position.phase == Phase.BID || position.auction != null) {
      text.part("raises", this::raises, this::readRaises);
      text.part("out", this::out, this::readOut);
    }
  }

  /** What follows from all that was said. */
  void complete() {
    if (deckSaid ? rest == null && !left.isEmpty() : rest != null) {
      throw new Unreadable("either the deck is the rest, or another heap is called so");
    }
    if (!deckSaid) {
      money.deck = left;
    } else if (rest != null) {
      giveRest(rest);
    }
    if (position.phase == Phase.BID) {
      position.auction = Auction.of(position.seats, position.turn, out, raises);
    }
  }

  private Cards readCards(String label, Tokens tokens) {
    List<Card> cards = new ArrayList<>();
    while (tokens.hasNext()) {
      String word = tokens.next("a card");
      if (!word.equals(REST)) {
        cards.add(Card.read(word));
      } else if (rest == null) {
        rest = label;
      } else {
        throw new Unreadable("only one heap can be the rest");
      }
    }
    return found(Cards.of(cards));
  }

  private Cards found(Cards cards) {
    if (!left.contains(cards)) {
      throw new Unreadable("a money card is there more often than in the game");
    }
    left = left.minus(cards);
    return cards;
  }

  private void giveRest(String heap) {
    int seat = heap.charAt(heap.length() - 1) - '0';
    if (heap.startsWith("hand")) {
      money.known[seat] = money.known[seat].plus(left);
    } else if (heap.startsWith("secret")) {
      money.secret[seat] = money.secret[seat].plus(left);
    } else if (heap.equals("discard")) {
      money.discard = money.discard.plus(left);
    } else {
      throw new Unreadable("the rest can be in a hand, secret or not, or in the discard");
    }
  }

  // The auction.

  private String raises() {
    List<String> words = new ArrayList<>();
    for (Raise raise : position.running().raises()) {
      words.add(raise.seat() + ":" + raise.cards().text("+"));
    }
    return String.join(" ", words);
  }

  private void readRaises(Tokens tokens) {
    while (tokens.hasNext()) {
      raises.add(raise(tokens.next("a raise")));
    }
  }

  private Raise raise(String word) {
    int colon = word.indexOf(':');
    if (colon < 0) {
      throw new Unreadable("a raise such as 1:4r+2 expected, not '" + word + "'");
    }
    int seat = Tokens.number(word.substring(0, colon), "a seat", 0, position.seats - 1);
    return new Raise(seat, found(Cards.read(word.substring(colon + 1))));
  }

  private String out() {
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < position.seats; seat++) {
      if (position.running().isOut(seat)) {
        seats.add(Integer.toString(seat));
      }
    }
    return String.join(" ", seats);
  }

  private void readOut(Tokens tokens) {
    while (tokens.hasNext()) {
      out |= 1 << tokens.number("a seat", 0, position.seats - 1);
    }
  }
}
