package org.loggia.games.alhambra;

import org.loggia.core.Unreadable;

/** What lies on the bonus fields: the 26 bonus chips, and the start player chip. */
public enum Chip {
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

  String word() {
    return switch (this) {
      case ONE -> "one";
      case TWO -> "two";
      case THREE -> "three";
      case EXCHANGE -> "exchange";
      case DISPLACE -> "displace";
      case CANCEL -> "cancel";
      case BLACK_DIE -> "black-die";
      case START -> "start";
    };
  }

  static Chip read(String word) {
    for (Chip chip : ALL) {
      if (chip.word().equals(word)) {
        return chip;
      }
    }
    throw new Unreadable(
        "one, two, three, exchange, displace, cancel, black-die or start expected, not '"
            + word
            + "'");
  }
}
