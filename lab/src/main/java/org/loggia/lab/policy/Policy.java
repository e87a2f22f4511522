package org.loggia.lab.policy;

import org.jspecify.annotations.Nullable;
import org.loggia.bots.Allowance;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.players.Guest;

/**
 * A way to play that works for every title.
 *
 * @param allowance for a move, if the guest has none of its own
 */
public record Policy(Guest guest, Allowance allowance) {
  /** Long enough to think a little, short enough to wait for. */
  public static final Allowance STANDARD = Allowance.iterations(1_000);

  /** What people type to choose it. */
  public String name() {
    return guest.name();
  }

  /** The policy of this name, or null if nobody plays so. */
  public static @Nullable Policy named(String name, Allowance allowance) {
    Guest guest = Guest.named(name);
    return guest == null ? null : new Policy(guest, allowance);
  }

  /** Somebody who plays this title in this way; one for each thread, for it may keep notes. */
  public <P extends Position<P, M, V>, M extends Move, V extends View> Player<P, M> player(
      Game<P, M, V> game, int seats) {
    return name().equals("uniform")
        ? (position, legal, chance) -> legal.get(chance.below(legal.count()))
        : new GuestPlayer<>(guest.sit(game, seats, Guest.Company.ALONE), allowance);
  }
}
