package org.loggia.core.chance;

import org.loggia.core.Unreadable;

/**
 * Tells recorded luck again. A record can come from anywhere, so a tape that does not fit the game
 * is {@link Unreadable}: other bounds than were recorded, too few draws, or some left over.
 */
public final class Tape implements Chance {
  private final Draws draws;
  private int next;

  public Tape(Draws draws) {
    this.draws = draws;
  }

  @Override
  public int below(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("nothing to choose from: " + n);
    }
    if (n == 1) {
      return 0;
    }
    if (isUsedUp()) {
      throw new Unreadable(
          "the tape is at its end after "
              + draws.size()
              + " draws, but a draw below "
              + n
              + " is due");
    }
    Draw draw = draws.get(next);
    if (draw.bound() != n) {
      throw new Unreadable(
          "draw "
              + (next + 1)
              + " on the tape is "
              + draw.text()
              + ", but a draw below "
              + n
              + " is due");
    }
    next++;
    return draw.value();
  }

  public boolean isUsedUp() {
    return next == draws.size();
  }

  /**
   * Makes sure that the whole tape was told.
   *
   * @throws Unreadable if there are draws that nobody asked for
   */
  public void mustBeUsedUp() {
    if (!isUsedUp()) {
      throw new Unreadable(
          "the tape goes on with " + draws.get(next).text() + ", but no draw is due");
    }
  }
}
