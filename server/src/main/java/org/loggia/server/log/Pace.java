package org.loggia.server.log;

import org.loggia.core.json.Derived;

/** How long people may think. Where nothing is agreed, they may think as long as they like. */
@Derived
public sealed interface Pace {
  /** The level of the bot that keeps a seat whose time has run out. */
  String keeper();

  /** How many milliseconds a seat has at the start. */
  long atFirst();

  /**
   * How many milliseconds a seat has after a move.
   *
   * @param left what was left when the move was made
   */
  long afterMove(long left);

  /** How many milliseconds somebody has who comes back after their time ran out. */
  long again();

  /** Everybody has seconds in the bank, and gets some more with every move. */
  record Live(int bank, int increment, String keeper) implements Pace {
    /** Of the bank, who comes back has one part of so many. */
    private static final int PARTS = 10;

    @Override
    public long atFirst() {
      return 1_000L * bank;
    }

    @Override
    public long afterMove(long left) {
      return left + 1_000L * increment;
    }

    @Override
    public long again() {
      return 1_000L * Math.max(increment, bank / PARTS);
    }
  }

  /** Everybody has so many hours for each move. */
  record Slow(int hours, String keeper) implements Pace {
    @Override
    public long atFirst() {
      return 3_600_000L * hours;
    }

    @Override
    public long afterMove(long left) {
      return atFirst();
    }

    @Override
    public long again() {
      return atFirst();
    }
  }
}
