package org.loggia.core;

import java.util.List;

/** Choices few enough to be kept as a list. */
record ListedChoices<M extends Move>(List<M> list) implements Choices<M> {
  @Override
  public int count() {
    return list.size();
  }

  @Override
  public M get(int k) {
    return list.get(k);
  }

  @Override
  public boolean contains(M move) {
    return list.contains(move);
  }
}
