package org.loggia.games.palazzo;

/** What the table is waiting for. */
public enum Phase {
  /** Luck: the first tiles. */
  START("start"),
  /** Luck: money for everyone, and who begins. */
  DEAL("deal"),
  /** Take money, draw tiles, or rebuild. */
  ACTION("action"),
  /** Luck: money is turned up. */
  TURN_UP("turn-up"),
  /** Take cards of the display. */
  TAKE("take"),
  /** Luck: two tiles are drawn. */
  DRAW("draw"),
  /** Buy from the depot, or hold an auction. */
  CHOOSE("choose"),
  /** Raise or pass. */
  BID("bid"),
  /** Pick one of four or more tiles. */
  SHARE("share"),
  /** Build the tile that was picked; others pick after that. */
  FIT("fit"),
  /** Build the tiles that were bought or won. */
  BUILD("build"),
  OVER("over");

  static final Phase[] ALL = values();

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  boolean isLuck() {
    return this == START || this == DEAL || this == TURN_UP || this == DRAW;
  }

  boolean isBuilding() {
    return this == FIT || this == BUILD;
  }
}
