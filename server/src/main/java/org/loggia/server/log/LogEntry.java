package org.loggia.server.log;

import org.loggia.core.json.Json;

/**
 * One line of a table's log.
 *
 * @param seq 0, 1, 2, … without a gap
 * @param at milliseconds since 1970
 * @param seat the seat that acted, or {@link org.loggia.core.Seat#NOBODY}
 */
public record LogEntry(String table, int seq, long at, int seat, Happening what) {
  /** A line as a database keeps it; the body repeats the kind, so that it can be read alone. */
  record Stored(String kind, String body) {}

  Stored stored() {
    Json.Obj json = (Json.Obj) Happenings.STORED.write(what);
    return new Stored(
        json.fields().get("kind") instanceof Json.Text(String kind) ? kind : "", json.write());
  }

  static Happening read(String body) {
    return Happenings.STORED.parse(body);
  }
}
