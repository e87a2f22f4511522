package org.loggia.games.bossa;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Worded;

/** Where a player's token is. */
public enum TokenState implements Worded {
  /** The game is played without the expansion. */
  NONE,
  UNCHOSEN,
  /** Chosen, but not for these eyes. Only views say this. */
  HIDDEN,
  DOUBLER,
  INVERTER,
  SPENT;

  /** Those that a position says. */
  static final TokenState[] WRITTEN = {UNCHOSEN, DOUBLER, INVERTER, SPENT};

  static TokenState of(Token token) {
    return token == Token.DOUBLER ? DOUBLER : INVERTER;
  }

  /** The token at hand, or null. */
  @Nullable Token token() {
    return this == DOUBLER ? Token.DOUBLER : this == INVERTER ? Token.INVERTER : null;
  }
}
