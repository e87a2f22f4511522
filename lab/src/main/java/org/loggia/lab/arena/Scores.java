package org.loggia.lab.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the bouts of a contest add up to; they are added in the order of their numbers. */
public final class Scores {
  private final LineUps lineUps;
  private final int seats;
  private final int bots;
  private final int[] games;
  private final double[] shares;
  private final long[] moves;
  private final double[] micros;
  private final int[] failures;
  private final List<Map<String, Integer>> reasons = new ArrayList<>();
  private final List<double[][]> rounds = new ArrayList<>();
  private final double[][] won;
  private final double[][] met;
  private double[][] round;
  private int bouts;

  Scores(int bots, int seats) {
    this.bots = bots;
    this.seats = seats;
    this.lineUps = new LineUps(bots, seats);
    this.games = new int[bots];
    this.shares = new double[bots];
    this.moves = new long[bots];
    this.micros = new double[bots];
    this.failures = new int[bots];
    this.won = new double[bots][bots];
    this.met = new double[bots][bots];
    this.round = new double[bots][bots];
    for (int bot = 0; bot < bots; bot++) {
      reasons.add(new TreeMap<>());
    }
  }

  LineUps lineUps() {
    return lineUps;
  }

  void add(Bout bout) {
    for (int seat = 0; seat < seats; seat++) {
      int bot = bout.bots().get(seat);
      games[bot]++;
      shares[bot] += bout.shares().get(seat);
      moves[bot] += bout.moves().get(seat);
      micros[bot] += bout.micros().get(seat);
      for (int other = 0; other < seats; other++) {
        int rival = bout.bots().get(other);
        if (rival != bot) {
          won[bot][rival] += bout.score(seat, other);
          met[bot][rival]++;
          round[bot][rival] += bout.score(seat, other) - 0.5;
        }
      }
    }
    Integer failed = bout.failed();
    if (failed != null) {
      int bot = bout.bots().get(failed);
      failures[bot]++;
      reasons.get(bot).merge(bout.reason(), 1, Integer::sum);
    }
    bouts++;
    if (bouts % seats == 0) {
      rounds.add(round);
      round = new double[bots][bots];
    }
  }

  public int bots() {
    return bots;
  }

  /** How many games have been counted. */
  public int bouts() {
    return bouts;
  }

  /** How many seats a bot has had; two in one game count twice. */
  public int games(int bot) {
    return games[bot];
  }

  /** Its part of the victories. */
  public double share(int bot) {
    return games[bot] == 0 ? 0 : shares[bot] / games[bot];
  }

  /** CPU time for a move. */
  public double millisPerMove(int bot) {
    return moves[bot] == 0 ? 0 : micros[bot] / moves[bot] / 1000;
  }

  public int failures(int bot) {
    return failures[bot];
  }

  /** How it failed, and how often so. */
  public Map<String, Integer> reasons(int bot) {
    return reasons.get(bot);
  }

  /** How often one was placed better than the other; equal places count a half. */
  public double won(int one, int other) {
    return won[one][other];
  }

  /** How often the two were compared. */
  public double met(int one, int other) {
    return met[one][other];
  }

  /** By how much each was ahead of each, for every round that is complete. */
  List<double[][]> rounds() {
    return rounds;
  }
}
