package org.loggia.lab.show;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** How many characters fit on a line. */
final class TerminalWidth {
  private static final int USUAL = 80;
  private static final int LEAST = 40;
  private static final int MOST = 200;

  private TerminalWidth() {}

  /** Asks the window itself; Java has no word for that, stty has. */
  static int ofWindow() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      String[] rowsAndColumns = size.strip().split(" ");
      return rowsAndColumns.length == 2 ? read(rowsAndColumns[1]) : ofEnvironment();
    } catch (IOException e) {
      return ofEnvironment();
    }
  }

  static int ofEnvironment() {
    String columns = System.getenv("COLUMNS");
    return columns == null ? USUAL : read(columns);
  }

  private static int read(String number) {
    try {
      int columns = Integer.parseInt(number);
      return columns <= 0 ? USUAL : Math.clamp(columns, LEAST, MOST);
    } catch (NumberFormatException e) {
      return USUAL;
    }
  }
}
