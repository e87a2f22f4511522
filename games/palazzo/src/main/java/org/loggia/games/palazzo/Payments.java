package org.loggia.games.palazzo;

import org.jspecify.annotations.Nullable;

/**
 * Every payment of a hand that is worth at least so much, counted and numbered without a list,
 * since a large hand has millions.
 *
 * <p>A payment is made value by value: so many groups of it, so many single coins of the payment's
 * currency, and at last the certificates. How many payments there are depends only on the values to
 * come and on what is still missing, which is what the tables hold. So that a payment of groups
 * alone is not counted for each currency, only the first currency does without single coins.
 */
final class Payments {
  /** The values, and the certificates behind them. */
  private static final int STAGES = Card.VALUES + 1;

  private Cards hand = Cards.NONE;
  private int groups;
  private int from;
  private int to;
  private int width;

  /** By currency, stage and what is missing: how many ways to go on. */
  private final int[][] any = new int[Currency.ALL.length][0];

  /** As {@link #any}, but with at least one single coin among what comes. */
  private final int[][] single = new int[Currency.ALL.length][0];

  /**
   * Makes the tables.
   *
   * @param only the currency that single coins must have; null for any
   * @param highest the largest worth that will be asked for
   */
  void of(Cards cards, @Nullable Currency only, int highest) {
    hand = cards;
    groups = Payment.groups(cards);
    from = only == null ? 0 : only.ordinal();
    to = only == null ? Currency.ALL.length : from + 1;
    width = highest + 1;
    for (int currency = from; currency < to; currency++) {
      if (any[currency].length < STAGES * width) {
        any[currency] = new int[STAGES * width];
        single[currency] = new int[STAGES * width];
      }
      if (isUsed(currency)) {
        fill(currency);
      }
    }
  }

  /** Further currencies matter only with a single coin. */
  private boolean isUsed(int currency) {
    return currency == from || Payment.coinsOf(hand, currency) != 0;
  }

  private void fill(int currency) {
    certificates(any[currency], single[currency]);
    for (int stage = Card.VALUES - 1; stage >= 0; stage--) {
      fill(currency, stage);
    }
  }

  /** The last stage: any number of certificates, if it is enough. */
  private void certificates(int[] anyOf, int[] singleOf) {
    int row = Card.VALUES * width;
    for (int missing = 0, fewest = 0; missing < width; missing++) {
      while (fewest <= hand.certificates() && Payment.certificatesWorth(fewest) < missing) {
        fewest++;
      }
      anyOf[row + missing] = hand.certificates() + 1 - fewest;
      singleOf[row + missing] = 0;
    }
  }

  private void fill(int currency, int stage) {
    int[] anyOf = any[currency];
    int[] singleOf = single[currency];
    int row = stage * width;
    int next = row + width;
    int coins = coins(currency, stage);
    if (coins == 0) {
      System.arraycopy(anyOf, next, anyOf, row, width);
      System.arraycopy(singleOf, next, singleOf, row, width);
      return;
    }
    int groupsHere = (groups >>> (2 * stage)) & 3;
    for (int missing = 0; missing < width; missing++) {
      int ways = 0;
      int waysWithSingle = 0;
      for (int group = 0; group <= groupsHere; group++) {
        for (int coin = 0; coin <= coins - group; coin++) {
          int then = next + missing(missing, stage, group, coin);
          ways += anyOf[then];
          waysWithSingle += coin == 0 ? singleOf[then] : anyOf[then];
        }
      }
      anyOf[row + missing] = ways;
      singleOf[row + missing] = waysWithSingle;
    }
  }

  private int coins(int currency, int stage) {
    return (Payment.coinsOf(hand, currency) >>> (2 * stage)) & 3;
  }

  private static int missing(int before, int stage, int group, int coin) {
    return Math.max(0, before - Payment.GROUP_WORTH * group - (Card.LOWEST + stage) * coin);
  }

  /** How many payments are worth at least this. */
  int count(int least) {
    int count = 0;
    for (int currency = from; currency < to; currency++) {
      if (isUsed(currency)) {
        count += (currency == from ? any : single)[currency][least];
      }
    }
    return count;
  }

  /** The k-th of the payments that are worth at least this. */
  Cards get(int least, int k) {
    int left = k;
    for (int currency = from; currency < to; currency++) {
      if (isUsed(currency)) {
        int count = (currency == from ? any : single)[currency][least];
        if (left < count) {
          return get(currency, least, left);
        }
        left -= count;
      }
    }
    throw new IndexOutOfBoundsException("no payment " + k);
  }

  private Cards get(int currency, int least, int k) {
    int coins = 0;
    int left = k;
    int missing = least;
    boolean needsSingle = currency != from;
    for (int stage = 0; stage < Card.VALUES; stage++) {
      int next = (stage + 1) * width;
      int most = coins(currency, stage);
      int group = 0;
      int coin = 0;
      while (true) {
        int then = missing(missing, stage, group, coin);
        int ways = (needsSingle && coin == 0 ? single : any)[currency][next + then];
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
      for (int each = 0; each < Currency.ALL.length; each++) {
        int count = group + (each == currency ? coin : 0);
        coins += count << (2 * (Card.VALUES * each + stage));
      }
    }
    // What is left counts up from the fewest certificates that are enough.
    int fewest = hand.certificates() + 1 - any[currency][Card.VALUES * width + missing];
    return new Cards(coins, fewest + left);
  }
}
