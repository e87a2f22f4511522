package org.loggia.games.azul;

import org.loggia.core.Unreadable;

/** Refuses typed positions that cannot be played on. */
final class AzulPositionCheck {
  private AzulPositionCheck() {}

  static void check(AzulPosition position) {
    checkMarker(position);
    for (Board board : position.boards) {
      boolean possible = board.score <= board.gained && board.score >= board.gained - board.lost;
      demand(possible, "a score is what was gained without what was lost");
    }
    boolean drafting = position.phase == Phase.DRAFT;
    demand(drafting == (position.sources != 0), "tiles are on offer in the phase 'draft' only");
    demand(
        (position.phase == Phase.START) == (position.round == 0),
        "round 0 is before the start, and no other is");
    demand(
        (position.phase == Phase.OVER) == (position.ending != null),
        "an ending belongs to the phase 'over'");
    boolean between = position.phase == Phase.DRAFT || position.phase == Phase.DEAL;
    demand(
        !between || !position.hasFullRow(),
        "after a round with a complete row the game is over: that is phase 'over'");
    switch (position.phase) {
      case START -> checkStart(position);
      case DRAFT -> {}
      case TILING -> checkTiling(position);
      case DEAL -> checkDeal(position);
      case OVER -> checkOver(position);
    }
  }

  private static void checkMarker(AzulPosition position) {
    for (int seat = 0; seat < position.seats; seat++) {
      int markers = 0;
      Board board = position.boards[seat];
      for (int space = 0; space < board.floorSize(); space++) {
        markers += board.floorItem(space) == Board.MARKER ? 1 : 0;
      }
      demand(markers <= (position.marker == seat ? 1 : 0), "there is only one marker");
      if (position.phase == Phase.DRAFT && position.marker == seat && markers == 0) {
        boolean full = board.floorSize() == Board.FLOOR_SPACES;
        demand(full, "who takes the marker has it on the floor line, unless that is full");
      }
    }
  }

  private static void checkStart(AzulPosition position) {
    boolean untouched = position.bag == Tiles.ALL && position.marker == AzulPosition.IN_CENTRE;
    for (Board board : position.boards) {
      untouched &= board.gained == 0 && board.lost == 0 && board.paid == 0;
    }
    demand(
        untouched && position.turn == 0 && position.starter == 0,
        "at the start nothing has happened yet");
  }

  private static void checkTiling(AzulPosition position) {
    demand(position.grey, "columns are chosen on the grey side only");
    for (int seat = position.nextStarter(); seat != position.turn; seat = position.next(seat)) {
      Board board = position.boards[seat];
      demand(
          board.fullLines() == 0 && board.floorSize() == 0,
          "walls are tiled in turn, from the next starting player on");
    }
    boolean choice =
        position.boards[position.turn].fullLines() != 0 && Integer.bitCount(position.columns()) > 1;
    demand(choice, "the first full line must have a choice of columns");
  }

  private static void checkRoundEnd(AzulPosition position) {
    for (Board board : position.boards) {
      demand(
          board.fullLines() == 0 && board.floorSize() == 0,
          "after a round no line is full, and floor lines are empty");
    }
    demand(
        position.starter == position.nextStarter() && position.turn == position.starter,
        "after a round it is the turn of whoever begins the next one");
  }

  private static void checkDeal(AzulPosition position) {
    checkRoundEnd(position);
    demand(position.bag + position.lid != Tiles.NONE, "there is nothing to deal");
    demand(position.round < position.mostRounds, "that was the last round");
  }

  private static void checkOver(AzulPosition position) {
    checkRoundEnd(position);
    String ending = position.ending == null ? "" : position.ending;
    switch (ending) {
      case Azul.ROW -> demand(position.hasFullRow(), "there is no complete row");
      case Azul.CAP ->
          demand(
              position.round == position.mostRounds && !position.hasFullRow(),
              "the ending 'cap' needs the last round and no complete row");
      case Azul.NOTHING_DEALT ->
          demand(
              position.bag + position.lid == Tiles.NONE && !position.hasFullRow(),
              "the ending 'nothing-dealt' needs an empty bag and no complete row");
      default -> throw new Unreadable("no such ending: '" + ending + "'");
    }
  }

  private static void demand(boolean fine, String otherwise) {
    if (!fine) {
      throw new Unreadable(otherwise);
    }
  }
}
