package org.loggia.server.keeping;

import org.loggia.server.log.Place;
import org.loggia.server.log.Transfer;
import org.loggia.server.log.Transfer.Moved;

/** All tables into another database, as from SQLite to PostgreSQL. Where they were they stay. */
final class Move {
  private Move() {}

  static String all(Place from, Place to) {
    from.mustExist();
    // What a server stored there after we had looked would be missing.
    from.mustNotBeInUse();
    Moved moved = Transfer.all(from, to);
    return "%d tables with %d entries are in %s, and still in %s."
        .formatted(moved.tables(), moved.entries(), to.name(), from.name());
  }
}
