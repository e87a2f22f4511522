package org.loggia.server.log;

/**
 * One line of a table's log.
 *
 * @param seq 0, 1, 2, … without a gap
 * @param at milliseconds since 1970
 * @param houseTime for how many milliseconds the house had been open; 0 in logs of earlier days
 * @param seat the seat that acted, or {@link org.loggia.core.Seat#NOBODY}
 */
public record LogEntry(String table, int seq, long at, long houseTime, int seat, Happening what) {
  private static final String BEFORE_KIND = "{\"kind\":\"";

  /** A line as a database keeps it; the body repeats the kind, so that it can be read alone. */
  record Stored(LogEntry entry, String kind, String body) {}

  Stored stored() {
    String body = HappeningCodec.CODEC.text(what);
    // A union's text begins with its kind, and kinds are plain words.
    int from = BEFORE_KIND.length();
    return new Stored(this, body.substring(from, body.indexOf('"', from)), body);
  }

  static Happening read(String body) {
    return HappeningCodec.CODEC.parse(body);
  }
}
