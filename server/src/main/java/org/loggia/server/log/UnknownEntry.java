package org.loggia.server.log;

/**
 * The log of a table has something in it that this version of the server does not understand: a
 * newer one has written it. Nobody is served here who would need it, and nothing is changed.
 */
public final class UnknownEntry extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnknownEntry(String table, int seq, Throwable why) {
    super("entry " + seq + " of table " + table + ": " + why.getMessage(), why, false, false);
  }
}
