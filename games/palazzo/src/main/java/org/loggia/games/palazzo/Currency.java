package org.loggia.games.palazzo;

import org.loggia.core.Worded;

/** The three kinds of coin. A payment may use only one of them, apart from its groups. */
public enum Currency implements Worded {
  RED('r'),
  GOLD('g'),
  SILVER('s');

  static final Currency[] ALL = values();
  static final int COUNT = 3;

  private final char letter;

  Currency(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }
}
