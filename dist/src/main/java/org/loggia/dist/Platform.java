package org.loggia.dist;

import java.util.Locale;

/** The kind of machine that a Java of this JDK runs on. */
record Platform(String system, String processor) {
  static final Platform HERE =
      new Platform(system(System.getProperty("os.name")), processor(System.getProperty("os.arch")));

  private static String system(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return small.startsWith("mac") ? "macos" : small.startsWith("windows") ? "windows" : small;
  }

  /** As containers call them. */
  private static String processor(String name) {
    return switch (name) {
      case "x86_64" -> "amd64";
      case "aarch64" -> "arm64";
      default -> name;
    };
  }

  boolean isLinux() {
    return system.equals("linux");
  }

  @Override
  public String toString() {
    return system + "-" + processor;
  }
}
