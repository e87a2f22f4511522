package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

/** Payments counted and numbered without a list, against lists that are made the slow way. */
class PaymentsTest {

  @Test
  void every_payment_that_is_enough_is_there_once_and_no_other() {
    FastChance chance = new FastChance(1);
    Payments payments = new Payments();
    for (int i = 0; i < 1_500; i++) {
      Cards hand = Hands.random(chance, chance.below(11));
      Currency only = Hands.CURRENCIES.get(chance.below(4));
      int least = 1 + chance.below(40);
      int highest = least + chance.below(20);
      payments.of(hand, only, highest);
      String hint = hand + " in " + only + " for " + least;
      assertThat(numbered(payments, least)).as(hint).isEqualTo(plain(hand, only, least));
      assertThat(numbered(payments, highest)).as(hint).isEqualTo(plain(hand, only, highest));
    }
  }

  @Test
  void hands_with_groups_are_no_exception() {
    Payments payments = new Payments();
    for (String text :
        List.of(
            "4r+4g+4s+4s",
            "4r+4g+4s+2+2+2+6s+3r",
            "3r+3r+3g+3g+3s+3s+7r",
            "5r+5r+5g+5s+6g+6s+6r+2",
            "7r+7g+7s+7r+7g+7s+7r+7g+7s")) {
      for (Currency only : Hands.CURRENCIES) {
        for (int least = 1; least <= 50; least++) {
          payments.of(cards(text), only, least);
          assertThat(numbered(payments, least))
              .as(text + " in " + only + " for " + least)
              .isEqualTo(plain(cards(text), only, least));
        }
      }
    }
  }

  private static TreeSet<String> plain(Cards hand, @Nullable Currency only, int least) {
    TreeSet<String> found = new TreeSet<>();
    for (Cards part : Hands.parts(hand)) {
      if (PlainPayment.isOf(part, only) && PlainPayment.worth(part) >= least) {
        found.add(part.toString());
      }
    }
    return found;
  }

  private static TreeSet<String> numbered(Payments payments, int least) {
    List<String> all = new ArrayList<>();
    for (int k = 0; k < payments.count(least); k++) {
      all.add(payments.get(least, k).toString());
    }
    assertThat(all).doesNotHaveDuplicates();
    return new TreeSet<>(all);
  }

  /**
   * For one currency a value can be laid in ten ways: no to three groups, and single coins up to
   * three coins of the currency. There are five values, and none to ten certificates. Groups alone
   * go with every currency, so they are counted three times.
   */
  @Test
  void all_the_money_in_one_hand_makes_more_than_three_million_payments() {
    Payments payments = new Payments();
    payments.of(Cards.ALL, null, 300);
    int everything = 3 * 100_000 * 11 - 2 * 1024 * 11;
    assertThat(payments.count(0)).isEqualTo(everything);
    assertThat(payments.count(1)).isEqualTo(everything - 1);

    FastChance chance = new FastChance(1);
    for (int i = 0; i < 2_000; i++) {
      int least = 1 + chance.below(200);
      int k = chance.below(payments.count(least));
      Cards payment = payments.get(least, k);
      assertThat(Payment.worth(payment)).isGreaterThanOrEqualTo(least);
    }
    assertThat(payments.count(225 + 47 + 1)).isZero();
    assertThat(payments.count(225 + 47)).isEqualTo(1);
  }
}
