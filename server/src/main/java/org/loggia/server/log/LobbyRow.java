package org.loggia.server.log;

/**
 * What the lobby knows of a table without opening its log. A projection: it can be computed anew.
 *
 * @param listed whether strangers see it among the open tables
 * @param touched when it was last used, in milliseconds since 1970; never later than the truth
 * @param info the table as JSON, as everybody may see it
 */
public record LobbyRow(String table, String status, boolean listed, long touched, String info) {}
