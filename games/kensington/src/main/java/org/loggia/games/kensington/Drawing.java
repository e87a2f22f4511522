package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;

/** A block of text whose lines know how wide they are, colours not counted. */
final class Drawing {
  private record Line(String text, int width) {}

  private final List<Line> lines = new ArrayList<>();

  /** The line that is being written. */
  private final StringBuilder text = new StringBuilder();

  private int width;

  /** Adds to the line; what is painted may be longer than it looks. */
  Drawing add(String painted, int looks) {
    text.append(painted);
    width += looks;
    return this;
  }

  Drawing add(String plain) {
    return add(plain, plain.length());
  }

  /** Blanks up to a column of the page. */
  Drawing goTo(int column) {
    if (column > width) {
      text.append(" ".repeat(column - width));
      width = column;
    }
    return this;
  }

  Drawing endLine() {
    lines.add(new Line(text.toString(), width));
    text.setLength(0);
    width = 0;
    return this;
  }

  /** How wide the line is so far. */
  int at() {
    return width;
  }

  int height() {
    return lines.size();
  }

  int width() {
    int widest = 0;
    for (Line line : lines) {
      widest = Math.max(widest, line.width);
    }
    return widest;
  }

  /** Writes a line of another drawing, or nothing where it has none. */
  Drawing copy(Drawing other, int line) {
    if (line >= 0 && line < other.lines.size()) {
      add(other.lines.get(line).text, other.lines.get(line).width);
    }
    return this;
  }

  String page() {
    StringBuilder page = new StringBuilder();
    for (Line line : lines) {
      page.append(line.text).append('\n');
    }
    return page.toString();
  }
}
