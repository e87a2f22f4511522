package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The payments that make sense: of which no card can be left out. The cheapest come first, which
 * are those that leave the hand its best.
 */
final class LeanPayments {
  /** Enough for any hand of a sensible game; a giant hand is looked through only in part. */
  private static final int MOST_TRIED = 3_000;

  /** A hand of so many cards is looked through in no time. */
  private static final int SMALL = 8;

  private final Cards hand;
  private final @Nullable Currency only;
  private final int least;
  private final List<Cards> found = new ArrayList<>();
  private int tried;

  private LeanPayments(Cards hand, @Nullable Currency only, int least) {
    this.hand = hand;
    this.only = only;
    this.least = least;
  }

  /**
   * @param only the currency that single coins must have; null for any
   * @param least what the payment must be worth, more than nothing
   */
  static List<Cards> of(Cards hand, @Nullable Currency only, int least) {
    if (Payment.most(hand, only) < least) {
      return List.of();
    }
    LeanPayments payments = new LeanPayments(hand, only, least);
    payments.found.add(payments.leanOf(Payment.best(hand, only)));
    for (Currency currency : Currency.ALL) {
      if (only == null || only == currency) {
        payments.add(currency, Card.HIGHEST, Cards.NONE);
      }
    }
    return payments.cheapestFirst();
  }

  private record Priced(Cards payment, double left) {}

  private List<Cards> cheapestFirst() {
    List<Priced> priced = new ArrayList<>(found.size());
    for (Cards payment : found) {
      priced.add(new Priced(payment, Outlook.purse(hand.minus(payment))));
    }
    priced.sort(LeanPayments::compare);
    List<Cards> sorted = new ArrayList<>(priced.size());
    for (Priced each : priced) {
      sorted.add(each.payment);
    }
    return sorted;
  }

  private static int compare(Priced one, Priced other) {
    if (one.left != other.left) {
      return one.left > other.left ? -1 : 1;
    }
    int coins = Integer.compare(one.payment.coins(), other.payment.coins());
    return coins != 0
        ? coins
        : Integer.compare(one.payment.certificates(), other.payment.certificates());
  }

  /** The cheapest of them; of a large hand, of those that are found quickly. */
  static List<Cards> few(Cards hand, @Nullable Currency only, int least, int most) {
    List<Cards> cheapestFirst =
        hand.size() <= SMALL ? of(hand, only, least) : quick(hand, only, least);
    return cheapestFirst.subList(0, Math.min(most, cheapestFirst.size()));
  }

  private static List<Cards> quick(Cards hand, @Nullable Currency only, int least) {
    LeanPayments payments = new LeanPayments(hand, only, least);
    for (Currency currency : Currency.ALL) {
      Cards payment = only == null || only == currency ? handy(hand, currency, least) : null;
      if (payment != null && !payments.found.contains(payment)) {
        payments.found.add(payment);
      }
    }
    return payments.cheapestFirst();
  }

  /**
   * One payment that makes sense, found quickly: low coins of one currency, then certificates, and
   * what is too much left out again. Null if the hand is too poor.
   */
  static @Nullable Cards handy(Cards hand, @Nullable Currency only, int least) {
    if (Payment.most(hand, only) < least) {
      return null;
    }
    LeanPayments payments = new LeanPayments(hand, only, least);
    Cards best = null;
    double most = Double.NEGATIVE_INFINITY;
    for (Currency currency : Currency.ALL) {
      if (only == null || only == currency) {
        Cards payment = payments.lowCoins(currency);
        if (Payment.worth(payment) >= least) {
          Cards lean = payments.leanOf(payment);
          double purse = Outlook.purse(hand.minus(lean));
          if (purse > most) {
            most = purse;
            best = lean;
          }
        }
      }
    }
    return best == null ? payments.leanOf(Payment.best(hand, only)) : best;
  }

  /** Until it is enough, or there are no more. */
  private Cards lowCoins(Currency currency) {
    Cards payment = Cards.NONE;
    for (int value = Card.LOWEST; value <= Card.HIGHEST; value++) {
      Card coin = Card.of(currency, value);
      for (int i = hand.count(coin.number()); i > 0 && Payment.worth(payment) < least; i--) {
        payment = payment.plus(coin);
      }
    }
    while (Payment.worth(payment) < least && payment.certificates() < hand.certificates()) {
      payment = new Cards(payment.coins(), payment.certificates() + 1);
    }
    return payment;
  }

  /** Adds coins of the currency, groups and certificates, high values first, until it is enough. */
  private void add(Currency currency, int value, Cards payment) {
    if (tried++ > MOST_TRIED) {
      return;
    }
    int worth = Payment.worth(payment);
    if (worth >= least) {
      if (!found.contains(payment) && less(payment) == null) {
        found.add(payment);
      }
      return;
    }
    if (value < Card.LOWEST) {
      int certificates = payment.certificates() + 1;
      if (certificates <= hand.certificates()) {
        add(currency, value, new Cards(payment.coins(), certificates));
      }
      return;
    }
    Card coin = Card.of(currency, value);
    Cards group = group(value);
    Cards grouped = payment;
    while (hand.contains(grouped)) {
      Cards single = grouped;
      while (hand.contains(single)) {
        add(currency, value - 1, single);
        if (single.count(coin.number()) == Card.COPIES) {
          break;
        }
        single = single.plus(coin);
      }
      if (grouped.count(coin.number()) == Card.COPIES) {
        break;
      }
      grouped = grouped.plus(group);
    }
  }

  private static Cards group(int value) {
    Cards group = Cards.NONE;
    for (Currency currency : Currency.ALL) {
      group = group.plus(Card.of(currency, value));
    }
    return group;
  }

  /** What is left of a payment when nothing more can be left out. */
  private Cards leanOf(Cards payment) {
    Cards lean = payment;
    for (Cards less = less(lean); less != null; less = less(lean)) {
      lean = less;
    }
    return lean;
  }

  /** Less of the payment that would do: a card less, or a coin instead of a group; null if none. */
  private @Nullable Cards less(Cards payment) {
    for (int k = 0; k < payment.kinds(); k++) {
      Cards less = payment.minus(payment.kind(k));
      if (isEnough(less)) {
        return less;
      }
    }
    for (int value = Card.LOWEST; value <= Card.HIGHEST; value++) {
      Cards group = group(value);
      if (payment.contains(group)) {
        for (Currency currency : Currency.ALL) {
          Cards less = payment.minus(group).plus(Card.of(currency, value));
          if (isEnough(less)) {
            return less;
          }
        }
      }
    }
    return null;
  }

  private boolean isEnough(Cards payment) {
    Currency currency = Payment.currency(payment);
    return Payment.worth(payment) >= least
        && (only == null || currency == null || currency == only);
  }
}
