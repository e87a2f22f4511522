package org.loggia.games.palazzo;

import java.util.Arrays;
import org.loggia.core.chance.Chance;

/**
 * All money cards but those of an auction, and who knows what of them.
 *
 * <p>Only the first four cards of a hand come unseen; whatever joins it later everybody has seen:
 * on the display, or in a bid that was taken back. So a hand is two parts, <i>known</i> to all, and
 * <i>secret</i>, of which all know the number. Spent cards are the known ones first: a card that
 * everybody knows to be there is no news.
 *
 * <p>Until the first deck is used up, a secret card of another hand is as likely as any card of the
 * deck, whose order is undecided; to an observer they are one heap, {@link #unseen}. Then the
 * discards, which all have seen, become the new deck, and the secret cards are a heap of their own.
 */
final class Money {
  /** P2.3. */
  static final int DEALT = 4;

  final int seats;
  Cards deck = Cards.ALL;
  Cards discard = Cards.NONE;
  Cards display = Cards.NONE;

  /** Whether the deck is made of cards that had been discarded, so that all know what it holds. */
  boolean reshuffled;

  final Cards[] known;
  final Cards[] secret;

  Money(int seats) {
    this.seats = seats;
    this.known = new Cards[seats];
    this.secret = new Cards[seats];
    Arrays.fill(known, Cards.NONE);
    Arrays.fill(secret, Cards.NONE);
  }

  void copyFrom(Money other) {
    deck = other.deck;
    discard = other.discard;
    display = other.display;
    reshuffled = other.reshuffled;
    for (int seat = 0; seat < seats; seat++) {
      known[seat] = other.known[seat];
      secret[seat] = other.secret[seat];
    }
  }

  Cards hand(int seat) {
    return known[seat].plus(secret[seat]);
  }

  void deal(int seat, Chance chance) {
    secret[seat] = deck.draw(DEALT, chance);
    deck = deck.minus(secret[seat]);
  }

  /** P5.2: one card for each player, and one more. */
  int turnedUp() {
    return seats + 1;
  }

  /** P5.1. */
  boolean mayTurnUp() {
    return deck.size() + discard.size() >= turnedUp();
  }

  /** P5.2: the discards become a new deck as soon as a card is missing. */
  void reshuffle() {
    deck = discard;
    discard = Cards.NONE;
    reshuffled = true;
  }

  /** Turns up so many cards, or as many as the deck has. */
  Cards turnUp(int most, Chance chance) {
    Cards drawn = deck.draw(Math.min(most, deck.size()), chance);
    deck = deck.minus(drawn);
    display = display.plus(drawn);
    return drawn;
  }

  void take(int seat, Cards cards) {
    display = display.minus(cards);
    known[seat] = known[seat].plus(cards);
  }

  void takeBack(int seat, Cards cards) {
    known[seat] = known[seat].plus(cards);
  }

  /** The cards leave the hand, to lie in front of the player. */
  void lay(int seat, Cards cards) {
    if (known[seat].contains(cards)) {
      known[seat] = known[seat].minus(cards);
      return;
    }
    Cards fromKnown = known[seat].common(cards);
    known[seat] = known[seat].minus(fromKnown);
    secret[seat] = secret[seat].minus(cards.minus(fromKnown));
  }

  void pay(int seat, Cards cards) {
    lay(seat, cards);
    discard = discard.plus(cards);
  }

  /** P12.3: all hands are shown. */
  void showAll() {
    for (int seat = 0; seat < seats; seat++) {
      known[seat] = hand(seat);
      secret[seat] = Cards.NONE;
    }
  }

  /** The heap of cards of which the observer cannot say where each one is. */
  Cards unseen(int observer) {
    Cards unseen = reshuffled ? Cards.NONE : deck;
    for (int seat = 0; seat < seats; seat++) {
      unseen = seat == observer ? unseen : unseen.plus(secret[seat]);
    }
    return unseen;
  }

  /** Deals that heap anew: to each other hand as many as it has secrets, the rest is the deck. */
  void imagine(int observer, Chance chance) {
    Cards unseen = unseen(observer);
    for (int seat = 0; seat < seats; seat++) {
      if (seat != observer) {
        secret[seat] = unseen.draw(secret[seat].size(), chance);
        unseen = unseen.minus(secret[seat]);
      }
    }
    deck = reshuffled ? deck : unseen;
  }
}
