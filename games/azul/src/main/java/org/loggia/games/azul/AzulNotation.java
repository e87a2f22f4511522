package org.loggia.games.azul;

import java.util.Map;
import org.loggia.core.Answer;
import org.loggia.core.Notation;
import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;
import org.loggia.core.json.Json;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/**
 * Azul in writing. A take is source, colour and line: {@code F3 red 2} takes the red tiles of
 * display 3 to line 2, {@code C blue floor} the blue ones of the centre to the floor line. On the
 * grey side {@code row 4 col 2} moves a tile of line 4 to column 2. Displays, lines, rows and
 * columns are counted from 1: displays as they lie, lines and rows from the top, columns from the
 * left.
 */
final class AzulNotation implements Notation<AzulPosition, AzulMove> {
  private static final String CENTRE = "C";
  private static final char DISPLAY = 'F';
  private static final String FLOOR = "floor";

  @Override
  public String writeMove(AzulMove move) {
    return switch (move) {
      case Take(int source, Colour colour, int line) ->
          (source == Sources.CENTRE ? CENTRE : "" + DISPLAY + source)
              + " "
              + colour.word()
              + " "
              + (line == Board.FLOOR ? FLOOR : "" + line);
      case Place(int row, int column) -> "row " + row + " col " + column;
    };
  }

  @Override
  public Answer<AzulMove> readMove(AzulPosition position, String text) {
    return Answer.reading(
        () -> {
          Tokens tokens = new Tokens(text);
          AzulMove move = tokens.take("row") ? readPlace(tokens) : readTake(tokens);
          tokens.end();
          return move;
        });
  }

  private static Place readPlace(Tokens tokens) {
    int row = tokens.number("a row", 1, Wall.SIZE);
    tokens.expect("col");
    return new Place(row, tokens.number("a column", 1, Wall.SIZE));
  }

  private static Take readTake(Tokens tokens) {
    int source = readSource(tokens.next("a move"));
    Colour colour = Worded.read(Colour.ALL, tokens.next("a colour"));
    int line =
        tokens.take(FLOOR) ? Board.FLOOR : tokens.number("a line or 'floor'", 1, Board.LINES);
    return new Take(source, colour, line);
  }

  private static int readSource(String word) {
    if (word.equals(CENTRE)) {
      return Sources.CENTRE;
    }
    if (word.charAt(0) != DISPLAY) {
      throw new Unreadable(
          "a move begins with a display such as F3, with C for the centre, or with row, not '"
              + word
              + "'");
    }
    return Tokens.number(word.substring(1), "the number of a display", 1, Sources.MOST_DISPLAYS);
  }

  @Override
  public String writePosition(AzulPosition position) {
    return AzulPositionText.write(position);
  }

  @Override
  public Answer<AzulPosition> readPosition(String text, Map<String, Json> data) {
    return Answer.reading(() -> AzulPositionText.read(text));
  }
}
