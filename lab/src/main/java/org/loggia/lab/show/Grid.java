package org.loggia.lab.show;

import java.util.ArrayList;
import java.util.List;

/** A table in plain characters: the first column to the left, the others to the right. */
public final class Grid {
  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();

  public Grid row(String... cells) {
    rows.add(List.of(cells));
    return this;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        String blanks = " ".repeat(width(column) - cell.length());
        line.append(GAP).append(column == 0 ? cell + blanks : blanks + cell);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    int width = 0;
    for (List<String> row : rows) {
      width = column < row.size() ? Math.max(width, row.get(column).length()) : width;
    }
    return width;
  }
}
