package org.loggia.games.alhambra;

import java.util.Arrays;
import org.loggia.games.alhambra.AlhambraMove.BlackDie;
import org.loggia.games.alhambra.AlhambraMove.Cancel;
import org.loggia.games.alhambra.AlhambraMove.Displace;
import org.loggia.games.alhambra.AlhambraMove.Take;

/** The legal moves that only the basic game has: chips in a turn, and prizes. */
final class StoneChoices {
  private static final Cancel CANCEL = new Cancel();
  private static final Displace[] DISPLACE = new Displace[Colour.COUNT];
  private static final BlackDie[] BLACK_DIE = new BlackDie[Colour.COUNT];
  private static final Take[] TAKE = new Take[Prize.ALL.length];

  static {
    for (Colour colour : Colour.ALL) {
      DISPLACE[colour.ordinal()] = new Displace(colour);
      BLACK_DIE[colour.ordinal()] = new BlackDie(colour);
    }
    for (Prize prize : Prize.ALL) {
      TAKE[prize.ordinal()] = new Take(prize, Symbols.NONE, null);
    }
  }

  private final StoneSide side;
  private AlhambraMove[] found = new AlhambraMove[1 + 2 * Colour.COUNT];
  private int count;

  StoneChoices(StoneSide side) {
    this.side = side;
  }

  /** Looks at the position and answers how many moves there are. */
  int find() {
    count = 0;
    if (side.position.phase == Phase.TURN) {
      addChips();
    } else {
      addPrizes();
    }
    return count;
  }

  AlhambraMove get(int k) {
    return found[k];
  }

  private void add(AlhambraMove move) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = move;
  }

  private void addChips() {
    Dice dice = side.position.dice;
    int seat = side.position.onTurn();
    if (dice.before != Dice.NONE) {
      add(CANCEL);
    }
    boolean first = dice.thrown == 1 && dice.black == Dice.NONE;
    if (first && side.chips.held(seat, Chip.BLACK_DIE) > 0) {
      for (BlackDie turned : BLACK_DIE) {
        add(turned);
      }
    }
    if (side.chips.held(seat, Chip.DISPLACE) > 0) {
      for (int column = 0; column < Colour.COUNT; column++) {
        if (dice.symbols(column) > 0) {
          int owner = side.position.area.owner(column, dice.target(column));
          if (owner != ResultArea.FREE && owner != seat) {
            add(DISPLACE[column]);
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
    if (prize == Prize.CHIP && side.hasStartChip()) {
      Symbols symbols = new Symbols(exchanged);
      for (int seat = 0; seat < side.table.seats; seat++) {
        add(new Take(prize, symbols, seat));
      }
    } else {
      add(exchanged == 0 ? TAKE[prize.ordinal()] : new Take(prize, new Symbols(exchanged), null));
    }
  }
}
