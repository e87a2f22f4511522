package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

/** What cards are worth when they are laid together. */
class PaymentTest {

  @Test
  void a_seven_and_a_five_of_two_currencies_do_not_go_together() {
    assertThat(Payment.worth(cards("7s+5r"))).isEqualTo(Payment.ILLEGAL);
  }

  @Test
  void coins_of_one_currency_add_up() {
    assertThat(Payment.worth(cards("7s+5s"))).isEqualTo(12);
    assertThat(Payment.currency(cards("7s+5s"))).isEqualTo(Currency.SILVER);
  }

  @Test
  void certificates_go_with_every_currency() {
    assertThat(Payment.worth(cards("7s+2+2"))).isEqualTo(11);
  }

  @Test
  void three_equal_coins_of_three_currencies_are_a_group_worth_15() {
    assertThat(Payment.worth(cards("3r+3g+3s"))).isEqualTo(15);
    assertThat(Payment.worth(cards("7r+7g+7s"))).isEqualTo(15);
    assertThat(Payment.currency(cards("3r+3g+3s"))).isNull();
  }

  @Test
  void a_group_does_not_tie_the_single_coins_to_a_currency() {
    assertThat(Payment.worth(cards("4s+3r+3g+3s"))).isEqualTo(19);
    assertThat(Payment.currency(cards("4s+3r+3g+3s"))).isEqualTo(Currency.SILVER);
  }

  @Test
  void three_certificates_are_a_group_too() {
    assertThat(Payment.worth(cards("2+2+2"))).isEqualTo(15);
  }

  @Test
  void four_certificates_are_a_group_and_one_and_six_are_two_groups() {
    assertThat(Payment.worth(cards("2+2+2+2"))).isEqualTo(17);
    assertThat(Payment.worth(cards("2+2+2+2+2+2"))).isEqualTo(30);
  }

  @Test
  void two_coins_of_two_currencies_are_no_group() {
    assertThat(Payment.worth(cards("3r+3g"))).isEqualTo(Payment.ILLEGAL);
  }

  @Test
  void a_fourth_coin_of_the_same_value_counts_by_itself() {
    assertThat(Payment.worth(cards("4r+4g+4s+4s"))).isEqualTo(19);
    assertThat(Payment.currency(cards("4r+4g+4s+4s"))).isEqualTo(Currency.SILVER);
  }

  @Test
  void the_hand_of_the_tie_break_is_worth_37() {
    assertThat(Payment.most(cards("4r+4g+4s+2+2+2+7r+6s"))).isEqualTo(37);
  }

  @Test
  void nothing_is_worth_nothing() {
    assertThat(Payment.worth(Cards.NONE)).isZero();
    assertThat(Payment.most(Cards.NONE)).isZero();
  }

  @Test
  void worth_is_what_the_best_split_into_groups_certificates_and_one_currency_brings() {
    FastChance chance = new FastChance(1);
    for (int i = 0; i < 20_000; i++) {
      Cards cards = Hands.random(chance, 1 + chance.below(12));
      assertThat(Payment.worth(cards)).as(cards.toString()).isEqualTo(PlainPayment.worth(cards));
    }
  }

  @Test
  void the_most_a_hand_can_pay_is_the_best_of_all_its_payments() {
    FastChance chance = new FastChance(2);
    for (int i = 0; i < 400; i++) {
      Cards hand = Hands.random(chance, 1 + chance.below(9));
      for (Currency only : Hands.CURRENCIES) {
        int most = 0;
        for (Cards part : Hands.parts(hand)) {
          most = PlainPayment.isOf(part, only) ? Math.max(most, Payment.worth(part)) : most;
        }
        assertThat(Payment.most(hand, only)).as(hand + " in " + only).isEqualTo(most);
        assertThat(Payment.worth(Payment.best(hand, only))).isEqualTo(most);
        assertThat(hand.contains(Payment.best(hand, only))).isTrue();
      }
    }
  }

  @Test
  void there_are_55_money_cards() {
    assertThat(Cards.ALL.size()).isEqualTo(55);
    assertThat(Cards.ALL.count(Card.CERTIFICATE.number())).isEqualTo(10);
    for (Currency currency : Currency.ALL) {
      for (int value = 3; value <= 7; value++) {
        assertThat(Cards.ALL.count(Card.of(currency, value).number())).isEqualTo(3);
      }
    }
  }

  @Test
  void heaps_of_cards_are_added_compared_and_taken_apart_card_by_card() {
    FastChance chance = new FastChance(3);
    for (int i = 0; i < 5_000; i++) {
      Cards one = Hands.random(chance, chance.below(20));
      Cards other = Hands.random(chance, chance.below(20));
      List<Card> common = one.list();
      List<Card> notInOther = one.list();
      other.list().forEach(notInOther::remove);
      notInOther.forEach(common::remove);
      assertThat(one.common(other).list()).isEqualTo(common);
      assertThat(one.minus(one.common(other)).list()).isEqualTo(notInOther);
      assertThat(one.contains(other)).isEqualTo(common.size() == other.size());
      assertThat(one.size()).isEqualTo(one.list().size());
      assertThat(one.kinds()).isEqualTo((int) one.list().stream().distinct().count());
      assertThat(Cards.of(one.list())).isEqualTo(one);
    }
  }
}
