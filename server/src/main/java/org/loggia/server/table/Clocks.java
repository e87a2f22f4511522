package org.loggia.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.loggia.core.Seat;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Pace;

/**
 * The clocks of the seats of one table, told by its entries alone: whoever reads the log has the
 * same. All times are of the house, in milliseconds. Only who decides in person spends time; taking
 * moves back takes the clocks back, too.
 */
final class Clocks {
  private static final long NOBODY = -1;

  /** A move, and what was left to its seat when it was made. */
  private record Made(int seat, long left) {}

  private final Pace pace;

  /** What each seat had when this turn began. */
  private final long[] left;

  /** Since when a person plays on each seat, or nobody's. */
  private final long[] since;

  /** What each seat would have spent of this turn before a bot minded it. */
  private final long[] spent;

  /** By ply; the set-up is nobody's move. */
  private final List<Made> made = new ArrayList<>();

  private long turn;
  private int ranOut = Seat.NOBODY;
  private boolean halted;

  private Clocks(Pace pace, int seats) {
    this.pace = pace;
    this.left = new long[seats];
    this.since = new long[seats];
    this.spent = new long[seats];
  }

  Clocks(Clocks other) {
    this.pace = other.pace;
    this.left = other.left.clone();
    this.since = other.since.clone();
    this.spent = other.spent.clone();
    this.made.addAll(other.made);
    this.turn = other.turn;
    this.ranOut = other.ranOut;
    this.halted = other.halted;
  }

  static Clocks started(Pace pace, List<Chair> chairs, long now) {
    Clocks clocks = new Clocks(pace, chairs.size());
    Arrays.fill(clocks.left, pace.atFirst());
    for (int seat = 0; seat < chairs.size(); seat++) {
      clocks.since[seat] = chairs.get(seat).isPlayedByPerson() ? now : NOBODY;
    }
    clocks.made.add(new Made(Seat.LUCK, 0));
    clocks.turn = now;
    return clocks;
  }

  // ---- what happens -----------------------------------------------------------------------------

  void moved(int seat, long now) {
    long atMove = leftInTurn(seat, now);
    made.add(new Made(seat, atMove));
    if (since[seat] != NOBODY) {
      left[seat] = pace.afterMove(atMove);
    }
    nextTurn(now);
  }

  void undone(int ply, long now) {
    while (made.size() > ply) {
      Made last = made.removeLast();
      left[last.seat] = last.left;
    }
    nextTurn(now);
  }

  /** Who hands a seat to a bot in the middle of a turn has spent what they have spent. */
  void seated(int seat, Chair chair, long now) {
    if (chair.isPlayedByPerson() == (since[seat] != NOBODY)) {
      return;
    }
    spent[seat] += running(seat, now);
    since[seat] = chair.isPlayedByPerson() ? now : NOBODY;
  }

  void ranOut(int seat) {
    left[seat] = pace.again();
    spent[seat] = 0;
    ranOut = seat;
    since[seat] = NOBODY;
  }

  /** While the game cannot go on nobody spends time, and this turn begins anew when it can. */
  void halted(boolean now, long at) {
    halted = now;
    nextTurn(at);
  }

  private void nextTurn(long now) {
    turn = now;
    ranOut = Seat.NOBODY;
    Arrays.fill(spent, 0);
  }

  // ---- what they say ----------------------------------------------------------------------------

  /** What is left to each seat, in milliseconds, if it is this one's turn. */
  List<Long> left(int actor, long now) {
    List<Long> all = new ArrayList<>();
    for (int seat = 0; seat < left.length; seat++) {
      all.add(seat == actor ? leftInTurn(seat, now) : left[seat]);
    }
    return all;
  }

  /** When the time of this seat, whose turn it is, runs out; never while a bot plays there. */
  long runsOutAt(int actor) {
    return since[actor] == NOBODY || halted
        ? Long.MAX_VALUE
        : Math.max(turn, since[actor]) + left[actor] - spent[actor];
  }

  /** Whether the bot has not yet made the move for which this seat's time ran out. */
  boolean hasRunOut(int seat) {
    return ranOut == seat;
  }

  boolean isHalted() {
    return halted;
  }

  private long leftInTurn(int seat, long now) {
    return Math.max(0, left[seat] - spent[seat] - running(seat, now));
  }

  private long running(int seat, long now) {
    return since[seat] == NOBODY || halted ? 0 : Math.max(0, now - Math.max(turn, since[seat]));
  }
}
