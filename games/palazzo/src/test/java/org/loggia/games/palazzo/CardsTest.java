package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

/** Money in bits against plain lists. */
class CardsTest {
  @Test
  void cards_are_drawn_one_after_the_other_each_as_likely_as_any_other() {
    for (int seed = 0; seed < 200; seed++) {
      Cards heap = Hands.random(new FastChance(seed), 10 + seed % 45);
      FastChance chance = new FastChance(1000 + seed);
      FastChance same = chance.copy();

      Cards drawn = heap.draw(6, chance);

      List<Card> left = new ArrayList<>(heap.list());
      List<Card> expected = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        expected.add(left.remove(same.below(left.size())));
      }
      assertThat(drawn).isEqualTo(Cards.of(expected));
      assertThat(chance.below(1000)).isEqualTo(same.below(1000));
    }
  }

  @Test
  void every_pair_comes_once_in_order() {
    for (int seed = 0; seed < 200; seed++) {
      Cards cards = Hands.random(new FastChance(seed), seed % 12);
      List<Card> plain = cards.list();
      Set<Cards> pairs = new LinkedHashSet<>();
      for (int one = 0; one < plain.size(); one++) {
        for (int other = one + 1; other < plain.size(); other++) {
          pairs.add(Cards.of(plain.get(one)).plus(plain.get(other)));
        }
      }

      List<Cards> found = new ArrayList<>();
      for (int k = 0; k < cards.pairs(); k++) {
        found.add(cards.pair(k));
      }

      assertThat(found).isEqualTo(List.copyOf(pairs));
    }
  }

  @Test
  void there_is_no_more_and_no_less_money_than_in_the_game() {
    int coins = Cards.ALL.coins();
    assertThat(new Cards(coins, Card.CERTIFICATES)).isEqualTo(Cards.ALL);
    for (int wrong : new int[] {-1, coins + 1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> new Cards(wrong, 0)).isInstanceOf(IllegalArgumentException.class);
    }
    for (int wrong : new int[] {-1, Card.CERTIFICATES + 1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> new Cards(0, wrong)).isInstanceOf(IllegalArgumentException.class);
    }
  }
}
