package org.loggia.games.alhambra;

import org.loggia.core.chance.Chance;

/** The eight white dice and the black one in the course of a turn. */
final class Dice {
  static final int WHITE_DICE = Symbols.MOST;
  static final int MOST_THROWS = 3;

  /** In {@link #black}: set aside. In {@link #before}: no throw that could be cancelled. */
  static final int NONE = -1;

  /** What lies there; while a throw is due, only the dice that were kept. */
  int shown;

  /** The throws of this turn that count. */
  int thrown;

  /** The colour to which the black die was turned. */
  int black = NONE;

  /** What lay there before the throw that a cancel chip may still undo. */
  int before = NONE;

  /** A turn begins. */
  void clear() {
    shown = 0;
    thrown = 0;
    black = NONE;
    before = NONE;
  }

  /** Throws all dice that were not kept, and answers what they show. */
  int throwDue(Chance chance) {
    int fell = chance.dice(WHITE_DICE - Symbols.size(shown), Colour.COUNT);
    shown += fell;
    thrown++;
    return fell;
  }

  /** The last throw never happened. */
  void cancel() {
    shown = before;
    thrown--;
    before = NONE;
  }

  /** How many dice show this colour, the black one included. */
  int symbols(int colour) {
    return Symbols.count(shown, colour) + (black == colour ? 1 : 0);
  }

  /** The field that so many symbols in so many throws lead to. */
  int target(int colour) {
    int symbols = symbols(colour);
    // H5.3: nine are as good as eight in one throw
    return symbols > WHITE_DICE ? 0 : Field.index(symbols, thrown);
  }

  void copyFrom(Dice other) {
    shown = other.shown;
    thrown = other.thrown;
    black = other.black;
    before = other.before;
  }
}
