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

  /** The colours that can be chosen, one symbol each. */
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
      return new Keep(new Symbols(Symbols.part(position.dice.shown, k)));
    }
    int left = k - keeps;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      if (left-- == 0) {
        return PLACES[Symbols.colour(rest)];
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
    Phase phase = position.phase;
    if (phase == Phase.TURN) {
      Dice dice = position.dice;
      keeps = dice.thrown == Dice.MOST_THROWS ? 0 : Symbols.parts(dice.shown) - 1;
      places = Symbols.present(dice.shown);
      places |= dice.black == Dice.NONE ? 0 : Symbols.one(dice.black);
    }
    ofSide = phase == Phase.TURN || phase == Phase.RESULTS ? position.side.findChoices() : 0;
  }
}
