package org.loggia.lab.forbidden.core;

/** Looks at the clock and talks to the terminal. */
public final class Clockwatcher {
  public long now() {
    System.out.println();
    return System.nanoTime();
  }
}
