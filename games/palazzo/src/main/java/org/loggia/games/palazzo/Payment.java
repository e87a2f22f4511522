package org.loggia.games.palazzo;

import org.jspecify.annotations.Nullable;

/**
 * What cards are worth when they are laid together: take out the groups, and what is left besides
 * certificates must be of one currency (P3.1).
 */
final class Payment {
  /** The worth of cards that are no payment. */
  static final int ILLEGAL = -1;

  /** P3.2: three cards of one value, one of each currency, or three certificates. */
  static final int GROUP_WORTH = 15;

  static final int GROUP_SIZE = 3;

  private static final int CURRENCY_BITS = 2 * Card.VALUES;
  private static final int CURRENCY_MASK = (1 << CURRENCY_BITS) - 1;

  /**
   * A class of its own, because compiled for the browser a class with such a table asks at each
   * call whether it has been made.
   */
  private static final class Faces {
    /** For the coins of one currency, two bits a value: what they add up to. */
    static final int[] SUM = new int[1 << CURRENCY_BITS];

    static {
      for (int coins = 0; coins < SUM.length; coins++) {
        for (int i = 0; i < Card.VALUES; i++) {
          SUM[coins] += (Card.LOWEST + i) * ((coins >>> (2 * i)) & 3);
        }
      }
    }

    private Faces() {}
  }

  private Payment() {}

  /** The coins of one currency, two bits a value. */
  static int coinsOf(Cards cards, int currency) {
    return (cards.coins() >>> (CURRENCY_BITS * currency)) & CURRENCY_MASK;
  }

  /** Of each value, how many groups there are, two bits a value. */
  static int groups(Cards cards) {
    return Cards.least(Cards.least(coinsOf(cards, 0), coinsOf(cards, 1)), coinsOf(cards, 2));
  }

  private static int groupsWorth(int groups) {
    return GROUP_WORTH * Cards.coins(groups);
  }

  /** The fewest certificates that are worth at least this. */
  static int fewestCertificates(int worth) {
    int rest = worth % GROUP_WORTH;
    int singles = (rest + Card.CERTIFICATE_WORTH - 1) / Card.CERTIFICATE_WORTH;
    return GROUP_SIZE * (worth / GROUP_WORTH) + singles - positive(singles - GROUP_SIZE);
  }

  /**
   * The number itself, or 0 for what is below. Payments are counted all the time, and in the
   * browser {@link Math#max} is a branch, which a processor guesses wrong here.
   */
  static int positive(int number) {
    return number & ~(number >> 31);
  }

  static int certificatesWorth(int certificates) {
    return GROUP_WORTH * (certificates / GROUP_SIZE)
        + Card.CERTIFICATE_WORTH * (certificates % GROUP_SIZE);
  }

  /** What the cards are worth as one payment, or {@link #ILLEGAL}. */
  static int worth(Cards cards) {
    int groups = groups(cards);
    int worth = certificatesWorth(cards.certificates()) + groupsWorth(groups);
    boolean single = false;
    for (int currency = 0; currency < Currency.COUNT; currency++) {
      int rest = coinsOf(cards, currency) - groups;
      if (rest != 0) {
        if (single) {
          return ILLEGAL;
        }
        single = true;
        worth += Faces.SUM[rest];
      }
    }
    return worth;
  }

  /** The currency of the single coins of a payment; null where there are none. */
  static @Nullable Currency currency(Cards payment) {
    int groups = groups(payment);
    for (Currency currency : Currency.ALL) {
      if (coinsOf(payment, currency.ordinal()) != groups) {
        return currency;
      }
    }
    return null;
  }

  /** P13.4: the most that can be paid with these cards at once. */
  static int most(Cards hand) {
    return most(hand, null);
  }

  /**
   * The most that can be paid at once; single coins must be of that currency, unless it is null.
   */
  static int most(Cards hand, @Nullable Currency only) {
    int groups = groups(hand);
    int best = 0;
    for (Currency currency : Currency.ALL) {
      if (only == null || only == currency) {
        best = Math.max(best, Faces.SUM[coinsOf(hand, currency.ordinal()) - groups]);
      }
    }
    return certificatesWorth(hand.certificates()) + groupsWorth(groups) + best;
  }

  /** The payment that is worth {@link #most}. */
  static Cards best(Cards hand, @Nullable Currency only) {
    int groups = groups(hand);
    Currency best = only == null ? Currency.RED : only;
    for (Currency currency : Currency.ALL) {
      int worth = Faces.SUM[coinsOf(hand, currency.ordinal()) - groups];
      if (only == null && worth > Faces.SUM[coinsOf(hand, best.ordinal()) - groups]) {
        best = currency;
      }
    }
    int coins = 0;
    for (Currency currency : Currency.ALL) {
      int laid = currency == best ? coinsOf(hand, currency.ordinal()) : groups;
      coins |= laid << (CURRENCY_BITS * currency.ordinal());
    }
    return new Cards(coins, hand.certificates());
  }
}
