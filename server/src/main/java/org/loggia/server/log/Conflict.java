package org.loggia.server.log;

/** Somebody else has written to this table's log meanwhile: what we know of it is out of date. */
public final class Conflict extends Exception {
  private static final long serialVersionUID = 1L;

  public Conflict() {
    super("the log has gone on", null, false, false);
  }
}
