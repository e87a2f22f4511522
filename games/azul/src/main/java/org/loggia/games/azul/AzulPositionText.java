package org.loggia.games.azul;

import org.loggia.core.Seat;
import org.loggia.core.Sections;

/**
 * An Azul table in writing: {@code F BBYR - KKWW BYRK -; C BYY; round 2; turn 1; lid 0 2 1 0 0;
 * lines0 B - RRR - -; wall0 B.... ..... ....R ..... .....; floor0 1K; score0 4}.
 *
 * <ul>
 *   <li>F: the displays, of which there are 5, 7 or 9 for 2, 3 or 4 players; C: the centre
 *   <li>lid: how many of each colour, in the order B Y R K W; whatever lies nowhere is in the bag
 *   <li>linesN, wallN, floorN, scoreN: the board of seat N, seats counted from 0; on the floor line
 *       1 is the marker; the score is without the bonuses of the end
 *   <li>starter: who began the round; when its tiling is done (phases deal and over), whoever
 *       begins the next one, or would begin it
 *   <li>marker: who has it, if it is neither in the centre nor on a floor line
 *   <li>side, rounds and first: what was agreed before the game
 * </ul>
 *
 * What is left out is empty, or as in the first round: seat 0 began and is to move, the marker lies
 * in the centre. The displays alone are a position.
 */
final class AzulPositionText {
  static final String NOTHING = "-";
  static final char NO_TILE = '.';

  private AzulPositionText() {}

  static String write(AzulPosition position) {
    Sections.Writer text = new Sections.Writer();
    StringBuilder displays = new StringBuilder();
    for (int display = 1; display <= position.displays; display++) {
      long heap = position.tiles[display];
      displays.append(display == 1 ? "" : " ").append(heap == 0 ? NOTHING : letters(heap));
    }
    text.add("F", displays.toString());
    text.add("C", letters(position.tiles[Sources.CENTRE]));
    text.add("side", position.grey ? Azul.GREY : "");
    text.add("rounds", position.mostRounds, Azul.ROUNDS.standard());
    text.add("phase", position.phase == Phase.DRAFT ? "" : position.phase.word());
    text.add("round", position.round, firstRound(position.phase));
    text.add("turn", position.turn, 0);
    text.add("starter", position.starter, 0);
    text.add("marker", hasMarkerAside(position) ? Integer.toString(position.marker) : "");
    text.add("lid", counts(position.inLid()));
    for (int seat = 0; seat < position.seats; seat++) {
      Board board = position.boards[seat];
      text.add("lines" + seat, lines(board));
      text.add("wall" + seat, wall(board));
      text.add("floor" + seat, floor(board));
      text.add("score" + seat, score(board));
    }
    text.add("first", position.setup.first(), Seat.NOBODY);
    String ending = position.ending;
    text.add("ending", ending == null ? "" : ending);
    return text.toString();
  }

  /** The round that need not be written. */
  static int firstRound(Phase phase) {
    return phase == Phase.START ? 0 : 1;
  }

  private static boolean hasMarkerAside(AzulPosition position) {
    int marker = position.marker;
    return marker != AzulPosition.IN_CENTRE && !position.boards[marker].hasMarker();
  }

  private static String letters(long heap) {
    StringBuilder text = new StringBuilder();
    for (Colour colour : Tiles.list(heap)) {
      text.append(colour.letter());
    }
    return text.toString();
  }

  private static String counts(long heap) {
    StringBuilder text = new StringBuilder();
    for (int count : Tiles.counts(heap)) {
      text.append(text.isEmpty() ? "" : " ").append(count);
    }
    return heap == Tiles.NONE ? "" : text.toString();
  }

  private static String lines(Board board) {
    StringBuilder text = new StringBuilder();
    boolean empty = true;
    for (int line = 1; line <= Board.LINES; line++) {
      int tiles = board.tilesOn(line);
      empty &= tiles == 0;
      text.append(line == 1 ? "" : " ");
      text.append(tiles == 0 ? NOTHING : letters(Tiles.of(board.colourOf(line), tiles)));
    }
    return empty ? "" : text.toString();
  }

  private static String wall(Board board) {
    StringBuilder text = new StringBuilder();
    for (int row = 1; row <= Wall.SIZE; row++) {
      text.append(row == 1 ? "" : " ");
      for (int column = 1; column <= Wall.SIZE; column++) {
        boolean filled = (board.wall() & Wall.cell(row, column)) != 0;
        text.append(filled ? board.colourAt(row, column).letter() : NO_TILE);
      }
    }
    return board.wall() == 0 ? "" : text.toString();
  }

  private static String floor(Board board) {
    StringBuilder text = new StringBuilder();
    for (int space = 0; space < board.floorSize(); space++) {
      text.append(FloorItem.of(board.floorItem(space)).sign());
    }
    return text.toString();
  }

  private static String score(Board board) {
    if (board.gained == board.score && board.lost == 0 && board.paid == 0) {
      return board.score == 0 ? "" : Integer.toString(board.score);
    }
    return board.score + " gained " + board.gained + " lost " + board.lost + " paid " + board.paid;
  }
}
