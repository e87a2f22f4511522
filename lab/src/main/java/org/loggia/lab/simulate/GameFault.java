package org.loggia.lab.simulate;

/** A game of a run broke down; index and seed say which. */
public final class GameFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int index;
  private final long seed;

  public GameFault(int index, long seed, Throwable cause) {
    super(cause);
    this.index = index;
    this.seed = seed;
  }

  public int index() {
    return index;
  }

  /** The game's own seed, as made by {@link Seeds}. */
  public long seed() {
    return seed;
  }
}
