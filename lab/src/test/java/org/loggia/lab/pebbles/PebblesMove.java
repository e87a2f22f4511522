package org.loggia.lab.pebbles;

import org.loggia.core.Move;
import org.loggia.core.json.Derived;

/** What a seat may do: bet in secret whether it will hold an odd number, or take pebbles. */
@Derived
public sealed interface PebblesMove extends Move {
  /** Take so many pebbles. */
  record Take(int count) implements PebblesMove {}

  /** Bet that the number of own pebbles will be odd, or that it will be even. */
  record Bet(String parity) implements PebblesMove {}
}
