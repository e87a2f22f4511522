package org.loggia.games.alhambra;

import org.loggia.core.Traits;
import org.loggia.games.alhambra.AlhambraMove.Add;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Build;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Give;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Name;
import org.loggia.games.alhambra.AlhambraMove.Place;
import org.loggia.games.alhambra.AlhambraMove.Remove;
import org.loggia.games.alhambra.AlhambraMove.Store;
import org.loggia.games.alhambra.AlhambraMove.Swap;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** What can be seen of a move: what is kept, where a marker would stand, which prize is taken. */
final class ThrowTraits {
  private static final int KINDS = 13;
  private static final int SYMBOLS = Dice.WHITE_DICE + 1;
  private static final int MOST_BETTER = 4;
  private static final int THROWS = Dice.MOST_THROWS;

  private static final int KIND = 0;
  private static final int KEPT = KIND + KINDS;
  private static final int KEPT_COLOURS = KEPT + THROWS * SYMBOLS;
  private static final int KEPT_MOST = KEPT_COLOURS + Colour.COUNT;
  private static final int KEPT_BETTER = KEPT_MOST + THROWS * SYMBOLS;
  private static final int KEPT_COLOUR = KEPT_BETTER + MOST_BETTER;
  private static final int KEPT_BONUS = KEPT_COLOUR + Colour.COUNT * SYMBOLS;
  private static final int PLACED = KEPT_BONUS + Chip.KINDS + 1;
  private static final int PLACED_BETTER = PLACED + Colour.COUNT * SYMBOLS;
  private static final int PLACED_THROW = PLACED_BETTER + THROWS * MOST_BETTER;
  private static final int PLACED_BONUS = PLACED_THROW + THROWS * SYMBOLS;
  private static final int PLACED_OWN = PLACED_BONUS + Chip.KINDS + 1;
  private static final int PRIZE = PLACED_OWN + MOST_BETTER;
  private static final int EXCHANGED = PRIZE + Prize.ALL.length * (Chip.KINDS + 2);
  private static final int STARTER = EXCHANGED + 2;
  static final int COUNT = STARTER + 2;

  private ThrowTraits() {}

  static void look(AlhambraPosition position, AlhambraMove move, Traits seen) {
    seen.add(KIND + kind(move));
    switch (move) {
      case Keep(Symbols dice) -> keep(position, dice.bits(), seen);
      case Place(Colour colour) -> place(position, colour.ordinal(), seen);
      case Displace(Colour colour) -> place(position, colour.ordinal(), seen);
      case BlackDie(Colour colour) -> place(position, colour.ordinal(), seen);
      case Take take -> {
        int bonus = bonus(position, position.column);
        seen.add(PRIZE + take.prize().ordinal() * (Chip.KINDS + 2) + bonus + 1);
        seen.oneAbove(EXCHANGED, 2, Symbols.size(take.exchanged().bits()));
        Integer starter = take.starter();
        if (starter != null) {
          seen.add(starter == position.deciding ? STARTER : STARTER + 1);
        }
      }
      case Name(int starter) -> seen.add(starter == position.deciding ? STARTER : STARTER + 1);
      default -> {}
    }
  }

  private static int kind(AlhambraMove move) {
    return switch (move) {
      case Keep _ -> 0;
      case Place _ -> 1;
      case Displace _ -> 2;
      case Cancel _ -> 3;
      case BlackDie _ -> 4;
      case Take _ -> 5;
      case Build _ -> 6;
      case Store _ -> 7;
      case Give _ -> 8;
      case Name _ -> 9;
      case Add _ -> 10;
      case Remove _ -> 11;
      case Swap _ -> 12;
    };
  }

  /** The kind of chip that a column has, or -1. */
  private static int bonus(AlhambraPosition position, int column) {
    return position.side instanceof StoneSide side ? side.chips.bonus[column] : Chips.EMPTY;
  }

  private static void addBonus(AlhambraPosition position, int column, int first, Traits seen) {
    int bonus = bonus(position, column);
    seen.addIf(bonus != Chips.EMPTY, first + bonus);
  }

  private static void keep(AlhambraPosition position, int kept, Traits seen) {
    int thrown = Math.min(position.dice.thrown, THROWS) - 1;
    int colours = 0;
    int most = 0;
    int best = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int count = Symbols.count(kept, colour);
      colours += count > 0 ? 1 : 0;
      if (count > most) {
        most = count;
        best = colour;
      }
    }
    seen.oneOf(KEPT + thrown * SYMBOLS, SYMBOLS, Symbols.size(kept));
    seen.oneAbove(KEPT_COLOURS, Colour.COUNT, colours);
    if (most > 0) {
      seen.oneOf(KEPT_MOST + thrown * SYMBOLS, SYMBOLS, most);
      seen.oneOf(KEPT_COLOUR + best * SYMBOLS, SYMBOLS, most);
      seen.oneOf(KEPT_BETTER, MOST_BETTER, Integer.bitCount(position.area.taken(best)));
      addBonus(position, best, KEPT_BONUS, seen);
    }
  }

  private static void place(AlhambraPosition position, int colour, Traits seen) {
    int thrown = Math.min(position.dice.thrown, THROWS) - 1;
    int symbols = position.dice.symbols(colour);
    seen.oneOf(PLACED + colour * SYMBOLS, SYMBOLS, symbols);
    int better = AlhambraEyes.better(position, colour);
    seen.oneOf(PLACED_BETTER + thrown * MOST_BETTER, MOST_BETTER, better);
    seen.oneOf(PLACED_THROW + thrown * SYMBOLS, SYMBOLS, symbols);
    addBonus(position, colour, PLACED_BONUS, seen);
    int own = 0;
    for (int taken = position.area.taken(colour); taken != 0; taken &= taken - 1) {
      int field = Integer.numberOfTrailingZeros(taken);
      own += position.area.owner(colour, field) == position.onTurn() ? 1 : 0;
    }
    seen.oneOf(PLACED_OWN, MOST_BETTER, own);
  }
}
