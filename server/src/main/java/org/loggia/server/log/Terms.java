package org.loggia.server.log;

import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Derived;

/**
 * How a table is kept.
 *
 * @param access whether everybody may sit down, or only who was given the link
 * @param spectators whether people without a seat may watch
 * @param shuffle whether luck seats the players when the game starts
 * @param hints whether people may ask the bots for advice; in logs of earlier days nothing is said
 * @param pace how long people may think; null if there is no clock
 */
@Derived
public record Terms(
    Access access,
    boolean spectators,
    boolean shuffle,
    @Nullable Boolean hints,
    @Nullable Pace pace) {

  /** Without a clock. */
  public Terms(Access access, boolean spectators, boolean shuffle, @Nullable Boolean hints) {
    this(access, spectators, shuffle, hints, null);
  }

  /** Who may sit down. */
  public enum Access {
    OPEN,
    LINK
  }
}
