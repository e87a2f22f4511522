package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Place;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** Which clause forbids a move, written plainly: the oracle of {@link AlhambraChoices}. */
final class AlhambraRefusals {
  private AlhambraRefusals() {}

  static @Nullable Refusal why(AlhambraPosition position, AlhambraMove move) {
    Refusal notNow = Refusal.notNow(position.actor());
    if (notNow != null) {
      return notNow;
    }
    if (isPrize(move) != (position.phase == Phase.RESULTS)) {
      return Refusal.of(isPrize(move) ? "H3.4" : "H6.1");
    }
    return switch (move) {
      case Keep(Symbols kept) -> keep(position.dice, kept.bits());
      case Place(Colour colour) -> place(position.dice, colour);
      default -> position.side.why(move);
    };
  }

  /** Whether the move belongs to the results of a round, not to a turn. */
  private static boolean isPrize(AlhambraMove move) {
    return switch (move) {
      case Take _, Build _, Store _, Give _, Name _ -> true;
      default -> false;
    };
  }

  private static @Nullable Refusal keep(Dice dice, int kept) {
    if (dice.thrown == Dice.MOST_THROWS) {
      return Refusal.of("H4.2");
    }
    Colour missing = Symbols.missing(dice.shown, kept);
    if (missing != null) {
      return Refusal.of("H4.3")
          .with("colour", missing.word())
          .with("kept", Symbols.count(kept, missing.ordinal()))
          .with("shown", Symbols.count(dice.shown, missing.ordinal()));
    }
    return kept == dice.shown ? Refusal.of("H4.4") : null;
  }

  /** A colour that no die shows leads to no field. */
  static @Nullable Refusal place(Dice dice, Colour colour) {
    return dice.symbols(colour.ordinal()) > 0
        ? null
        : Refusal.of("H5.1").with("colour", colour.word());
  }
}
