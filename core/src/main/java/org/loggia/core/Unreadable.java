package org.loggia.core;

/**
 * Thrown by readers of text and JSON deep inside a parse, and caught at the border, where it
 * becomes a {@link Refusal}. It never leaves core's public readers as a crash.
 */
public final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Unreadable(String problem) {
    super(problem, null, false, false);
  }

  public String problem() {
    String message = getMessage();
    return message == null ? "" : message;
  }
}
