package org.loggia.games.alhambra;

/**
 * What markers and dice promise before the results are in. Rough, but quick.
 *
 * <p>Sums are added up one by one: the compiler for JavaScript drops the brackets of {@code a + (b
 * + c)}, which for doubles is another sum in the last bit.
 */
final class Prospects {
  /**
   * So many symbols in the first throw are worth stopping; each further throw asks for one more.
   */
  static final int GOOD = 4;

  /** Fields from here on are beaten by every decent throw. */
  private static final double POOR_FIELD = 14;

  /** A throw that goes to one of six columns hits this one about so often. */
  private static final double HITS = 1.0 / Colour.COUNT;

  private Prospects() {}

  /**
   * What a marker on this field may expect, from 0 (nothing) to 1 (the first prize): those that
   * stand better count fully, those that others will still throw in part.
   */
  static double ofField(AlhambraPosition position, int column, int field) {
    int better = Integer.bitCount(position.area.taken(column) & ((1 << field) - 1));
    int toCome = position.table.seats * position.table.markers - position.turn - 1;
    double beaten = HITS * Math.max(0, toCome) * Math.min(1, field / POOR_FIELD);
    return Math.max(0, 1 - (better + beaten) / 2.5);
  }

  /** The hopes of each figure in each column, in firsts: {@code [column * figures + figure]}. */
  static double[] ofMarkers(AlhambraPosition position) {
    int figures = position.table.figures;
    double[] hopes = new double[Colour.COUNT * figures];
    for (int column = 0; column < Colour.COUNT; column++) {
      for (int taken = position.area.taken(column); taken != 0; taken &= taken - 1) {
        int field = Integer.numberOfTrailingZeros(taken);
        int owner = position.area.owner(column, field);
        hopes[column * figures + owner] += ofField(position, column, field);
      }
    }
    if (position.phase == Phase.TURN) {
      addDice(position, hopes);
    }
    return hopes;
  }

  /** Whoever has thrown may put the marker where it promises most. */
  private static void addDice(AlhambraPosition position, double[] hopes) {
    int best = 0;
    double most = 0;
    for (int column = 0; column < Colour.COUNT; column++) {
      if (position.dice.symbols(column) > 0) {
        double promise = ofField(position, column, position.dice.target(column));
        if (promise > most) {
          most = promise;
          best = column;
        }
      }
    }
    hopes[best * position.table.figures + position.onTurn()] += most;
  }

  /**
   * What a column is likely to pay a figure at a scoring: places between two whole ones are paid in
   * between.
   *
   * @param strength how far each figure has come there, hopes included
   */
  private static double ofColumn(Scoring scoring, int column, double[] strength, int figure) {
    if (strength[figure] <= 0) {
      return 0;
    }
    double ahead = 0;
    for (int other = 0; other < strength.length; other++) {
      if (other != figure) {
        double lead = strength[other] - strength[figure];
        ahead += 0.5;
        ahead += lead / (2 * (0.7 + Math.abs(lead)));
      }
    }
    int place = (int) ahead;
    double between = ahead - place;
    return (1 - between) * scoring.points(place, column)
        + between * scoring.points(place + 1, column);
  }

  /**
   * Adds to everybody's estimate what a column is likely to pay at the scorings to come. A lead of
   * today counts less for a scoring that is rounds away.
   */
  static void addColumn(
      AlhambraPosition position, int column, double[] strength, double[] estimate) {
    for (Scoring scoring : Scoring.ALL) {
      if (isToCome(scoring, position)) {
        double trust = 1 / (1 + 0.6 * (scoring.round() - Math.max(1, position.round)));
        for (int figure = 0; figure < estimate.length; figure++) {
          estimate[figure] += trust * ofColumn(scoring, column, strength, figure);
        }
      }
    }
  }

  static int scoringsToCome(AlhambraPosition position) {
    int scorings = 0;
    for (Scoring scoring : Scoring.ALL) {
      scorings += isToCome(scoring, position) ? 1 : 0;
    }
    return scorings;
  }

  private static boolean isToCome(Scoring scoring, AlhambraPosition position) {
    boolean between = position.phase == Phase.ROUND || position.phase == Phase.OVER;
    return scoring.round() > position.round || (scoring.round() == position.round && !between);
  }
}
