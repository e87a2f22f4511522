package org.loggia.games.alhambra;

import org.loggia.core.Worded;

/** What lies on the bonus fields: the 26 bonus chips, and the start player chip. */
public enum Chip implements Worded {
  ONE,
  TWO,
  THREE,
  EXCHANGE,
  DISPLACE,
  CANCEL,
  BLACK_DIE,
  /** Not a bonus chip: it lies ready again as soon as the next start player is named. */
  START;

  static final Chip[] ALL = values();

  /** The kinds of bonus chip, all but {@link #START}. */
  static final int KINDS = 7;

  /** What a point chip brings at each scoring; nothing for the others. */
  int points() {
    return this.ordinal() <= THREE.ordinal() ? 1 + ordinal() : 0;
  }
}
