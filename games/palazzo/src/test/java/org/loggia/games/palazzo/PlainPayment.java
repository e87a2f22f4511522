package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Payments straight from the rulebook, slowly: try every way to split the cards. */
final class PlainPayment {
  private PlainPayment() {}

  static int worth(Cards cards) {
    return worth(cards.list(), 0);
  }

  /** Takes a group out, wherever one can be, or stops taking groups. */
  private static int worth(List<Card> cards, int groups) {
    int best = singles(cards) < 0 ? Payment.ILLEGAL : 15 * groups + singles(cards);
    for (int value = 2; value <= 7; value++) {
      List<Card> rest = new ArrayList<>(cards);
      boolean complete = true;
      for (Currency currency : Currency.ALL) {
        complete &= rest.remove(value == 2 ? Card.CERTIFICATE : Card.of(currency, value));
      }
      if (complete) {
        best = Math.max(best, worth(rest, groups + 1));
      }
    }
    return best;
  }

  /** What cards bring without any group, or -1. */
  private static int singles(List<Card> cards) {
    Currency currency = null;
    int sum = 0;
    for (Card card : cards) {
      if (card.currency() != null && currency != null && card.currency() != currency) {
        return -1;
      }
      currency = card.currency() == null ? currency : card.currency();
      sum += card.value();
    }
    return sum;
  }

  /** Whether this is a payment whose single coins, if any, are of that currency. */
  static boolean isOf(Cards cards, @Nullable Currency only) {
    return worth(cards) != Payment.ILLEGAL
        && (only == null || Payment.currency(cards) == null || Payment.currency(cards) == only);
  }
}
