package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.chance.Chance;
import org.loggia.games.alhambra.AlhambraMove.Keep;
import org.loggia.games.alhambra.AlhambraMove.Place;

/**
 * What every player finds out soon: collect one colour or two, stop when the field is good enough,
 * and mind who has already done better in that column.
 */
final class AlhambraAdviser implements Adviser<AlhambraPosition, AlhambraMove> {
  /** In a quick game every so many decisions are taken at random. */
  private static final int WHIM = 8;

  /** A lead of so many points is worth half of what is left to win. */
  private static final double LEAD = 25;

  /** Of the many ways to keep dice, those that collect one colour or two. */
  @Override
  public List<AlhambraMove> candidates(AlhambraPosition position) {
    List<AlhambraMove> candidates = new ArrayList<>();
    if (position.phase == Phase.TURN && position.dice.thrown < Dice.MOST_THROWS) {
      addKeeps(position.dice.shown, candidates);
    }
    List<AlhambraMove> others = new ArrayList<>();
    Choices<AlhambraMove> legal = position.legal();
    for (int k = 0; k < legal.count(); k++) {
      if (!(legal.get(k) instanceof Keep)) {
        others.add(legal.get(k));
      }
    }
    if (position.side instanceof TileSide side) {
      TileAdvice.addBest(side, others, candidates);
    } else {
      candidates.addAll(others);
    }
    return candidates;
  }

  private static void addKeeps(int shown, List<AlhambraMove> candidates) {
    candidates.add(new Keep(Symbols.NONE));
    for (int one = 0; one < Colour.COUNT; one++) {
      int kept = only(shown, one);
      addKeep(shown, kept, candidates);
      for (int two = 0; kept != 0 && two < one; two++) {
        if (Symbols.count(shown, two) > 0) {
          addKeep(shown, kept + only(shown, two), candidates);
        }
      }
    }
  }

  private static void addKeep(int shown, int kept, List<AlhambraMove> candidates) {
    if (kept != 0 && kept != shown) {
      candidates.add(new Keep(new Symbols(kept)));
    }
  }

  /** The dice of one colour. */
  private static int only(int shown, int colour) {
    return Symbols.one(colour) * Symbols.count(shown, colour);
  }

  @Override
  public AlhambraMove playout(AlhambraPosition position, Chance chance) {
    if (position.phase == Phase.RESULTS && position.side instanceof TileSide side) {
      return TileAdvice.quickPrize(side, chance);
    }
    if (position.phase != Phase.TURN || chance.below(WHIM) == 0) {
      Choices<AlhambraMove> legal = position.legal();
      return legal.get(chance.below(legal.count()));
    }
    Dice dice = position.dice;
    int best = 0;
    double most = -1;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      double promise =
          dice.symbols(colour) == 0
              ? -1
              : Prospects.ofField(position, colour, dice.target(colour)) * weight(colour);
      if (promise > most) {
        most = promise;
        best = colour;
      }
    }
    int kept = only(dice.shown, best);
    boolean goesOn =
        dice.thrown < Dice.MOST_THROWS
            && kept != dice.shown
            && dice.symbols(best) < Prospects.GOOD + dice.thrown;
    return goesOn ? new Keep(new Symbols(kept)) : new Place(Colour.ALL[best]);
  }

  /** Columns further right pay a little more. */
  private static double weight(int colour) {
    return 1 + colour / 40.0;
  }

  @Override
  public void judge(AlhambraPosition position, double[] standing) {
    double[] estimates = position.side.estimate();
    for (int seat = 0; seat < standing.length; seat++) {
      double rival = 0;
      for (int other = 0; other < standing.length; other++) {
        rival = other == seat ? rival : Math.max(rival, estimates[other]);
      }
      double lead = estimates[seat] - rival;
      standing[seat] = 0.5 + lead / (2 * (LEAD + Math.abs(lead)));
    }
  }
}
