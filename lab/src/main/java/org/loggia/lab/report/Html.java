package org.loggia.lab.report;

/** Words inside HTML and SVG. */
final class Html {
  private Html() {}

  static String text(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
