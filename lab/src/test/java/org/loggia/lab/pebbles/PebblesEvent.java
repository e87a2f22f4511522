package org.loggia.lab.pebbles;

import java.util.List;
import org.loggia.core.Event;
import org.loggia.core.json.Derived;

/** What happens at a table of pebbles. */
@Derived
public sealed interface PebblesEvent extends Event {
  /** The lot fell on the seat that begins. */
  record Begins(int seat) implements PebblesEvent {}

  /** Pebbles left the heap. */
  record Taken(int seat, int count, int left) implements PebblesEvent {}

  /** A seat knows its own bet. */
  record Betted(int seat, String parity) implements PebblesEvent {}

  /** The others only hear that it bet. */
  record BettedInSecret(int seat) implements PebblesEvent {}

  /** The magpie carried a pebble away, or none. */
  record Stolen(int count) implements PebblesEvent {}

  /** At the end the bets are laid open. */
  record Revealed(List<String> parities) implements PebblesEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }
}
