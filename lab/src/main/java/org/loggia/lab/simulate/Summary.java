package org.loggia.lab.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.GameInfo;
import org.loggia.core.Setup;

/**
 * What a run tells about a title: means over all games.
 *
 * @param moves decisions a game
 * @param branching legal moves a decision
 * @param longest decisions of the longest game
 * @param shared the part of the games whose victory was shared
 * @param metrics what the title's meter counted, by name
 * @param ends the part of the games with each ending, by name
 * @param distributions null where nobody asked for them
 */
public record Summary(
    String game,
    Setup setup,
    String policy,
    int games,
    long seed,
    int threads,
    double cpuSeconds,
    double wallSeconds,
    double moves,
    double branching,
    int longest,
    boolean scored,
    List<SeatSummary> seats,
    double shared,
    Map<String, Double> metrics,
    Map<String, Double> ends,
    @Nullable Distributions distributions) {

  /**
   * @param sd the standard deviation of a game's points, by n - 1
   * @param share of the victories; a victory shared by k counts 1/k
   */
  public record SeatSummary(double points, double sd, double share) {}

  /** Instead of a policy, where the games had been played before. */
  static final String RECORDS = "records";

  static Summary of(Plan<?, ?, ?> plan, Sums sums, double cpuSeconds, double wallSeconds) {
    return of(
        plan.game().info(),
        plan.setup(),
        plan.policy().name(),
        plan.seed(),
        plan.threads(),
        sums,
        cpuSeconds,
        wallSeconds);
  }

  static Summary ofRecords(GameInfo info, Setup setup, Sums sums) {
    return of(info, setup, RECORDS, 0, 0, sums, 0, 0);
  }

  private static Summary of(
      GameInfo info,
      Setup setup,
      String policy,
      long seed,
      int threads,
      Sums sums,
      double cpuSeconds,
      double wallSeconds) {
    double games = sums.games;
    List<SeatSummary> seats = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      seats.add(seat(sums, seat));
    }
    Map<String, Double> metrics = new LinkedHashMap<>();
    for (int i = 0; i < info.metrics().size(); i++) {
      metrics.put(info.metrics().get(i), sums.metrics[i] / games);
    }
    Map<String, Double> ends = new LinkedHashMap<>();
    for (int i = 0; i < info.endings().size(); i++) {
      ends.put(info.endings().get(i), sums.endings[i] / games);
    }
    return new Summary(
        info.id(),
        setup,
        policy,
        Math.toIntExact(sums.games),
        seed,
        threads,
        cpuSeconds,
        wallSeconds,
        sums.moves / games,
        sums.moves == 0 ? 0 : (double) sums.choices / sums.moves,
        sums.longest,
        info.scored(),
        seats,
        sums.shared / games,
        metrics,
        ends,
        sums.distributions);
  }

  private static SeatSummary seat(Sums sums, int seat) {
    double games = sums.games;
    double mean = sums.points[seat] / games;
    double variance =
        sums.games < 2 ? 0 : (sums.squares[seat] - mean * sums.points[seat]) / (games - 1);
    return new SeatSummary(mean, Math.sqrt(Math.max(0, variance)), sums.shares[seat] / games);
  }

  /** Whether the games had been played before, so that there is no seed and no time to tell of. */
  public boolean isOfRecords() {
    return policy.equals(RECORDS);
  }

  public double gamesPerCpuSecond() {
    return cpuSeconds > 0 ? games / cpuSeconds : 0;
  }

  public double movesPerCpuSecond() {
    return gamesPerCpuSecond() * moves;
  }
}
