package org.loggia.server.log;

import static org.loggia.core.json.Codecs.INT;
import static org.loggia.core.json.Codecs.TEXT;
import static org.loggia.core.json.Codecs.field;
import static org.loggia.core.json.Codecs.nullable;
import static org.loggia.core.json.Codecs.record;

import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Codec;

/**
 * Who holds a seat. A person's seat may be played by a bot for a while; it stays the person's.
 *
 * @param person the person's number at this table, or null
 * @param bot the level of the bot that plays here now, or null
 */
public record Chair(@Nullable Integer person, @Nullable String bot) {
  public static final Chair EMPTY = new Chair(null, null);

  public static final Codec<Chair> CODEC =
      record(
          "Chair",
          Chair::new,
          field("person", nullable(INT), Chair::person),
          field("bot", nullable(TEXT), Chair::bot));

  public boolean isFree() {
    return person == null && bot == null;
  }

  public boolean isHeldBy(int someone) {
    return person != null && person == someone;
  }

  /** Whether a person, and no bot in a person's place, decides here. */
  public boolean isPlayedByPerson() {
    return person != null && bot == null;
  }
}
