package org.loggia.server.fault;

import org.jspecify.annotations.Nullable;

/** Why something failed. */
public final class Causes {
  /** The exit status with which the Java machine itself ends when told to do so. */
  private static final int OUT_OF_MEMORY = 3;

  private static final int DEEPEST = 20;

  private Causes() {}

  /** From what we saw down to what was behind it, on one line. */
  public static String inOneLine(Throwable failed) {
    StringBuilder line = new StringBuilder();
    @Nullable Throwable cause = failed;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      String said = String.valueOf(cause.getMessage()).replaceAll("\\s+", " ");
      // A wrapper often repeats what it wraps.
      if (depth == 0 || line.indexOf(said) < 0) {
        line.append(depth == 0 ? "" : ": ").append(said);
      }
      for (Throwable beside : cause.getSuppressed()) {
        line.append(" (").append(String.valueOf(beside.getMessage()).replaceAll("\\s+", " "));
        line.append(')');
      }
    }
    return line.toString();
  }

  /**
   * Without memory nothing can be relied on any more: the process ends, and whoever started it
   * starts it again. What was acknowledged is in the log.
   */
  public static void endIfOutOfMemory(Throwable failed) {
    @Nullable Throwable cause = failed;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++, cause = cause.getCause()) {
      if (cause instanceof OutOfMemoryError) {
        Runtime.getRuntime().halt(OUT_OF_MEMORY);
      }
    }
  }
}
