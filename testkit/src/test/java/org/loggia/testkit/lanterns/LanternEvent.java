package org.loggia.testkit.lanterns;

import java.util.List;
import org.loggia.core.Event;
import org.loggia.core.json.Derived;

/** What happens on the evening. */
@Derived
public sealed interface LanternEvent extends Event {
  record Began(int seat) implements LanternEvent {}

  record Drew(int seat, Colour lantern) implements LanternEvent {}

  record DrewUnseen(int seat) implements LanternEvent {}

  record Hung(int seat, Colour lantern, int points) implements LanternEvent {}

  record Hid(int seat, Colour lantern) implements LanternEvent {}

  record HidUnseen(int seat) implements LanternEvent {}

  /** The evening is over, and what was hidden or still in hand is laid open. */
  record Shown(int seat, List<Colour> hidden, List<Colour> hand) implements LanternEvent {
    public Shown {
      hidden = List.copyOf(hidden);
      hand = List.copyOf(hand);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }
}
