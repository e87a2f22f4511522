package org.loggia.games.bossa;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.FastChance;
import org.loggia.games.bossa.BossaMove.Place;
import org.loggia.games.bossa.BossaMove.Stack;

/** What a hand can reach is what the legal moves say. */
class ReachTest {
  private static final int GAMES = 400;

  private int placed;
  private int stacked;
  private boolean last;

  @Test
  void in_random_games_reach_is_made_of_the_legal_groups() {
    FastChance chance = new FastChance(7);
    int hopeless = 0;
    int lasts = 0;
    for (int game = 0; game < GAMES; game++) {
      BossaPosition position = Bossa.GAME.start(Setup.of(2));
      position.settleIfDue(chance, Journal.OFF);
      while (position.actor() != Seat.NOBODY) {
        look(position);
        int hand = position.hand[position.turn];
        boolean mayStack = (position.used[position.turn] & Action.STACK.bit()) == 0;
        String table = Bossa.GAME.notation().writePosition(position);
        assertThat(Reach.atEnds(position, hand)).as(table).isEqualTo(placed);
        if (mayStack) {
          assertThat(Reach.onTop(position, hand)).as(table).isEqualTo(stacked);
        }
        assertThat(Reach.isLast(position, hand, mayStack)).as(table).isEqualTo(last);
        hopeless += placed == 0 ? 1 : 0;
        lasts += last ? 1 : 0;
        Choices<BossaMove> legal = position.legal();
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
    }
    assertThat(hopeless).isPositive();
    assertThat(lasts).isPositive();
  }

  private void look(BossaPosition position) {
    placed = 0;
    stacked = 0;
    last = false;
    int hand = position.hand[position.turn];
    for (BossaMove move : position.legal().list()) {
      if (move instanceof Place place) {
        placed |= place.tiles().bits();
        last |= place.tiles().bits() == hand;
      } else if (move instanceof Stack stack) {
        stacked |= stack.tiles().bits();
        last |= stack.tiles().bits() == hand;
      }
    }
  }
}
