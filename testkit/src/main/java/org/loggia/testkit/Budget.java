package org.loggia.testkit;

/** The work that is left for one clause and one variant; a ply costs one. */
final class Budget {
  private int left;

  Budget(int work) {
    left = work;
  }

  void spend(int work) {
    left -= work;
  }

  boolean isLeft() {
    return left > 0;
  }
}
