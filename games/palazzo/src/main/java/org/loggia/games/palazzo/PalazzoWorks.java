package org.loggia.games.palazzo;

import org.loggia.core.Journal;
import org.loggia.core.Setup;
import org.loggia.games.palazzo.PalazzoMove.Clear;
import org.loggia.games.palazzo.PalazzoMove.Join;
import org.loggia.games.palazzo.PalazzoMove.Split;

/** What building and rebuilding do to the palaces on the table. */
abstract sealed class PalazzoWorks extends PalazzoLuck permits PalazzoPosition {
  PalazzoWorks(Setup setup, StackTable stackTable) {
    super(setup, stackTable);
  }

  /** What the estate of a seat has gained since it looked like this. */
  private int gained(int seat, Estate before) {
    return estate[seat].points() - before.points();
  }

  // P10: building.

  final void build(Tile tile, int palace, Journal journal) {
    Estate before = estate[at];
    estate[at] = before.build(tile, palace);
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Built(at, tile, palace, gained(at, before)));
    }
  }

  final void found(Tile tile, Journal journal) {
    Estate before = estate[at];
    estate[at] = before.found(tile);
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Founded(at, tile, estate[at].size(), gained(at, before)));
    }
  }

  final void box(Tile tile, Journal journal) {
    site.box = site.box.plus(tile);
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Boxed(at, tile));
    }
  }

  // P11: rebuilding, which costs a card of any kind (P11.1).

  final void split(Split move, Journal journal) {
    Estate before = estate[turn];
    Tile tile = before.tile(move.palace(), move.floor());
    estate[turn] = before.split(move.palace(), tile);
    money.pay(turn, Cards.of(move.card()));
    if (journal.on()) {
      journal.tell(
          new PalazzoEvent.SplitOff(turn, move.card(), tile, move.palace(), gained(turn, before)));
    }
  }

  final void join(Join move, Journal journal) {
    Estate before = estate[turn];
    Tile tile = before.single(move.single());
    estate[turn] = before.join(move.single(), tile, move.palace());
    money.pay(turn, Cards.of(move.card()));
    if (journal.on()) {
      journal.tell(
          new PalazzoEvent.Joined(turn, move.card(), tile, move.palace(), gained(turn, before)));
    }
  }

  final void clear(Clear move, Journal journal) {
    Estate before = estate[turn];
    Tile tile = before.single(move.single());
    estate[turn] = before.clear(move.single());
    site.box = site.box.plus(tile);
    money.pay(turn, Cards.of(move.card()));
    if (journal.on()) {
      journal.tell(new PalazzoEvent.Cleared(turn, move.card(), tile, gained(turn, before)));
    }
  }
}
