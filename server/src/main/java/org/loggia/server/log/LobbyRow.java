package org.loggia.server.log;

import org.jspecify.annotations.Nullable;

/**
 * What the lobby knows of a table without opening its log. A projection: it can be computed anew.
 *
 * @param listed whether strangers see it among the open tables
 * @param touched when it was last used, in milliseconds since 1970; never later than the truth
 * @param due when somebody has to look after it, by the time of the house; null where no clock runs
 * @param info the table as JSON, as everybody may see it
 */
public record LobbyRow(
    String table, String status, boolean listed, long touched, @Nullable Long due, String info) {

  /** While a bot thinks, no time runs out; but who opens the house wakes it. */
  public static final long WHEN_OPENED = Long.MAX_VALUE;
}
