package org.loggia.lab.records;

import java.util.Comparator;

/** The order of file names as people count: 2 before 10. */
final class Names {
  static final Comparator<String> COUNTED =
      Comparator.comparing(Names::counted).thenComparing(Comparator.naturalOrder());

  private static final int WIDTH = 20;

  private Names() {}

  /** Every number filled up with zeros to the same width. */
  private static String counted(String name) {
    StringBuilder counted = new StringBuilder();
    int digits = 0;
    for (int i = name.length() - 1; i >= 0; i--) {
      boolean digit = Character.isDigit(name.charAt(i));
      if (!digit && digits > 0) {
        counted.append("0".repeat(Math.max(0, WIDTH - digits)));
      }
      digits = digit ? digits + 1 : 0;
      counted.append(name.charAt(i));
    }
    return counted
        .append("0".repeat(digits == 0 ? 0 : Math.max(0, WIDTH - digits)))
        .reverse()
        .toString();
  }
}
