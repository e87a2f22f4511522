package org.loggia.games.alhambra;

import org.loggia.core.Choices;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Place;

/**
 * The legal moves. What can be kept of a throw is counted, not listed: of each colour none, one, …
 * or all, in every combination but the last, which would keep all dice. The few other moves follow.
 */
final class AlhambraChoices implements Choices<AlhambraMove> {
  private static final Place[] PLACES = new Place[Colour.COUNT];

  static {
    for (Colour colour : Colour.ALL) {
      PLACES[colour.ordinal()] = new Place(colour);
    }
  }

  private final AlhambraPosition position;
  private boolean known;
  private int keeps;

  /** The colours that can be chosen, a bit each. */
  private int places;

  private int ofSide;

  AlhambraChoices(AlhambraPosition position) {
    this.position = position;
  }

  void forget() {
    known = false;
  }

  @Override
  public int count() {
    find();
    return keeps + Integer.bitCount(places) + ofSide;
  }

  @Override
  public AlhambraMove get(int k) {
    find();
    if (k < keeps) {
      return keep(k);
    }
    int left = k - keeps;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      if (left-- == 0) {
        return PLACES[Integer.numberOfTrailingZeros(rest)];
      }
    }
    return position.side.choice(left);
  }

  @Override
  public boolean contains(AlhambraMove move) {
    return position.why(move) == null;
  }

  private void find() {
    if (known) {
      return;
    }
    known = true;
    keeps = 0;
    places = 0;
    if (position.phase == Phase.TURN) {
      keeps = keeps();
      for (int colour = 0; colour < Colour.COUNT; colour++) {
        places |= position.dice.symbols(colour) > 0 ? 1 << colour : 0;
      }
    }
    ofSide = position.actor() >= 0 ? position.side.findChoices() : 0;
  }

  private int keeps() {
    if (position.dice.thrown == Dice.MOST_THROWS) {
      return 0;
    }
    int combinations = 1;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      combinations *= 1 + Symbols.count(position.dice.shown, colour);
    }
    return combinations - 1;
  }

  /** The number of the choice, read in digits that run from none to all dice of a colour. */
  private Keep keep(int k) {
    int rest = k;
    int kept = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int digits = 1 + Symbols.count(position.dice.shown, colour);
      kept += Symbols.one(colour) * (rest % digits);
      rest /= digits;
    }
    return new Keep(new Symbols(kept));
  }
}
