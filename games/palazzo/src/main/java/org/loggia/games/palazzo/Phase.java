package org.loggia.games.palazzo;

import org.loggia.core.Worded;

/** What the table is waiting for. */
public enum Phase implements Worded {
  /** Luck: the first tiles. */
  START,
  /** Luck: money for everyone, and who begins. */
  DEAL,
  /** Take money, draw tiles, or rebuild. */
  ACTION,
  /** Luck: money is turned up. */
  TURN_UP,
  /** Take cards of the display. */
  TAKE,
  /** Luck: two tiles are drawn. */
  DRAW,
  /** Buy from the depot, or hold an auction. */
  CHOOSE,
  /** Raise or pass. */
  BID,
  /** Pick one of four or more tiles. */
  SHARE,
  /** Build the tile that was picked; others pick after that. */
  FIT,
  /** Build the tiles that were bought or won. */
  BUILD,
  OVER;

  static final Phase[] ALL = values();

  boolean isLuck() {
    return this == START || this == DEAL || this == TURN_UP || this == DRAW;
  }

  boolean isBuilding() {
    return this == FIT || this == BUILD;
  }
}
