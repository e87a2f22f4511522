package org.loggia.games.kensington;

/** Who lives on a tile: a cat in one of its windows, a bird on its cornice, or nobody. */
public enum Ornament {
  NONE("", false, false),
  CAT("-cat", true, false),
  BIRD("-bird", false, true);

  static final Ornament[] ALL = values();

  /** How it ends the text of a tile. */
  final String suffix;

  private final boolean onWindows;
  private final boolean onRoofs;

  Ornament(String suffix, boolean onWindows, boolean onRoofs) {
    this.suffix = suffix;
    this.onWindows = onWindows;
    this.onRoofs = onRoofs;
  }

  boolean livesOn(Front front) {
    return this == NONE || (onWindows && front.isWindow()) || (onRoofs && front == Front.ROOF);
  }
}
