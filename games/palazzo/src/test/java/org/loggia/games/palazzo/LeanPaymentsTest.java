package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

/** The payments that are worth suggesting. */
class LeanPaymentsTest {

  @Test
  void they_are_all_payments_of_which_no_card_can_be_left_out() {
    FastChance chance = new FastChance(1);
    for (int i = 0; i < 500; i++) {
      Cards hand = Hands.random(chance, 1 + chance.below(9));
      Currency only = Hands.CURRENCIES.get(chance.below(4));
      int least = 1 + chance.below(25);
      TreeSet<String> lean = new TreeSet<>();
      for (Cards payment : LeanPayments.of(hand, only, least)) {
        assertThat(lean.add(payment.toString())).as("each once").isTrue();
      }
      assertThat(lean)
          .as(hand + " in " + only + " for " + least)
          .isEqualTo(plain(hand, only, least));
    }
  }

  private static TreeSet<String> plain(Cards hand, @Nullable Currency only, int least) {
    TreeSet<String> lean = new TreeSet<>();
    for (Cards part : Hands.parts(hand)) {
      if (isEnough(part, only, least)
          && Hands.parts(part).stream()
              .noneMatch(less -> !less.equals(part) && isEnough(less, only, least))) {
        lean.add(part.toString());
      }
    }
    return lean;
  }

  private static boolean isEnough(Cards cards, @Nullable Currency only, int least) {
    return PlainPayment.isOf(cards, only) && PlainPayment.worth(cards) >= least;
  }

  @Test
  void a_group_is_not_broken_up_for_what_a_single_coin_can_pay() {
    List<Cards> payments = LeanPayments.of(cards("4r+4g+4s+7g"), null, 7);
    assertThat(payments.getFirst()).isEqualTo(cards("7g"));
  }

  @Test
  void of_a_small_hand_the_few_are_the_cheapest() {
    Cards hand = cards("4r+4g+4s+7g+6r+2");
    assertThat(LeanPayments.few(hand, null, 7, 2))
        .isEqualTo(LeanPayments.of(hand, null, 7).subList(0, 2));
    assertThat(LeanPayments.few(hand, null, 90, 2)).isEmpty();
  }

  @Test
  void of_a_large_hand_the_few_are_enough_and_no_card_can_be_left_out() {
    FastChance chance = new FastChance(2);
    for (int i = 0; i < 200; i++) {
      Cards hand = Hands.random(chance, 12 + chance.below(20));
      Currency only = Hands.CURRENCIES.get(chance.below(4));
      int least = 1 + chance.below(25);
      List<Cards> few = LeanPayments.few(hand, only, least, 3);
      assertThat(few).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(3);
      assertThat(few.isEmpty()).isEqualTo(Payment.most(hand, only) < least);
      for (Cards payment : few) {
        assertThat(hand.contains(payment) && isEnough(payment, only, least)).isTrue();
        assertThat(Hands.parts(payment))
            .noneMatch(less -> !less.equals(payment) && isEnough(less, only, least));
      }
    }
  }

  @Test
  void even_with_all_the_money_of_the_game_there_are_some() {
    for (int least = 1; least <= 272; least += 13) {
      List<Cards> payments = LeanPayments.of(Cards.ALL, null, least);
      assertThat(payments).isNotEmpty();
      for (Cards payment : payments) {
        assertThat(Payment.worth(payment)).isGreaterThanOrEqualTo(least);
      }
    }
    assertThat(LeanPayments.of(Cards.ALL, null, 273)).isEmpty();
  }
}
