package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Notes;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.games.palazzo.PalazzoView.Purse;

/** Who knows what of whose money, and whether worlds are made of just that. */
class KnowledgeTest {

  private static Purse purse(Table table, int seat) {
    return table.position.view(Seat.SPECTATOR).purses().get(seat);
  }

  @Test
  void everybody_sees_how_many_cards_a_hand_has_but_not_which() {
    Table table = Table.of("seats 2; secret0 4r 4g; secret1 7s 2 2; hand1 3r");
    PalazzoView view = table.position.view(0);
    assertThat(view.own()).isEqualTo(cards("4r+4g"));
    assertThat(view.purses()).containsExactly(new Purse(Cards.NONE, 2), new Purse(cards("3r"), 3));
  }

  @Test
  void what_is_taken_from_the_display_is_known() {
    Table table = Table.of("seats 2; secret0 4r 4g; secret1 7s").play("money");
    table.turnsUp("4r", "5g", "2").play("take 4r+2");
    assertThat(purse(table, 0)).isEqualTo(new Purse(cards("4r+2"), 2));
    assertThat(purse(table, 1)).isEqualTo(new Purse(cards("5g"), 1));
  }

  @Test
  void what_was_shown_in_a_bid_and_taken_back_is_known() {
    Table table =
        Table.of(
            "seats 2; phase bid; builder east; east m11; at 1; secret0 7r 7r; secret1 4r 4g 2");
    table.play("raise 4r");
    assertThat(purse(table, 1)).as("it lies on the table").isEqualTo(new Purse(Cards.NONE, 2));
    table.play("raise 7r", "pass");
    assertThat(purse(table, 1)).isEqualTo(new Purse(cards("4r"), 2));
    assertThat(purse(table, 0)).as("paid").isEqualTo(new Purse(Cards.NONE, 1));
  }

  @Test
  void a_spent_card_is_a_known_one_if_it_can_be() {
    Table table = Table.of("seats 2; palaces0 b11; hand0 4r; secret0 4r 4r 2");
    table.play("clear 1 for 4r");
    assertThat(purse(table, 0)).isEqualTo(new Purse(Cards.NONE, 3));
    Table secret = Table.of("seats 2; palaces0 b11; hand0 4r; secret0 4r 4r 2");
    secret.play("clear 1 for 2");
    assertThat(purse(secret, 0)).isEqualTo(new Purse(cards("4r"), 2));
  }

  @Test
  void until_the_first_deck_is_used_up_it_is_one_heap_with_the_secrets_of_others() {
    Table table = Table.of("seats 2; secret0 4r; secret1 7s 2; deck 3r 3g 3s; discard rest");
    assertThat(table.position.view(0).bank().unseen()).isEqualTo(cards("7s+2+3r+3g+3s"));
    assertThat(table.position.view(0).bank().inDeck()).isNull();
    assertThat(table.position.view(0).bank().deck()).isEqualTo(3);
    assertThat(table.position.view(Seat.SPECTATOR).bank().unseen())
        .isEqualTo(cards("4r+7s+2+3r+3g+3s"));
  }

  @Test
  void once_the_discards_are_the_deck_everybody_knows_it_and_secrets_are_only_in_hands() {
    Table table =
        Table.of("seats 2; secret0 4r; secret1 7s 2; deck 3r; discard 3g 3s 5r 5g; hand0 rest");
    table.play("money").turnsUp("3r", "3s", "5g");
    assertThat(table.position.view(0).bank().inDeck()).isEqualTo(cards("3g+5r"));
    assertThat(table.position.view(0).bank().unseen()).isEqualTo(cards("7s+2"));
  }

  @Test
  void the_last_secrets_are_known_by_what_is_missing_everywhere_else() {
    Table table =
        Table.of("seats 2; secret0 4r; secret1 7s 2; reshuffled yes; deck 3r; discard rest");
    for (int seed = 1; seed <= 20; seed++) {
      PalazzoPosition world = Palazzo.GAME.world(table.position.view(0), new FastChance(seed));
      assertThat(world.money.secret[1]).isEqualTo(cards("7s+2"));
    }
  }

  @Test
  void a_view_does_not_hang_on_the_secrets_of_others_inside_an_auction_neither() {
    String rest =
        "seats 3; phase bid; turn 2; builder east; east m11; at 1; raises 0:5r; hand1 6g; secret2 3s; ";
    Table one = Table.of(rest + "secret0 7r 2; secret1 4r 4g");
    Table other = Table.of(rest + "secret0 4r 2; secret1 7r 4g");
    assertThat(one.position.view(2)).isEqualTo(other.position.view(2));
    assertThat(one.position.view(Seat.SPECTATOR)).isEqualTo(other.position.view(Seat.SPECTATOR));
    assertThat(one.position.view(1)).isNotEqualTo(other.position.view(1));
  }

  /** At every ply of many games, auctions and reshuffles included. */
  @Test
  void a_spectators_view_is_what_somebody_knows_who_has_listened_to_everything() {
    int reshuffles = 0;
    int inAuctions = 0;
    for (int seats = 2; seats <= 4; seats++) {
      for (int seed = 1; seed <= 150; seed++) {
        FastChance chance = new FastChance(seed);
        PalazzoPosition position = Palazzo.GAME.start(Setup.of(seats));
        AttentiveSpectator spectator = new AttentiveSpectator(seats);
        while (position.actor() != Seat.NOBODY) {
          Notes notes = new Notes();
          if (position.actor() == Seat.LUCK) {
            position.settle(chance, notes);
          } else {
            Choices<PalazzoMove> legal = position.legal();
            position.play(legal.get(chance.below(legal.count())), notes);
          }
          notes.heardBy(Seat.SPECTATOR).forEach(spectator::hear);
          mustKnow(spectator, position.view(Seat.SPECTATOR));
          inAuctions += position.phase == Phase.BID ? 1 : 0;
        }
        reshuffles += position.money.reshuffled ? 1 : 0;
      }
    }
    assertThat(reshuffles).isGreaterThan(200);
    assertThat(inAuctions).isGreaterThan(2_000);
  }

  private static void mustKnow(AttentiveSpectator spectator, PalazzoView view) {
    for (int seat = 0; seat < spectator.secret.length; seat++) {
      assertThat(view.purses().get(seat))
          .isEqualTo(new Purse(Cards.of(spectator.known.get(seat)), spectator.secret[seat]));
    }
    assertThat(view.bank().discard()).isEqualTo(Cards.of(spectator.discard));
    List<Card> deck = spectator.deck;
    assertThat(view.bank().inDeck()).isEqualTo(deck == null ? null : Cards.of(deck));
  }

  // Fair worlds, against all physical deals, one by one.

  /** Two of seven unseen cards are one hand, one is another, the rest is the deck. */
  @Test
  void worlds_deal_the_unseen_cards_as_a_shuffle_would() {
    Table table =
        Table.of("seats 3; secret0 7r; secret1 3r 4g; secret2 2; deck 3r 4g 2 2; discard rest");
    List<Card> heap = cards("3r+3r+4g+4g+2+2+2").list();
    Map<String, Double> exact = new TreeMap<>();
    for (int a = 0; a < 7; a++) {
      for (int b = 0; b < 7; b++) {
        for (int c = 0; c < 7; c++) {
          if (a != b && b != c && a != c) {
            Cards one = Cards.of(List.of(heap.get(a), heap.get(b)));
            exact.merge(one + " " + heap.get(c), 1.0 / (7 * 6 * 5), Double::sum);
          }
        }
      }
    }
    Map<String, Integer> found = new TreeMap<>();
    for (int seed = 1; seed <= SAMPLES; seed++) {
      Money world = Palazzo.GAME.world(table.position.view(0), new FastChance(seed)).money;
      found.merge(world.secret[1] + " " + world.secret[2], 1, Integer::sum);
      assertThat(world.deck.plus(world.secret[1]).plus(world.secret[2])).isEqualTo(Cards.of(heap));
    }
    mustBeFair(found, exact);
  }

  /** One of four cards was shown, blindly chosen: what are the others? */
  @Test
  void a_shown_card_tells_nothing_of_the_others_but_that_it_is_not_among_them() {
    Table table =
        Table.of(
            "seats 2; phase bid; builder east; east m11; at 1; secret0 6g; secret1 5r 5r 7s 2;"
                + " deck 5r 7s 7s 2 2; discard rest");
    table.play("raise 5r", "raise 6g", "pass");

    List<Card> heap = cards("5r+5r+5r+7s+7s+7s+2+2+2").list();
    Map<String, Double> exact = new TreeMap<>();
    double shown = 0;
    for (int a = 0; a < 9; a++) {
      for (int b = a + 1; b < 9; b++) {
        for (int c = b + 1; c < 9; c++) {
          for (int d = c + 1; d < 9; d++) {
            Cards hand = Cards.of(List.of(heap.get(a), heap.get(b), heap.get(c), heap.get(d)));
            double likely = hand.count(Card.read("5r").number()) / 4.0;
            if (likely > 0) {
              exact.merge(hand.toString(), likely, Double::sum);
              shown += likely;
            }
          }
        }
      }
    }
    double all = shown;
    exact.replaceAll((hand, likely) -> likely / all);
    Map<String, Integer> found = new TreeMap<>();
    for (int seed = 1; seed <= SAMPLES; seed++) {
      PalazzoPosition world = Palazzo.GAME.world(table.position.view(0), new FastChance(seed));
      found.merge(world.money.hand(1).toString(), 1, Integer::sum);
    }
    mustBeFair(found, exact);
  }

  @Test
  void after_a_reshuffle_only_the_secrets_are_dealt_among_the_hands() {
    Table table =
        Table.of(
            "seats 3; secret0 6g; secret1 3r 4g; secret2 2 7s; reshuffled yes; deck 5r 5g; hand0 rest");
    List<Card> heap = cards("3r+4g+2+7s").list();
    Map<String, Double> exact = new TreeMap<>();
    for (int a = 0; a < 4; a++) {
      for (int b = a + 1; b < 4; b++) {
        exact.put(Cards.of(List.of(heap.get(a), heap.get(b))).toString(), 1.0 / 6);
      }
    }
    Map<String, Integer> found = new TreeMap<>();
    for (int seed = 1; seed <= SAMPLES; seed++) {
      Money world = Palazzo.GAME.world(table.position.view(0), new FastChance(seed)).money;
      found.merge(world.secret[1].toString(), 1, Integer::sum);
      assertThat(world.deck).isEqualTo(cards("5r+5g"));
    }
    mustBeFair(found, exact);
  }

  private static final int SAMPLES = 20_000;

  /** Every possibility comes as often as it should, give or take four standard deviations. */
  private static void mustBeFair(Map<String, Integer> found, Map<String, Double> exact) {
    assertThat(new ArrayList<>(found.keySet())).isEqualTo(new ArrayList<>(exact.keySet()));
    exact.forEach(
        (deal, likely) -> {
          double off = Math.abs(found.getOrDefault(deal, 0) - SAMPLES * likely);
          assertThat(off)
              .as(deal + " should come " + SAMPLES * likely + " times")
              .isLessThan(4 * Math.sqrt(SAMPLES * likely * (1 - likely)));
        });
  }
}
