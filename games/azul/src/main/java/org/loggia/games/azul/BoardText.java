package org.loggia.games.azul;

import java.util.List;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/** A player's board in writing, as part of an {@link AzulPositionText}. */
final class BoardText {
  private static final char NO_TILE = '.';
  private static final int MOST_POINTS = 999;
  private static final int MOST_LOST = 99_999;

  private final AzulPositionText text;
  private final boolean grey;
  private final Board board;

  BoardText(AzulPositionText text, boolean grey, Board board) {
    this.text = text;
    this.grey = grey;
    this.board = board;
  }

  String lines() {
    StringBuilder text = new StringBuilder();
    boolean empty = true;
    for (int line = 1; line <= Board.LINES; line++) {
      int tiles = board.tilesOn(line);
      empty &= tiles == 0;
      text.append(line == 1 ? "" : " ");
      text.append(
          tiles == 0
              ? AzulPositionText.NOTHING
              : AzulPositionText.letters(Tiles.of(board.colourOf(line), tiles)));
    }
    return empty ? "" : text.toString();
  }

  void readLines(Tokens tokens) {
    List<String> lines = five(tokens, "lines");
    for (int line = 1; line <= lines.size(); line++) {
      String word = lines.get(line - 1);
      if (word.equals(AzulPositionText.NOTHING)) {
        continue;
      }
      int colour = text.tile(word.charAt(0));
      for (int i = 1; i < word.length(); i++) {
        if (text.tile(word.charAt(i)) != colour) {
          throw new Unreadable("a line has tiles of one colour, not " + word);
        }
      }
      if (word.length() > line) {
        throw new Unreadable("line " + line + " has no room for " + word);
      }
      board.put(colour, word.length(), line);
    }
  }

  String wall() {
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

  void readWall(Tokens tokens) {
    List<String> rows = five(tokens, "a wall");
    for (int row = 1; row <= rows.size(); row++) {
      String cells = rows.get(row - 1);
      if (cells.length() != Wall.SIZE) {
        throw new Unreadable("a row of a wall has five cells, not '" + cells + "'");
      }
      for (int column = 1; column <= Wall.SIZE; column++) {
        char cell = cells.charAt(column - 1);
        if (cell != NO_TILE) {
          int colour = text.tile(cell);
          if (!fits(colour, row, column)) {
            throw new Unreadable(
                Colour.ALL[colour].word() + " cannot lie in row " + row + ", column " + column);
          }
          board.lay(colour, row, column);
        }
      }
    }
    for (int line = 1; line <= Board.LINES; line++) {
      int colour = board.tilesOn(line) == 0 ? 0 : board.colourOf(line);
      if (board.tilesOn(line) > 0 && (board.cellsOf(colour) & Wall.row(line)) != 0) {
        throw new Unreadable("row " + line + " has " + Colour.ALL[colour].word() + " already");
      }
    }
  }

  private boolean fits(int colour, int row, int column) {
    if (!grey) {
      return Wall.printedColumn(colour, row) == column;
    }
    return (board.cellsOf(colour) & (Wall.row(row) | Wall.column(column))) == 0;
  }

  String floor() {
    StringBuilder text = new StringBuilder();
    for (int space = 0; space < board.floorSize(); space++) {
      text.append(FloorItem.of(board.floorItem(space)).sign());
    }
    return text.toString();
  }

  void readFloor(Tokens tokens) {
    String floor = tokens.hasNext() ? tokens.next("a floor line") : "";
    if (floor.length() > Board.FLOOR_SPACES) {
      throw new Unreadable("a floor line has seven spaces");
    }
    for (int i = 0; i < floor.length(); i++) {
      char sign = floor.charAt(i);
      board.drop(sign == FloorItem.MARKER_SIGN ? Board.MARKER : text.tile(sign) + 1, 1);
    }
  }

  String score() {
    if (board.gained == board.score && board.lost == 0 && board.paid == 0) {
      return board.score == 0 ? "" : Integer.toString(board.score);
    }
    return board.score + " gained " + board.gained + " lost " + board.lost + " paid " + board.paid;
  }

  void readScore(Tokens tokens) {
    if (tokens.hasNext()) {
      board.score = tokens.number("a score", 0, MOST_POINTS);
      board.gained = board.score;
      if (tokens.hasNext()) {
        tokens.expect("gained");
        board.gained = tokens.number("points", 0, MOST_POINTS);
        tokens.expect("lost");
        board.lost = tokens.number("points", 0, MOST_LOST);
        tokens.expect("paid");
        board.paid = tokens.number("spaces", 0, MOST_LOST);
      }
    }
  }

  /** Five words, or none where the section is left out. */
  private static List<String> five(Tokens tokens, String what) {
    List<String> words = AzulPositionText.words(tokens);
    if (!words.isEmpty() && words.size() != Board.LINES) {
      throw new Unreadable(what + " needs five words, from top to bottom");
    }
    return words;
  }
}
