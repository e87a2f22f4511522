package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Unreadable;
import org.loggia.core.chance.Chance;

/**
 * Money cards that lie together; never changes. There are only three coins of a kind, so two bits
 * count each, and whole hands are added, taken away and compared at once.
 *
 * @param coins two bits a kind, by {@link Card#number()}
 */
public record Cards(int coins, int certificates) {
  private static final int ALL_COINS = (1 << (2 * Card.COINS)) - 1;

  static final Cards NONE = new Cards(0, 0);

  /** All the money of the game. */
  static final Cards ALL = new Cards(ALL_COINS, Card.CERTIFICATES);

  private static final int LOW_BITS = 0x15555555;

  // Every second kind in a lane of four bits, with room for a guard above its count.
  private static final int LANES = 0x33333333;
  private static final int GUARDS = 0x44444444;

  public Cards {
    // Cards are made all the time: one question, since whatever is out of bounds sets the sign.
    if ((coins | (coins << 1) | certificates | (Card.CERTIFICATES - certificates)) < 0) {
      throw new IllegalArgumentException("no such money");
    }
  }

  static Cards of(Card card) {
    return NONE.plus(card);
  }

  /** Refuses more cards of a kind than there are. */
  static Cards of(List<Card> cards) {
    Cards all = NONE;
    for (Card card : cards) {
      if (all.count(card.number()) == card.copies()) {
        throw new Unreadable("there are only " + card.copies() + " cards " + card.text());
      }
      all = all.plus(card);
    }
    return all;
  }

  int count(int number) {
    return number == Card.COINS ? certificates : (coins >>> (2 * number)) & 3;
  }

  int size() {
    return coins(coins) + certificates;
  }

  /** How many coins there are. */
  static int coins(int coins) {
    return Integer.bitCount(coins & LOW_BITS) + 2 * Integer.bitCount((coins >>> 1) & LOW_BITS);
  }

  boolean isEmpty() {
    return coins == 0 && certificates == 0;
  }

  /** How many different kinds there are. */
  int kinds() {
    return Integer.bitCount(kindBits()) + (certificates == 0 ? 0 : 1);
  }

  /** How many kinds there are of which it is more than one card. */
  int doubles() {
    return Integer.bitCount((coins >>> 1) & LOW_BITS) + (certificates > 1 ? 1 : 0);
  }

  /** The k-th of the different kinds. */
  Card kind(int k) {
    int bits = kindBits();
    for (int i = 0; i < k; i++) {
      bits &= bits - 1;
    }
    return bits == 0 ? Card.CERTIFICATE : Card.numbered(Integer.numberOfTrailingZeros(bits) / 2);
  }

  /** How many different pairs can be taken out of these. */
  int pairs() {
    int n = kinds();
    return n * (n - 1) / 2 + doubles();
  }

  /** The k-th of these pairs. */
  Cards pair(int k) {
    int left = k;
    for (int one = 0; ; one++) {
      Card card = kind(one);
      // With the same kind again, if there are two of it, or with a later one.
      int second = count(card.number()) > 1 ? one : one + 1;
      int pairs = kinds() - second;
      if (left < pairs) {
        return of(card).plus(kind(second + left));
      }
      left -= pairs;
    }
  }

  private int kindBits() {
    return (coins | (coins >>> 1)) & LOW_BITS;
  }

  boolean has(Card card) {
    return count(card.number()) > 0;
  }

  Cards plus(Card card) {
    return card.number() == Card.COINS
        ? new Cards(coins, certificates + 1)
        : new Cards(coins + (1 << (2 * card.number())), certificates);
  }

  Cards minus(Card card) {
    return card.number() == Card.COINS
        ? new Cards(coins, certificates - 1)
        : new Cards(coins - (1 << (2 * card.number())), certificates);
  }

  Cards plus(Cards more) {
    return more.isEmpty() ? this : new Cards(coins + more.coins, certificates + more.certificates);
  }

  /** Without cards that are all among these. */
  Cards minus(Cards fewer) {
    return fewer.isEmpty()
        ? this
        : new Cards(coins - fewer.coins, certificates - fewer.certificates);
  }

  /** The cards that are in both. */
  Cards common(Cards other) {
    return new Cards(least(coins, other.coins), Math.min(certificates, other.certificates));
  }

  boolean contains(Cards others) {
    return certificates >= others.certificates && least(coins, others.coins) == others.coins;
  }

  /** The smaller count of each kind. */
  static int least(int one, int other) {
    return leastInLanes(one & LANES, other & LANES)
        | (leastInLanes((one >>> 2) & LANES, (other >>> 2) & LANES) << 2);
  }

  /** A guard survives the subtraction where the first count is not the smaller one. */
  private static int leastInLanes(int one, int other) {
    int guards = ((one | GUARDS) - other) & GUARDS;
    int takeOther = 3 * (guards >>> 2);
    return (other & takeOther) | (one & ~takeOther);
  }

  /** What is printed on them, added up. */
  int face() {
    int face = Card.CERTIFICATE_WORTH * certificates;
    for (int number = 0; number < Card.COINS; number++) {
      face += count(number) * Card.numbered(number).value();
    }
    return face;
  }

  /** Draws so many out of these, one after the other; each card is as likely as any other. */
  Cards draw(int cards, Chance chance) {
    int drawn = 0;
    int certificatesDrawn = 0;
    int size = size();
    for (int i = 0; i < cards; i++) {
      int number = find(coins - drawn, chance.below(size - i));
      if (number < Card.COINS) {
        drawn += 1 << (2 * number);
      } else {
        certificatesDrawn++;
      }
    }
    return new Cards(drawn, certificatesDrawn);
  }

  /** The number of the k-th of these coins; a certificate's if there are not so many. */
  private static int find(int coins, int k) {
    int left = k;
    for (int number = 0; number < Card.COINS; number++) {
      left -= (coins >>> (2 * number)) & 3;
      if (left < 0) {
        return number;
      }
    }
    return Card.COINS;
  }

  /** The first so many, in order of kinds. */
  Cards first(int size) {
    Cards first = NONE;
    Cards rest = this;
    for (int i = 0; i < size; i++) {
      Card card = rest.kind(0);
      first = first.plus(card);
      rest = rest.minus(card);
    }
    return first;
  }

  /** One by one, in order of kinds. */
  List<Card> list() {
    List<Card> list = new ArrayList<>(size());
    for (Card card : Card.ALL) {
      for (int i = count(card.number()); i > 0; i--) {
        list.add(card);
      }
    }
    return list;
  }

  String text(String between) {
    StringBuilder text = new StringBuilder();
    for (Card card : list()) {
      text.append(text.isEmpty() ? "" : between).append(card.text());
    }
    return text.toString();
  }

  /** As in {@code 4r+4g+4s+2}. */
  static Cards read(String text) {
    List<Card> cards = new ArrayList<>();
    for (String part : text.split("\\+", -1)) {
      cards.add(Card.read(part));
    }
    return of(cards);
  }

  @Override
  public String toString() {
    return text("+");
  }
}
