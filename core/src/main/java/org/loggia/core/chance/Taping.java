package org.loggia.core.chance;

import java.util.ArrayList;
import java.util.List;

/** Passes on the luck of another source and records it. */
public final class Taping implements Chance {
  private final Chance source;
  private final List<Draw> draws = new ArrayList<>();

  public Taping(Chance source) {
    this.source = source;
  }

  @Override
  public int below(int n) {
    int value = source.below(n);
    if (n > 1) {
      draws.add(new Draw(n, value));
    }
    return value;
  }

  /** Everything drawn so far. */
  public Draws draws() {
    return new Draws(draws);
  }
}
