package org.loggia.lab.show;

/** The place in a document where a table is kept: between two comments with this name. */
public record Marks(String name) {
  public String begin() {
    return "<!-- " + name + ":begin -->";
  }

  public String end() {
    return "<!-- " + name + ":end -->";
  }

  /**
   * The document with the text between its marks.
   *
   * @throws IllegalArgumentException if the marks are not there
   */
  public String into(String document, String text) {
    int from = document.indexOf(begin());
    int to = document.indexOf(end());
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("the marks " + begin() + " and " + end() + " are missing");
    }
    return document.substring(0, from + begin().length()) + "\n" + text + document.substring(to);
  }
}
