package org.loggia.lab.show;

/** Breaks prose into lines that fit. */
public final class Paragraph {
  private Paragraph() {}

  /** Words as they come, broken at blanks; what follows the first line is set in by so much. */
  public static String wrap(String prose, int width, String indent) {
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String word : prose.strip().split("\\s+")) {
      if (column > 0 && column + 1 + word.length() > width) {
        text.append('\n').append(indent).append(word);
        column = indent.length() + word.length();
      } else {
        text.append(column == 0 ? "" : " ").append(word);
        column += (column == 0 ? 0 : 1) + word.length();
      }
    }
    return text.append('\n').toString();
  }
}
