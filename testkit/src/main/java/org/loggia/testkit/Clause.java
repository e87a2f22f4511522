package org.loggia.testkit;

import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/** One promise that every variant of every title keeps. */
interface Clause {
  /** Its letter in {@link Contract}; "g2" is the second part of (g). */
  String letter();

  /** The promise in a few words. */
  String promise();

  /** Throws an AssertionError that says where the promise was broken. */
  <P extends Position<P, M, V>, M extends Move, V extends View> void check(Trial<P, M, V> trial);
}
