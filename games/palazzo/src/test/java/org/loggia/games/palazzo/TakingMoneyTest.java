package org.loggia.games.palazzo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.loggia.games.palazzo.Table.cards;

import org.junit.jupiter.api.Test;
import org.loggia.core.Seat;

class TakingMoneyTest {

  @Test
  void three_players_four_cards_two_for_the_active_one_and_one_for_each_other() {
    Table table = Table.of("seats 3; turn 1").play("money");
    assertThat(table.position.actor()).isEqualTo(Seat.LUCK);
    table.turnsUp("4r", "7g", "2", "4r");
    assertThat(table.position.actor()).isEqualTo(1);
    table.refuses("take 4r", "P5.4");
    table.refuses("take 4r+4r+2", "P5.4");
    table.refuses("take 4r+5r", "P5.5");
    table.refuses("take 2+2", "P5.5");
    table.refuses("tiles", "P5.3");
    assertThat(table.legal())
        .containsExactlyInAnyOrder("take 4r+4r", "take 4r+7g", "take 4r+2", "take 7g+2");
    table.play("take 4r+4r");
    assertThat(table.position.actor()).isEqualTo(2);
    assertThat(table.legal()).containsExactlyInAnyOrder("take 7g", "take 2");
    table.refuses("take 7g+2", "P5.4");
    table.play("take 7g");
    assertThat(table.position.money.hand(1)).isEqualTo(cards("4r+4r"));
    assertThat(table.position.money.hand(2)).isEqualTo(cards("7g"));
    assertThat(table.position.money.hand(0)).as("the last gets the last").isEqualTo(cards("2"));
    assertThat(table.position.turn).isEqualTo(2);
    assertThat(table.position.phase).isEqualTo(Phase.ACTION);
  }

  @Test
  void with_two_players_the_third_card_is_the_others_at_once() {
    Table table = Table.of("seats 2").play("money").turnsUp("3r", "4g", "5s").play("take 3r+5s");
    assertThat(table.text()).isEqualTo("seats 2; turn 1; hand0 3r 5s; hand1 4g; idle 1");
  }

  @Test
  void with_four_players_the_left_neighbour_chooses_first() {
    Table table = Table.of("seats 4; turn 3").play("money").turnsUp("3r", "4g", "5s", "6r", "2");
    table.play("take 6r+5s", "take 4g", "take 3r");
    assertThat(table.text()).isEqualTo("seats 4; hand0 4g; hand1 3r; hand2 2; hand3 6r 5s; idle 1");
  }

  @Test
  void a_deck_of_one_and_three_discards_will_do_for_three_players() {
    Table table = Table.of("seats 3; deck 7r; discard 3r 3g 3s; hand2 rest").play("money");
    table.turnsUp("7r", "3g", "3s", "3r");
    assertThat(table.position.money.display).isEqualTo(cards("7r+3g+3s+3r"));
    assertThat(table.position.money.discard).isEqualTo(Cards.NONE);
    assertThat(table.position.money.reshuffled).isTrue();
    assertThat(table.heard()).contains(new PalazzoEvent.Reshuffled(3));
  }

  @Test
  void a_deck_of_one_and_two_discards_will_not() {
    Table table = Table.of("seats 3; deck 7r; discard 3r 3g; hand2 rest");
    table.refuses("money", "P5.1");
    assertThat(table.position.legal().get(0)).isEqualTo(new PalazzoMove.DrawTiles());
    assertThat(table.position.legal().count()).isEqualTo(1);
  }

  @Test
  void an_empty_deck_is_made_anew_before_the_first_card() {
    Table table = Table.of("seats 2; discard 3r 3g 3s 4r; deck; hand1 rest").play("money");
    table.turnsUp("4r", "3s", "3r");
    assertThat(table.position.money.deck).isEqualTo(cards("3g"));
  }

  @Test
  void a_deck_that_is_just_enough_is_not_made_anew() {
    Table table = Table.of("seats 2; deck 3r 3g 3s; discard 7r; hand1 rest").play("money");
    table.turnsUp("3s", "3r", "3g");
    assertThat(table.position.money.reshuffled).isFalse();
    assertThat(table.position.money.deck.isEmpty()).isTrue();
    assertThat(table.position.money.discard).isEqualTo(cards("7r"));
  }

  @Test
  void hands_have_no_limit() {
    Table table = Table.of("seats 2; hand0 rest; deck 3r 3g 3s").play("money");
    table.turnsUp("3r", "3g", "3s").play("take 3r+3g");
    assertThat(table.position.money.hand(0).size()).isEqualTo(54);
  }
}
