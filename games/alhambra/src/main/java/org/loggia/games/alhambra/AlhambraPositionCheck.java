package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;

/** Refuses typed positions that cannot be played on, and completes what follows from the rest. */
final class AlhambraPositionCheck {
  private AlhambraPositionCheck() {}

  static void check(AlhambraPosition position) {
    checkRound(position);
    checkMarkers(position);
    checkDice(position);
    position.side.check();
    if (position.phase == Phase.RESULTS) {
      int winner = position.side.winner();
      if (winner == AlhambraPosition.NONE || position.table.isCarlo(winner)) {
        throw new Unreadable("nobody has anything to choose in that column");
      }
      position.deciding = winner;
    }
  }

  private static void checkRound(AlhambraPosition position) {
    int least = position.phase == Phase.OVER ? AlhambraPosition.ROUNDS : 1;
    int most = AlhambraPosition.ROUNDS - (position.phase == Phase.ROUND ? 1 : 0);
    boolean fits =
        position.phase == Phase.START
            ? position.round == 0
            : position.round >= least && position.round <= most;
    if (!fits) {
      throw new Unreadable(
          "the phase '" + position.phase.word() + "' is not in round " + position.round);
    }
  }

  private static void checkMarkers(AlhambraPosition position) {
    Table table = position.table;
    for (int figure = 0; figure < table.figures; figure++) {
      if (position.inHand[figure] < 0) {
        throw new Unreadable("each player has only " + table.markers + " markers");
      }
    }
    int all = table.seats * table.markers;
    int played = all;
    for (int seat = 0; seat < table.seats; seat++) {
      played -= position.inHand[seat];
    }
    switch (position.phase) {
      case THROW, TURN -> {
        checkOrder(position, played);
        position.turn = played;
      }
      case RESULTS -> position.turn = all;
      case START, ROUND, OVER -> {
        boolean carloPlayed = table.hasCarlo() && position.inHand[table.seats] < table.markers;
        if (played > 0 || carloPlayed) {
          throw new Unreadable("between rounds all markers are with their owners");
        }
      }
    }
  }

  /** Everybody has played as many markers as turns have come round. */
  private static void checkOrder(AlhambraPosition position, int played) {
    int seats = position.table.seats;
    int markers = position.table.markers;
    for (int seat = 0; seat < seats; seat++) {
      int behind = Math.floorMod(seat - position.caliph, seats);
      if (markers - position.inHand[seat] != (played + seats - 1 - behind) / seats) {
        throw new Unreadable(
            "markers are played in turn: after "
                + played
                + ", seat "
                + seat
                + " has another number");
      }
    }
    if (played == seats * markers) {
      throw new Unreadable("all markers are played: that is phase 'results'");
    }
  }

  private static void checkDice(AlhambraPosition position) {
    Dice dice = position.dice;
    int shown = Symbols.size(dice.shown);
    boolean fits =
        switch (position.phase) {
          case TURN -> shown == Dice.WHITE_DICE && dice.thrown > 0;
          case THROW ->
              dice.thrown == 0
                  ? shown == 0 && dice.black == Dice.NONE
                  : shown < Dice.WHITE_DICE && dice.thrown < Dice.MOST_THROWS;
          default -> shown == 0 && dice.thrown == 0 && dice.black == Dice.NONE;
        };
    if (!fits) {
      throw new Unreadable("so many dice cannot lie there now");
    }
    if (dice.before != Dice.NONE && !mayRemember(position)) {
      throw new Unreadable("'before' belongs to a throw that a chip could cancel");
    }
  }

  private static boolean mayRemember(AlhambraPosition position) {
    Dice dice = position.dice;
    boolean first = position.phase == Phase.TURN && dice.thrown == 1;
    boolean again = dice.thrown > (position.phase == Phase.TURN ? 1 : 0);
    return position.side.mayCancel(position.onTurn())
        && (first ? dice.before == 0 && dice.black == Dice.NONE : again)
        && (first || Symbols.size(dice.before) == Dice.WHITE_DICE)
        && (position.phase == Phase.TURN || Symbols.covers(dice.before, dice.shown));
  }
}
