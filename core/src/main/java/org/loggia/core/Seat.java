package org.loggia.core;

/** Seats are numbered from 0 clockwise; these stand where no seat does. */
public final class Seat {
  /** As an actor: something must be drawn or thrown before anyone can go on. */
  public static final int LUCK = -1;

  /** As an actor: the game is over. In a set-up: no seat was chosen. */
  public static final int NOBODY = -2;

  /** As an observer: somebody who sits at no seat and knows what everybody knows. */
  public static final int SPECTATOR = -3;

  private Seat() {}
}
