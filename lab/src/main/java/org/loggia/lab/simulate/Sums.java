package org.loggia.lab.simulate;

import org.loggia.core.GameInfo;
import org.loggia.core.Result;

/**
 * What a number of games add up to. Whole numbers wherever possible; the fractions are added up
 * block by block in the order of the games, because the order of additions shows in a double.
 */
final class Sums {
  long games;
  long moves;
  long choices;
  int longest;
  long shared;
  final long[] points;
  final long[] squares;
  final double[] shares;
  final double[] metrics;
  final long[] endings;
  private final GameInfo info;

  Sums(GameInfo info, int seats) {
    this.info = info;
    points = new long[seats];
    squares = new long[seats];
    shares = new double[seats];
    metrics = new double[info.metrics().size()];
    endings = new long[info.endings().size()];
  }

  void add(int gameMoves, long gameChoices, Result result, double[] figures) {
    games++;
    moves += gameMoves;
    choices += gameChoices;
    longest = Math.max(longest, gameMoves);
    boolean isShared = false;
    for (int seat = 0; seat < points.length; seat++) {
      long seatPoints = result.of(seat).points();
      points[seat] += seatPoints;
      squares[seat] += seatPoints * seatPoints;
      double share = result.share(seat);
      shares[seat] += share;
      isShared |= share > 0 && share < 1;
    }
    shared += isShared ? 1 : 0;
    for (int i = 0; i < metrics.length; i++) {
      metrics[i] += figures[i];
    }
    endings[endingOf(result)]++;
  }

  private int endingOf(Result result) {
    int ending = info.endings().indexOf(result.ending());
    if (ending < 0) {
      throw new IllegalStateException("the title has no ending called " + result.ending());
    }
    return ending;
  }

  void add(Sums block) {
    games += block.games;
    moves += block.moves;
    choices += block.choices;
    longest = Math.max(longest, block.longest);
    shared += block.shared;
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] += block.points[seat];
      squares[seat] += block.squares[seat];
      shares[seat] += block.shares[seat];
    }
    for (int i = 0; i < metrics.length; i++) {
      metrics[i] += block.metrics[i];
    }
    for (int i = 0; i < endings.length; i++) {
      endings[i] += block.endings[i];
    }
  }
}
