package org.loggia.lab.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.simulate.Seeds;
import org.loggia.players.BotFault;
import org.loggia.players.Guest;
import org.loggia.players.Seated;

/** Where bouts are fought, one after the other; one for each thread, with bots of its own. */
final class Ring<P extends Position<P, M, V>, M extends Move, V extends View>
    implements AutoCloseable {
  /** No title comes near it: a game this long would go on for ever. */
  private static final int ENDLESS = 100_000;

  private final Contest<P, M, V> contest;
  private final LineUps lineUps;
  private final List<Seated<M, V>> bots = new ArrayList<>();
  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();

  Ring(Contest<P, M, V> contest, LineUps lineUps) {
    this.contest = contest;
    this.lineUps = lineUps;
    Guest.Company company = new Guest.Company(1, contest.patienceMillis());
    for (Guest guest : contest.bots()) {
      bots.add(guest.sit(contest.game(), contest.setup().seats(), company));
    }
  }

  Bout play(int index) {
    List<Integer> lineUp = lineUps.of(index);
    long seed = contest.seedOf(index);
    FastChance luck = new FastChance(seed);
    P position = contest.game().start(contest.setup());
    position.settleIfDue(luck, Journal.OFF);
    int seats = lineUp.size();
    Integer[] moves = filled(seats);
    Long[] nanos = new Long[seats];
    Arrays.fill(nanos, 0L);
    List<String> played = new ArrayList<>();
    for (int ply = 1; position.actor() != Seat.NOBODY; ply++) {
      if (ply > ENDLESS) {
        throw new IllegalStateException("game " + index + " does not end");
      }
      int seat = position.actor();
      long start = clock.getCurrentThreadCpuTime();
      try {
        M move =
            bots.get(lineUp.get(seat))
                .choose(position.view(seat), contest.allowance(), Seeds.of(seed, ply));
        played.add(contest.game().notation().writeMove(move));
        position.play(move, Journal.OFF);
      } catch (BotFault fault) {
        return lost(index, lineUp, seat, fault.reason(), moves, nanos);
      }
      moves[seat]++;
      nanos[seat] += clock.getCurrentThreadCpuTime() - start;
      position.settleIfDue(luck, Journal.OFF);
    }
    Result result = position.result();
    List<Integer> places = new ArrayList<>();
    List<Double> shares = new ArrayList<>();
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      points.add(result.of(seat).points());
      places.add(result.of(seat).place());
      shares.add(result.share(seat));
    }
    return new Bout(
        index, lineUp, places, shares, List.of(moves), micros(nanos), null, "", points, played);
  }

  /** Who fails is last; the others have won together. */
  private static Bout lost(
      int index, List<Integer> lineUp, int failed, String reason, Integer[] moves, Long[] nanos) {
    int seats = lineUp.size();
    List<Integer> places = new ArrayList<>();
    List<Double> shares = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      places.add(seat == failed ? seats : 1);
      shares.add(seat == failed ? 0 : 1.0 / (seats - 1));
    }
    return new Bout(
        index,
        lineUp,
        places,
        shares,
        List.of(moves),
        micros(nanos),
        failed,
        reason,
        List.of(),
        List.of());
  }

  private static Integer[] filled(int seats) {
    Integer[] zeros = new Integer[seats];
    Arrays.fill(zeros, 0);
    return zeros;
  }

  private static List<Integer> micros(Long[] nanos) {
    return Arrays.stream(nanos)
        .map(each -> (int) Math.min(each / 1000, Integer.MAX_VALUE))
        .toList();
  }

  @Override
  public void close() {
    bots.forEach(Seated::close);
  }
}
