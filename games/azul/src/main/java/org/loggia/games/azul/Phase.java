package org.loggia.games.azul;

/** What the table is waiting for. */
public enum Phase {
  /** Luck: who begins, and the first displays. */
  START,
  /** A player takes tiles. */
  DRAFT,
  /** A player chooses a column, which only happens on the grey side. */
  TILING,
  /** Luck: the displays of the next round. */
  DEAL,
  OVER;

  static final Phase[] ALL = values();

  String word() {
    return switch (this) {
      case START -> "start";
      case DRAFT -> "draft";
      case TILING -> "tiling";
      case DEAL -> "deal";
      case OVER -> "over";
    };
  }
}
