package org.loggia.server.settings;

/** A setting that cannot be followed; the message is one sentence for the host. */
public final class WrongSetting extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public WrongSetting(String sentence) {
    super(sentence, null, false, false);
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }
}
