package org.loggia.games.alhambra;

import org.loggia.core.Worded;

/** The columns from left to right, which are also the faces of a die: a kind of building each. */
public enum Colour implements Worded {
  /** Pavilions. */
  BLUE,
  /** Seraglios. */
  RED,
  /** Arcades. */
  BROWN,
  /** Chambers. */
  WHITE,
  /** Gardens. */
  GREEN,
  /** Towers. */
  PURPLE;

  static final Colour[] ALL = values();
  static final int COUNT = 6;
}
