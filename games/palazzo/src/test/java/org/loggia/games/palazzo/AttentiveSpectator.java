package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Event;

/**
 * Somebody who only listens to what everybody at the table hears, and keeps simple lists: what is
 * in a spectator's view must be exactly what such a person knows.
 */
final class AttentiveSpectator {
  final List<List<Card>> known = new ArrayList<>();
  final int[] secret;
  final List<Card> discard = new ArrayList<>();

  /** Null as long as nobody can know what the deck holds. */
  @Nullable List<Card> deck;

  AttentiveSpectator(int seats) {
    secret = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      known.add(new ArrayList<>());
    }
  }

  void hear(Event event) {
    switch ((PalazzoEvent) event) {
      case PalazzoEvent.DealtUnseen(int seat, int count) -> secret[seat] += count;
      case PalazzoEvent.Reshuffled _ -> {
        deck = new ArrayList<>(discard);
        discard.clear();
      }
      case PalazzoEvent.TurnedUp(int _, Cards cards) -> {
        if (deck != null) {
          cards.list().forEach(deck::remove);
        }
      }
      case PalazzoEvent.Took(int seat, Cards cards) -> known.get(seat).addAll(cards.list());
      case PalazzoEvent.Bought bought -> pay(bought.seat(), bought.cards());
      case PalazzoEvent.Raised raised -> spend(raised.seat(), raised.cards());
      case PalazzoEvent.Passed(int seat, Cards cards) -> known.get(seat).addAll(cards.list());
      case PalazzoEvent.Won won -> discard.addAll(won.cards().list());
      case PalazzoEvent.SplitOff split -> pay(split.seat(), Cards.of(split.card()));
      case PalazzoEvent.Joined joined -> pay(joined.seat(), Cards.of(joined.card()));
      case PalazzoEvent.Cleared cleared -> pay(cleared.seat(), Cards.of(cleared.card()));
      case PalazzoEvent.HandShown(int seat, Cards cards, int _) -> {
        known.set(seat, new ArrayList<>(cards.list()));
        secret[seat] = 0;
      }
      default -> {}
    }
  }

  private void pay(int seat, Cards cards) {
    spend(seat, cards);
    discard.addAll(cards.list());
  }

  /** A card that is known to be there is no news; any other one was a secret until now. */
  private void spend(int seat, Cards cards) {
    for (Card card : cards.list()) {
      if (!known.get(seat).remove(card)) {
        secret[seat]--;
      }
    }
  }
}
