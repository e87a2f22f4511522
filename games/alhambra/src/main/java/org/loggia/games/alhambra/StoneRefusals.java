package org.loggia.games.alhambra;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** Which clause forbids a move of the basic game. */
final class StoneRefusals {
  private StoneRefusals() {}

  static @Nullable Refusal why(StoneSide side, AlhambraMove move) {
    return switch (move) {
      case Displace(Colour colour) -> displace(side, colour);
      case Cancel() -> cancel(side);
      case BlackDie _ -> blackDie(side);
      case Take take -> take(side, take);
      default -> Refusal.of("H12.1");
    };
  }

  private static @Nullable Refusal displace(StoneSide side, Colour colour) {
    int seat = side.position.onTurn();
    if (side.chips.held(seat, Chip.DISPLACE) == 0) {
      return noChip(Chip.DISPLACE);
    }
    Refusal refusal = AlhambraRefusals.place(side.position.dice, colour);
    if (refusal != null) {
      return refusal;
    }
    int target = side.position.dice.target(colour.ordinal());
    int owner = side.position.area.owner(colour.ordinal(), target);
    return owner == ResultArea.FREE || owner == seat
        ? Refusal.of("H9.3").with("field", Field.at(target).text())
        : null;
  }

  private static @Nullable Refusal cancel(StoneSide side) {
    if (side.chips.held(side.position.onTurn(), Chip.CANCEL) == 0) {
      return noChip(Chip.CANCEL);
    }
    return side.position.dice.before == Dice.NONE ? Refusal.of("H9.4") : null;
  }

  private static @Nullable Refusal blackDie(StoneSide side) {
    if (side.position.dice.black != Dice.NONE) {
      return Refusal.of("H9.7");
    }
    if (side.chips.held(side.position.onTurn(), Chip.BLACK_DIE) == 0) {
      return noChip(Chip.BLACK_DIE);
    }
    return side.position.dice.thrown == 1 ? null : Refusal.of("H9.5");
  }

  private static @Nullable Refusal take(StoneSide side, Take take) {
    if (side.left != null && side.left != take.prize()) {
      return Refusal.of("H6.3").with("left", side.left.word());
    }
    Refusal refusal = exchange(side, take);
    return refusal == null ? name(side, take) : refusal;
  }

  private static @Nullable Refusal exchange(StoneSide side, Take take) {
    int exchanged = take.exchanged().size();
    int chips = side.chips.held(side.position.deciding, Chip.EXCHANGE);
    if (exchanged > chips) {
      return chips == 0
          ? noChip(Chip.EXCHANGE)
          : Refusal.of("H9.2").with("exchanged", exchanged).with("chips", chips);
    }
    if (exchanged > take.prize().points) {
      return Refusal.of("H9.8").with("points", take.prize().points);
    }
    Colour here = Colour.ALL[side.position.column];
    return take.exchanged().count(here) > 0 ? Refusal.of("H9.9").with("colour", here.word()) : null;
  }

  private static @Nullable Refusal name(StoneSide side, Take take) {
    Integer starter = take.starter();
    boolean names = take.prize() == Prize.CHIP && side.hasStartChip();
    if (names != (starter != null)) {
      return Refusal.of(names ? "H6.5" : "H6.7");
    }
    return starter != null && (starter < 0 || starter >= side.table.seats)
        ? Refusal.of("H6.8").with("starter", starter)
        : null;
  }

  private static Refusal noChip(Chip chip) {
    return Refusal.of("H9.6").with("chip", chip.word());
  }
}
