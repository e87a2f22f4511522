package org.loggia.testkit.lanterns;

import org.loggia.core.Move;
import org.loggia.core.json.Derived;

/** What a player does with a lantern. */
@Derived
public sealed interface LanternMove extends Move {
  Colour lantern();

  /** Hangs it at the end of the row, for all to see. */
  record Hang(Colour lantern) implements LanternMove {}

  /** Hides it under the bench; nobody else sees which. */
  record Hide(Colour lantern) implements LanternMove {}
}
