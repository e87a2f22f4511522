package org.loggia.games.alhambra;

import org.loggia.core.Journal;

/** The figure that sits in for a third player. */
final class Carlo {
  /** His k-th marker stands one row higher than the one before, from here on. */
  static final int LOWEST_ROW = 2;

  private Carlo() {}

  /** H10.1: one column after the other from the one that the die shows. */
  static void place(AlhambraPosition position, int die, Journal journal) {
    if (journal.on()) {
      journal.tell(new AlhambraEvent.CarloRolled(Colour.ALL[die]));
    }
    for (int k = 0; k < position.table.markers; k++) {
      place(position, (die + k) % Colour.COUNT, k, journal);
    }
  }

  /** His k-th marker, as if thrown three times. */
  static void place(AlhambraPosition position, int column, int k, Journal journal) {
    int carlo = position.table.seats;
    int field = Field.index(LOWEST_ROW + k, Field.IN_A_ROW);
    position.area.put(column, field, carlo);
    position.inHand[carlo]--;
    if (journal.on()) {
      journal.tell(new AlhambraEvent.CarloPlaced(Colour.ALL[column], Field.at(field)));
    }
  }

  /** H10.4: whoever did not begin this round begins the next one. */
  static int starter(AlhambraPosition position) {
    return (position.caliph + 1) % position.table.seats;
  }
}
