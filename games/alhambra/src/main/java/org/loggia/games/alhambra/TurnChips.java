package org.loggia.games.alhambra;

import org.loggia.core.Journal;

/** What the chips do that are used in a turn. */
final class TurnChips {
  private TurnChips() {}

  /** H9.3: the marker there makes room, and with it the unbroken row below it. */
  static void displace(StoneSide side, Colour colour, Journal journal) {
    int seat = side.position.onTurn();
    int column = colour.ordinal();
    int target = side.position.dice.target(column);
    side.chips.spend(seat, Chip.DISPLACE);
    if (journal.on()) {
      journal.tell(new AlhambraEvent.Displaced(seat, colour, Field.at(target)));
      tellPushes(side, colour, target, journal);
    }
    int fallen = side.position.area.push(column, target);
    if (fallen != ResultArea.FREE) {
      side.position.out[fallen]++;
    }
    side.position.area.put(column, target, seat);
    side.position.inHand[seat]--;
    side.position.endTurn(journal);
  }

  private static void tellPushes(StoneSide side, Colour colour, int target, Journal journal) {
    int end = side.position.area.free(colour.ordinal(), target);
    for (int field = end - 1; field >= target; field--) {
      int owner = side.position.area.owner(colour.ordinal(), field);
      Integer seat = side.table.seat(owner);
      String name = side.table.name(owner);
      journal.tell(
          field + 1 == ResultArea.OUT
              ? new AlhambraEvent.PushedOut(seat, name, colour)
              : new AlhambraEvent.Pushed(seat, name, colour, Field.at(field), Field.at(field + 1)));
    }
  }

  /** H9.4: everything is as it was before the throw. */
  static void cancel(StoneSide side, Journal journal) {
    int seat = side.position.onTurn();
    int number = side.position.dice.thrown;
    side.chips.spend(seat, Chip.CANCEL);
    side.position.dice.cancel();
    if (side.position.dice.thrown == 0) {
      side.position.phase = Phase.THROW;
    }
    if (journal.on()) {
      journal.tell(
          new AlhambraEvent.Cancelled(seat, number, new Symbols(side.position.dice.shown)));
    }
  }

  /** H9.5: once turned, the black die counts until the turn ends. */
  static void turnBlackDie(StoneSide side, Colour colour, Journal journal) {
    side.chips.spend(side.position.onTurn(), Chip.BLACK_DIE);
    side.position.dice.black = colour.ordinal();
    side.position.dice.before = Dice.NONE;
    if (journal.on()) {
      journal.tell(new AlhambraEvent.BlackDieTurned(side.position.onTurn(), colour));
    }
  }
}
