package org.loggia.games.palazzo;

import java.util.List;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;

/** What luck does to the table: the set-up, money and tiles. */
abstract sealed class PalazzoLuck extends PalazzoTable permits PalazzoWorks {
  PalazzoLuck(Setup setup, StackTable stackTable) {
    super(setup, stackTable);
  }

  /** Everything that is due in this phase. */
  final void settleAll(Chance chance, Journal journal) {
    if (phase == Phase.START) {
      layOut(chance, journal);
    }
    if (phase == Phase.DRAW) {
      drawTiles(chance, journal);
    } else if (phase == Phase.TURN_UP) {
      turnUp(chance, journal);
    } else {
      deal(chance, journal);
    }
  }

  // P2: the set-up.

  private void layOut(Chance chance, Journal journal) {
    Tile[] laid = new Tile[Quarry.COUNT];
    for (Quarry quarry : Quarry.ALL) {
      laid[quarry.ordinal()] = site.layOut(chance);
      site.put(quarry, Tiles.of(laid[quarry.ordinal()]));
    }
    Tile inDepot = site.layOut(chance);
    site.depot = Tiles.of(inDepot);
    phase = Phase.DEAL;
    if (journal.on()) {
      journal.tell(new PalazzoEvent.LaidOut(List.of(laid), inDepot));
    }
  }

  private void deal(Chance chance, Journal journal) {
    for (int seat = 0; seat < seats; seat++) {
      money.deal(seat, chance);
      if (journal.on()) {
        journal.tell(
            seat,
            new PalazzoEvent.Dealt(seat, money.secret[seat]),
            new PalazzoEvent.DealtUnseen(seat, Money.DEALT));
      }
    }
    turn = setup.first() == Seat.NOBODY ? chance.below(seats) : setup.first();
    at = turn;
    phase = Phase.ACTION;
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Begins(turn));
    }
  }

  // P5.2: money is turned up.

  private void turnUp(Chance chance, Journal journal) {
    Cards cards = money.turnUp(money.turnedUp(), chance);
    // Told apart, since it tells which cards the old deck had and which the discards.
    tellTurnedUp(cards, journal);
    int missing = money.turnedUp() - cards.size();
    if (missing > 0) {
      money.reshuffle();
      if (journal.on()) {
        journal.tell(new PalazzoEvent.Reshuffled(money.deck.size()));
      }
      tellTurnedUp(money.turnUp(missing, chance), journal);
    }
    phase = Phase.TAKE;
  }

  private void tellTurnedUp(Cards cards, Journal journal) {
    if (journal.on() && !cards.isEmpty()) {
      journal.tell(new PalazzoEvent.TurnedUp(turn, cards));
    }
  }

  // P6: two tiles are drawn.

  private void drawTiles(Chance chance, Journal journal) {
    Tile first = site.draw(chance);
    if (first == null) {
      rider(journal);
    } else {
      site.depot = site.depot.plus(first); // P6.2
      if (journal.on()) {
        journal.tell(new PalazzoEvent.CameToDepot(turn, first, site.price()));
      }
    }
    if (!site.isComplete()) { // P6.5: after the fifth rider nothing more is drawn
      Tile second = site.draw(chance);
      if (second == null) {
        rider(journal);
      } else {
        Quarry quarry = site.quarryFor(second); // P6.3
        site.put(quarry, site.at(quarry).plus(second));
        if (journal.on()) {
          journal.tell(new PalazzoEvent.CameToQuarry(turn, second, quarry));
        }
      }
    }
    if (site.isComplete()) {
      over(Palazzo.RIDERS, journal); // P12.1
    } else {
      phase = Phase.CHOOSE;
    }
  }

  private void rider(Journal journal) {
    if (journal.on()) {
      journal.tell(new PalazzoEvent.RiderCame(turn, site.riders));
    }
  }

  /** P12: the game is over. */
  final void over(String how, Journal journal) {
    phase = Phase.OVER;
    ending = how;
    money.showAll();
    if (journal.on()) {
      Scores.tell(this, journal);
    }
  }
}
