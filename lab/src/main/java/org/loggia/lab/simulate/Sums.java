package org.loggia.lab.simulate;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
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

  /** Null where nobody asked for them. */
  final @Nullable Distributions distributions;

  /** How long it took is no outcome, but travels with it. */
  long cpuNanos;

  private final GameInfo info;

  Sums(GameInfo info, int seats, boolean detailed) {
    this.info = info;
    points = new long[seats];
    squares = new long[seats];
    shares = new double[seats];
    metrics = new double[info.metrics().size()];
    endings = new long[info.endings().size()];
    distributions = detailed ? new Distributions(seats) : null;
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
    if (distributions != null) {
      distributions.add(gameMoves, result);
    }
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
    cpuNanos += block.cpuNanos;
    add(points, block.points);
    add(squares, block.squares);
    add(shares, block.shares);
    add(metrics, block.metrics);
    add(endings, block.endings);
    if (distributions != null && block.distributions != null) {
      distributions.add(block.distributions);
    }
  }

  private static void add(long[] sums, long[] more) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += more[i];
    }
  }

  private static void add(double[] sums, double[] more) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += more[i];
    }
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(games);
    out.writeLong(moves);
    out.writeLong(choices);
    out.writeInt(longest);
    out.writeLong(shared);
    out.writeLong(cpuNanos);
    for (long[] sums : new long[][] {points, squares, endings}) {
      for (long sum : sums) {
        out.writeLong(sum);
      }
    }
    for (double[] sums : new double[][] {shares, metrics}) {
      for (double sum : sums) {
        out.writeDouble(sum);
      }
    }
    if (distributions != null) {
      distributions.write(out);
    }
  }

  void read(DataInput in) throws IOException {
    games = in.readLong();
    moves = in.readLong();
    choices = in.readLong();
    longest = in.readInt();
    shared = in.readLong();
    cpuNanos = in.readLong();
    for (long[] sums : new long[][] {points, squares, endings}) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] = in.readLong();
      }
    }
    for (double[] sums : new double[][] {shares, metrics}) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] = in.readDouble();
      }
    }
    if (distributions != null) {
      distributions.read(in);
    }
  }
}
