package org.loggia.server.log;

/** The database does not take or give what it should. Nothing was acknowledged. */
public final class LogBroken extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public LogBroken(String message, Throwable cause) {
    super(message, cause);
  }
}
