package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** The legal moves that only the basic game has: chips in a turn, and prizes. */
final class StoneChoices {
  private static final Cancel CANCEL = new Cancel();
  private static final Displace[] DISPLACE = new Displace[Colour.COUNT];
  private static final List<AlhambraMove> BLACK_DIE = new ArrayList<>();

  static {
    for (Colour colour : Colour.ALL) {
      DISPLACE[colour.ordinal()] = new Displace(colour);
      BLACK_DIE.add(new BlackDie(colour));
    }
  }

  private final StoneSide side;
  private final List<AlhambraMove> choices = new ArrayList<>();

  StoneChoices(StoneSide side) {
    this.side = side;
  }

  /** Looks at the position and answers how many moves there are. */
  int find() {
    choices.clear();
    if (side.position.phase == Phase.TURN) {
      addChips();
    } else {
      addPrizes();
    }
    return choices.size();
  }

  AlhambraMove get(int k) {
    return choices.get(k);
  }

  private void addChips() {
    Dice dice = side.position.dice;
    int seat = side.position.onTurn();
    if (dice.before != Dice.NONE) {
      choices.add(CANCEL);
    }
    boolean first = dice.thrown == 1 && dice.black == Dice.NONE;
    if (first && side.chips.held(seat, Chip.BLACK_DIE) > 0) {
      choices.addAll(BLACK_DIE);
    }
    if (side.chips.held(seat, Chip.DISPLACE) > 0) {
      for (int column = 0; column < Colour.COUNT; column++) {
        if (dice.symbols(column) > 0) {
          int owner = side.position.area.owner(column, dice.target(column));
          if (owner != ResultArea.FREE && owner != seat) {
            choices.add(DISPLACE[column]);
          }
        }
      }
    }
  }

  private void addPrizes() {
    for (Prize prize : Prize.ALL) {
      if (side.left == null || side.left == prize) {
        addPrize(prize);
      }
    }
  }

  private void addPrize(Prize prize) {
    int column = side.position.column;
    int chips = side.chips.held(side.position.deciding, Chip.EXCHANGE);
    addNames(prize, 0);
    for (int to = 0; chips > 0 && to < Colour.COUNT; to++) {
      if (to != column) {
        addNames(prize, Symbols.one(to));
      }
    }
    if (prize == Prize.POINTS && chips > 1) {
      addBothExchanged();
    }
  }

  private void addBothExchanged() {
    int column = side.position.column;
    for (int one = 0; one < Colour.COUNT; one++) {
      for (int two = one; two < Colour.COUNT; two++) {
        if (one != column && two != column) {
          addNames(Prize.POINTS, Symbols.one(one) + Symbols.one(two));
        }
      }
    }
  }

  /** Once, or for each player who could begin the next round. */
  private void addNames(Prize prize, int exchanged) {
    Symbols symbols = exchanged == 0 ? Symbols.NONE : new Symbols(exchanged);
    if (prize == Prize.CHIP && side.hasStartChip()) {
      for (int seat = 0; seat < side.table.seats; seat++) {
        choices.add(new Take(prize, symbols, seat));
      }
    } else {
      choices.add(new Take(prize, symbols, null));
    }
  }
}
