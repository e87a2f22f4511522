package org.loggia.bots;

import org.loggia.core.chance.Chance;

/** Remembers whether anybody asked it for luck; what is certain is no luck. */
final class Watched implements Chance {
  private boolean asked;

  @Override
  public int below(int n) {
    asked |= n > 1;
    return 0;
  }

  boolean wasAsked() {
    return asked;
  }
}
