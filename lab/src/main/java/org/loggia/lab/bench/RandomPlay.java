package org.loggia.lab.bench;

import java.util.List;
import org.loggia.bots.Budget;
import org.loggia.bots.Search;
import org.loggia.bots.Tuning;
import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/** Random games of one title, in pieces that can be measured. */
final class RandomPlay<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Far enough into a game that something lies on the table. */
  private static final int OPENING = 6;

  /** Of one search. */
  static final int ITERATIONS = 2_000;

  private final Game<P, M, V> game;
  private final Setup setup;
  private final FastChance chance = new FastChance(1);
  private P position;
  private final P copied;
  private final P spare;
  private final Search<P, M, V> search;

  RandomPlay(Game<P, M, V> game) {
    this.game = game;
    this.setup = Setup.of(game.info().fewestSeats());
    position = begin();
    for (int i = 0; i < OPENING; i++) {
      move();
    }
    copied = position.copy();
    spare = position.copy();
    search = new Search<>(game, setup.seats(), Tuning.STANDARD);
  }

  private P begin() {
    P begun = game.start(setup);
    begun.settleIfDue(chance, Journal.OFF);
    return begun;
  }

  /** One random move with the luck it sets going; a new game where one is over. */
  Object move() {
    if (position.actor() == Seat.NOBODY) {
      position = begin();
    }
    Choices<M> legal = position.legal();
    position.play(legal.get(chance.below(legal.count())), Journal.OFF);
    position.settleIfDue(chance, Journal.OFF);
    return position;
  }

  /** One copy into a board that is there already, as search does it. */
  Object copy() {
    spare.copyFrom(copied);
    return spare;
  }

  /** One search at a few moves into a game, as bots do it. */
  Object think() {
    V view = copied.view(copied.actor());
    return search.think(view, Budget.iterations(ITERATIONS), chance.below(Integer.MAX_VALUE));
  }

  /** One random game from its set-up to its result. */
  Object game() {
    position = begin();
    while (position.actor() != Seat.NOBODY) {
      move();
    }
    return position.result();
  }

  /** As {@link #game}, but the legal moves are listed before one of them is picked. */
  Object listedGame() {
    position = begin();
    while (position.actor() != Seat.NOBODY) {
      Choices<M> legal = position.legal();
      M move;
      if (legal.count() > Choices.LISTABLE) {
        move = legal.get(chance.below(legal.count()));
      } else {
        List<M> all = legal.list();
        move = all.get(chance.below(all.size()));
      }
      position.play(move, Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
    return position.result();
  }
}
