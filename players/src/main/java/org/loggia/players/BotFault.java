package org.loggia.players;

/** A bot did not come up with a legal move in time; the sentence says how it failed. */
public final class BotFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  public BotFault(String reason) {
    super(reason, null, false, false);
    this.reason = reason;
  }

  /** Goes on from the bot's name: "… crashed (exit code 3)". */
  public String reason() {
    return reason;
  }
}
