package org.loggia.testkit;

import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** One promise that a title keeps as a whole, with all its variants together. */
interface TitleClause {
  /** Its letter in {@link Contract}. */
  String letter();

  /** The promise in a few words. */
  String promise();

  /** Throws an AssertionError that says where the promise was broken. */
  <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract);
}
