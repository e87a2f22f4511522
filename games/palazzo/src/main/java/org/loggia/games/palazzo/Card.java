package org.loggia.games.palazzo;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/**
 * A kind of money card: {@code 4r} is a red four, {@code 2} a certificate. Cards of a kind cannot
 * be told apart.
 *
 * @param number red three to seven, then gold, then silver, then the certificate
 */
public record Card(int number) {
  static final int LOWEST = 3;
  static final int HIGHEST = 7;

  /** How many face values a currency has. */
  static final int VALUES = HIGHEST - LOWEST + 1;

  static final int CERTIFICATE_WORTH = 2;
  static final int COPIES = 3;
  static final int CERTIFICATES = 10;

  /** Kinds of coins, without the certificate. */
  static final int COINS = Currency.COUNT * VALUES;

  static final int KINDS = COINS + 1;

  private static final Card[] NUMBERED = all();

  static final List<Card> ALL = List.of(NUMBERED);

  static final Card CERTIFICATE = NUMBERED[COINS];

  public Card {
    if (number < 0 || number >= KINDS) {
      throw new IllegalArgumentException("there is no money card number " + number);
    }
  }

  private static Card[] all() {
    Card[] cards = new Card[KINDS];
    for (int number = 0; number < KINDS; number++) {
      cards[number] = new Card(number);
    }
    return cards;
  }

  static Card numbered(int number) {
    return NUMBERED[number];
  }

  static Card of(Currency currency, int value) {
    return numbered(VALUES * currency.ordinal() + value - LOWEST);
  }

  int value() {
    return number == COINS ? CERTIFICATE_WORTH : LOWEST + number % VALUES;
  }

  /** Null for the certificate, which goes with every currency. */
  @Nullable Currency currency() {
    return number == COINS ? null : Currency.ALL[number / VALUES];
  }

  int copies() {
    return number == COINS ? CERTIFICATES : COPIES;
  }

  String text() {
    Currency currency = currency();
    return currency == null ? Integer.toString(value()) : "" + value() + currency.letter();
  }

  static Card read(String text) {
    for (Card card : ALL) {
      if (card.text().equals(text)) {
        return card;
      }
    }
    throw new Unreadable("a money card such as 4r, 7g, 3s or 2 expected, not '" + text + "'");
  }

  @Override
  public String toString() {
    return text();
  }
}
