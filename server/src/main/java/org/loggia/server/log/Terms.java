package org.loggia.server.log;

import static org.loggia.core.json.Codecs.BOOL;
import static org.loggia.core.json.Codecs.enumeration;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;

import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Codec;

/**
 * How a table is kept.
 *
 * @param access whether everybody may sit down, or only who was given the link
 * @param spectators whether people without a seat may watch
 * @param shuffle whether luck seats the players when the game starts
 * @param hints whether people may ask the bots for advice; in logs of earlier days nothing is said
 */
public record Terms(Access access, boolean spectators, boolean shuffle, @Nullable Boolean hints) {

  /** Who may sit down. */
  public enum Access {
    OPEN,
    LINK
  }

  public static final Codec<Terms> CODEC =
      record(
          "Terms",
          Terms::new,
          field("access", enumeration(Access.values()), Terms::access),
          field("spectators", BOOL, Terms::spectators),
          field("shuffle", BOOL, Terms::shuffle),
          field("hints", nullable(BOOL), Terms::hints));
}
