package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Option;
import org.loggia.core.Seat;
import org.loggia.core.Sections;
import org.loggia.core.Setup;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/** Reads what {@link AzulPositionText} writes, and what people type. */
final class AzulPositionReader {
  private static final int MOST_POINTS = 999;
  private static final int MOST_LOST = 99_999;

  private final Sections sections;

  /** How many tiles of each colour have been named so far. */
  private final int[] named = new int[Colour.COUNT];

  AzulPositionReader(String text) {
    sections = new Sections(text);
  }

  AzulPosition read() {
    List<String> displays = words(sections.take("F"));
    AzulPosition position = new AzulPosition(setup(displays.size()));
    for (int display = 1; display <= position.displays; display++) {
      position.fillSource(display, display(displays.get(display - 1)));
    }
    position.fillSource(Sources.CENTRE, heap(oneWord("C", AzulPositionText.NOTHING)));
    position.phase = phase();
    position.round =
        sections.number(
            "round", 0, position.mostRounds, AzulPositionText.firstRound(position.phase));
    position.turn = sections.number("turn", 0, position.seats - 1, 0);
    position.starter = sections.number("starter", 0, position.seats - 1, 0);
    for (int seat = 0; seat < position.seats; seat++) {
      readBoard(position, seat);
    }
    position.marker = sections.number("marker", 0, position.seats - 1, onFloorLine(position));
    readLid(position);
    position.ending = sections.has("ending") ? oneWord("ending", "") : null;
    sections.end();
    AzulPositionCheck.check(position);
    position.open();
    return position;
  }

  private Setup setup(int displays) {
    for (int seats = Azul.FEWEST_SEATS; seats <= Azul.MOST_SEATS; seats++) {
      if (Azul.displays(seats) == displays) {
        Setup setup =
            Setup.of(seats).withFirst(sections.number("first", 0, seats - 1, Seat.NOBODY));
        return option(option(setup, Azul.SIDE), Azul.ROUNDS);
      }
    }
    throw new Unreadable(
        "F needs the displays of 2, 3 or 4 players, which are 5, 7 or 9, not " + displays);
  }

  private <T> Setup option(Setup setup, Option<T> option) {
    if (!sections.has(option.id())) {
      return setup;
    }
    String word = oneWord(option.id(), "");
    if (!option.accepts(word)) {
      throw new Unreadable(option.id() + " is one of " + option.range() + ", not '" + word + "'");
    }
    return setup.withText(option, word);
  }

  private Phase phase() {
    String word = oneWord("phase", Phase.DRAFT.word());
    for (Phase phase : Phase.ALL) {
      if (phase.word().equals(word)) {
        return phase;
      }
    }
    throw new Unreadable("no such phase: '" + word + "'");
  }

  // Tiles.

  private long display(String word) {
    long heap = heap(word);
    if (Tiles.size(heap) > Deal.TILES_A_DISPLAY) {
      throw new Unreadable("a display has at most four tiles, not " + word);
    }
    return heap;
  }

  private long heap(String letters) {
    long heap = Tiles.NONE;
    if (!letters.equals(AzulPositionText.NOTHING)) {
      for (int i = 0; i < letters.length(); i++) {
        heap += Tiles.of(tile(letters.charAt(i)), 1);
      }
    }
    return heap;
  }

  /** Takes a tile out of the twenty of its colour. */
  private int tile(char letter) {
    Colour colour = Colour.read(letter);
    name(colour, 1);
    return colour.ordinal();
  }

  private void name(Colour colour, int count) {
    named[colour.ordinal()] += count;
    if (named[colour.ordinal()] > Tiles.OF_EACH_COLOUR) {
      throw new Unreadable("there are only twenty " + colour.word() + " tiles");
    }
  }

  /** What lies on floor lines counts with the lid; what lies nowhere is in the bag. */
  private void readLid(AzulPosition position) {
    Tokens tokens = sections.take("lid");
    if (tokens.hasNext()) {
      for (Colour colour : Colour.ALL) {
        int count = tokens.number("a number of tiles", 0, Tiles.OF_EACH_COLOUR);
        name(colour, count);
        position.lid += Tiles.of(colour.ordinal(), count);
      }
    }
    tokens.end();
    position.bag = Tiles.ALL;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      position.bag -= Tiles.of(colour, named[colour]);
    }
  }

  // Boards.

  private void readBoard(AzulPosition position, int seat) {
    Board board = position.boards[seat];
    readWall(position, board, fiveWords("wall" + seat));
    readLines(board, fiveWords("lines" + seat));
    String floor = oneWord("floor" + seat, "");
    if (floor.length() > Board.FLOOR_SPACES) {
      throw new Unreadable("a floor line has seven spaces");
    }
    for (int i = 0; i < floor.length(); i++) {
      char sign = floor.charAt(i);
      board.drop(sign == FloorItem.MARKER_SIGN ? Board.MARKER : tile(sign) + 1, 1);
    }
    position.lid += board.floorTiles();
    readScore(board, sections.take("score" + seat));
  }

  private void readWall(AzulPosition position, Board board, List<String> rows) {
    for (int row = 1; row <= rows.size(); row++) {
      String cells = rows.get(row - 1);
      if (cells.length() != Wall.SIZE) {
        throw new Unreadable("a row of a wall has five cells, not '" + cells + "'");
      }
      for (int column = 1; column <= Wall.SIZE; column++) {
        char cell = cells.charAt(column - 1);
        if (cell != AzulPositionText.NO_TILE) {
          int colour = tile(cell);
          if (!fits(position, board, colour, row, column)) {
            throw new Unreadable(
                Colour.ALL[colour].word() + " cannot lie in row " + row + ", column " + column);
          }
          board.lay(colour, row, column);
        }
      }
    }
  }

  private static boolean fits(AzulPosition position, Board board, int colour, int row, int column) {
    if (!position.grey) {
      return Wall.printedColumn(colour, row) == column;
    }
    return (board.cellsOf(colour) & (Wall.row(row) | Wall.column(column))) == 0;
  }

  private void readLines(Board board, List<String> lines) {
    for (int line = 1; line <= lines.size(); line++) {
      String word = lines.get(line - 1);
      if (word.equals(AzulPositionText.NOTHING)) {
        continue;
      }
      int colour = tile(word.charAt(0));
      for (int i = 1; i < word.length(); i++) {
        if (tile(word.charAt(i)) != colour) {
          throw new Unreadable("a line has tiles of one colour, not " + word);
        }
      }
      if (word.length() > line) {
        throw new Unreadable("line " + line + " has no room for " + word);
      }
      if ((board.cellsOf(colour) & Wall.row(line)) != 0) {
        throw new Unreadable("row " + line + " has " + Colour.ALL[colour].word() + " already");
      }
      board.put(colour, word.length(), line);
    }
  }

  private static void readScore(Board board, Tokens tokens) {
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
    tokens.end();
  }

  /** The seat that has the marker on its floor line. */
  private static int onFloorLine(AzulPosition position) {
    for (int seat = 0; seat < position.seats; seat++) {
      if (position.boards[seat].hasMarker()) {
        return seat;
      }
    }
    return AzulPosition.IN_CENTRE;
  }

  // Words.

  private String oneWord(String label, String standard) {
    if (!sections.has(label)) {
      return standard;
    }
    Tokens tokens = sections.take(label);
    String word = tokens.next(label);
    tokens.end();
    return word;
  }

  /** Five words, or none where the section is left out. */
  private List<String> fiveWords(String label) {
    boolean there = sections.has(label);
    List<String> words = words(sections.take(label));
    if (there && words.size() != Board.LINES) {
      throw new Unreadable(label + " needs five words, from top to bottom");
    }
    return words;
  }

  private static List<String> words(Tokens tokens) {
    List<String> words = new ArrayList<>();
    while (tokens.hasNext()) {
      words.add(tokens.next("a word"));
    }
    return words;
  }
}
