package org.loggia.games.alhambra;

import org.loggia.core.Tokens;
import org.loggia.core.Unreadable;

/**
 * One of the 24 result fields of a column: how many symbols, in how many throws. Its text is {@code
 * 5/3}. Counted from the best to the worst, the fields are 0 to 23.
 */
public record Field(int row, int thrown) {
  static final int ROWS = 8;
  static final int IN_A_ROW = 3;
  static final int COUNT = ROWS * IN_A_ROW;

  public Field {
    if (row < 1 || row > ROWS || thrown < 1 || thrown > IN_A_ROW) {
      throw new IllegalArgumentException("a field from 8/1 to 1/3 expected");
    }
  }

  static int index(int row, int thrown) {
    return (ROWS - row) * IN_A_ROW + thrown - 1;
  }

  int index() {
    return index(row, thrown);
  }

  static Field at(int index) {
    return new Field(ROWS - index / IN_A_ROW, 1 + index % IN_A_ROW);
  }

  String text() {
    return row + "/" + thrown;
  }

  static Field read(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw new Unreadable("a field such as 5/3 expected, not '" + text + "'");
    }
    return new Field(
        Tokens.number(text.substring(0, slash), "the row of a field", 1, ROWS),
        Tokens.number(text.substring(slash + 1), "the throws of a field", 1, IN_A_ROW));
  }
}
