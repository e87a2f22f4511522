package org.loggia.games.bossa;

import org.jspecify.annotations.Nullable;

/** Where a player's token is. */
public enum TokenState {
  /** The game is played without the expansion. */
  NONE,
  UNCHOSEN,
  /** Chosen, but not for these eyes. Only views say this. */
  HIDDEN,
  DOUBLER,
  INVERTER,
  SPENT;

  static TokenState of(Token token) {
    return token == Token.DOUBLER ? DOUBLER : INVERTER;
  }

  /** The token at hand, or null. */
  @Nullable Token token() {
    return this == DOUBLER ? Token.DOUBLER : this == INVERTER ? Token.INVERTER : null;
  }

  String word() {
    return switch (this) {
      case NONE -> "none";
      case UNCHOSEN -> "unchosen";
      case HIDDEN -> "hidden";
      case DOUBLER -> "doubler";
      case INVERTER -> "inverter";
      case SPENT -> "spent";
    };
  }
}
