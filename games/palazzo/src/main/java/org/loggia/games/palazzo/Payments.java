package org.loggia.games.palazzo;

import org.jspecify.annotations.Nullable;

/**
 * Every payment of a hand that is worth at least so much, counted and numbered without a list,
 * since a large hand has millions.
 *
 * <p>A payment is made value by value: so many groups of it, so many single coins of the payment's
 * currency, and at last the certificates. How many payments there are depends only on the values to
 * come and on what is still missing, which is what the tables hold, as far as they were asked. So
 * that a payment of groups alone is not counted for each currency, only the first currency does
 * without single coins.
 */
final class Payments {
  /** The values, and the certificates behind them. */
  private static final int STAGES = Card.VALUES + 1;

  private Cards hand = Cards.NONE;
  private int groups;
  private int from;
  private int to;
  private int width;

  /**
   * The tables in one, by currency, stage and what is missing: the number of the hand that the
   * entry was made for, since nothing is ever wiped out; how many ways there are to go on; and how
   * many with at least one single coin among what comes.
   */
  private int[] table = new int[0];

  private static final int ANY = 1;
  private static final int SINGLE = 2;
  private static final int ENTRY = 3;

  /** Enough for purchases and most bids, so that the table seldom grows. */
  private static final int USUAL_SIZE = ENTRY * Currency.COUNT * STAGES * 20;

  /** How many hands there were. */
  private int hands;

  /**
   * Looks at a hand.
   *
   * @param only the currency that single coins must have; null for any
   * @param highest the largest worth that will be asked for
   */
  void of(Cards cards, @Nullable Currency only, int highest) {
    hand = cards;
    groups = Payment.groups(cards);
    from = only == null ? 0 : only.ordinal();
    to = only == null ? Currency.COUNT : from + 1;
    width = highest + 1;
    hands++;
    int size = ENTRY * Currency.COUNT * STAGES * width;
    if (table.length < size) {
      table = new int[Math.max(size, USUAL_SIZE)];
    }
  }

  /** Further currencies matter only with a single coin. */
  private boolean isUsed(int currency) {
    return currency == from || Payment.coinsOf(hand, currency) != 0;
  }

  /** The first stage from here on that the hand has something for, or the certificates. */
  private int stage(int currency, int from) {
    int coins = Payment.coinsOf(hand, currency) >>> (2 * from);
    return coins == 0 ? Card.VALUES : from + Integer.numberOfTrailingZeros(coins) / 2;
  }

  /** Where the table tells of what is missing before this stage; makes the entry if need be. */
  private int at(int currency, int stage, int missing) {
    int at = ENTRY * ((currency * STAGES + stage) * width + missing);
    if (table[at] != hands) {
      make(at, currency, stage, missing);
    }
    return at;
  }

  private void make(int at, int currency, int stage, int missing) {
    table[at] = hands;
    if (stage == Card.VALUES) {
      table[at + ANY] = certificates(missing);
      table[at + SINGLE] = 0;
    } else if (missing == 0) {
      fillFree(at, currency, stage);
    } else {
      fill(at, currency, stage, missing);
    }
  }

  /** The ways to end with certificates: any number of them, if it is enough. */
  private int certificates(int missing) {
    return Payment.positive(hand.certificates() + 1 - Payment.fewestCertificates(missing));
  }

  /** Where nothing is missing any more, whatever is left over may be added, each for itself. */
  private void fillFree(int at, int currency, int from) {
    int ways = hand.certificates() + 1;
    int waysWithoutSingle = ways;
    for (int stage = from; stage < Card.VALUES; stage = stage(currency, stage + 1)) {
      int coins = coins(currency, stage);
      int groupsHere = (groups >>> (2 * stage)) & 3;
      ways *= (groupsHere + 1) * (coins + 1) - groupsHere * (groupsHere + 1) / 2;
      waysWithoutSingle *= groupsHere + 1;
    }
    table[at + ANY] = ways;
    table[at + SINGLE] = ways - waysWithoutSingle;
  }

  private void fill(int at, int currency, int stage, int missing) {
    int next = stage(currency, stage + 1);
    int coins = coins(currency, stage);
    int groupsHere = (groups >>> (2 * stage)) & 3;
    int ways = 0;
    int waysWithSingle = 0;
    for (int group = 0; group <= groupsHere; group++) {
      for (int coin = 0; coin <= coins - group; coin++) {
        int left = missing(missing, stage, group, coin);
        if (next == Card.VALUES) {
          int enough = certificates(left);
          ways += enough;
          waysWithSingle += coin == 0 ? 0 : enough;
        } else {
          int then = at(currency, next, left);
          ways += table[then + ANY];
          waysWithSingle += table[then + (coin == 0 ? SINGLE : ANY)];
        }
      }
    }
    table[at + ANY] = ways;
    table[at + SINGLE] = waysWithSingle;
  }

  private int coins(int currency, int stage) {
    return (Payment.coinsOf(hand, currency) >>> (2 * stage)) & 3;
  }

  private static int missing(int before, int stage, int group, int coin) {
    return Payment.positive(before - Payment.GROUP_WORTH * group - (Card.LOWEST + stage) * coin);
  }

  /** How many payments are worth at least this. */
  int count(int least) {
    int count = 0;
    for (int currency = from; currency < to; currency++) {
      count += count(currency, least);
    }
    return count;
  }

  private int count(int currency, int least) {
    if (!isUsed(currency)) {
      return 0;
    }
    int at = at(currency, stage(currency, 0), least);
    return table[at + (currency == from ? ANY : SINGLE)];
  }

  /** The k-th of the payments that are worth at least this. */
  Cards get(int least, int k) {
    int left = k;
    for (int currency = from; currency < to; currency++) {
      int count = count(currency, least);
      if (left < count) {
        return get(currency, least, left);
      }
      left -= count;
    }
    throw new IndexOutOfBoundsException("no payment " + k);
  }

  private Cards get(int currency, int least, int k) {
    int coins = 0;
    int left = k;
    int missing = least;
    boolean needsSingle = currency != from;
    for (int stage = stage(currency, 0); stage < Card.VALUES; stage = stage(currency, stage + 1)) {
      int next = stage(currency, stage + 1);
      int most = coins(currency, stage);
      int group = 0;
      int coin = 0;
      while (true) {
        int then = missing(missing, stage, group, coin);
        int at = at(currency, next, then);
        int ways = table[at + (needsSingle && coin == 0 ? SINGLE : ANY)];
        if (left < ways) {
          missing = then;
          break;
        }
        left -= ways;
        if (group + ++coin > most) {
          coin = 0;
          group++;
        }
      }
      needsSingle &= coin == 0;
      for (int each = 0; each < Currency.COUNT; each++) {
        int count = group + (each == currency ? coin : 0);
        coins += count << (2 * (Card.VALUES * each + stage));
      }
    }
    // What is left counts up from the fewest certificates that are enough.
    return new Cards(coins, Payment.fewestCertificates(missing) + left);
  }
}
