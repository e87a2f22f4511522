package org.loggia.server.log;

import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Derived;

/**
 * Who holds a seat. A person's seat may be played by a bot for a while; it stays the person's.
 *
 * @param person the person's number at this table, or null
 * @param bot the level of the bot that plays here now, or null
 */
@Derived
public record Chair(@Nullable Integer person, @Nullable String bot) {
  public static final Chair EMPTY = new Chair(null, null);

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
