package org.loggia.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.server.log.Pace;

/**
 * Who has gone, and who is only away for a moment: a broken socket must not cost anybody their
 * seat.
 *
 * @param away for how many milliseconds somebody has had no socket at this table; 0 if they have
 *     one
 */
record Absence(TableState state, IntToLongFunction away) {
  private static final long SHORTEST_GRACE = 30_000;
  private static final long LONGEST_GRACE = 86_400_000;

  /** So many moves of people tell how fast they play. */
  private static final int MOVES_THAT_TELL = 9;

  boolean hasGone(int person) {
    return whyNot(person) == null;
  }

  /** Why the others may not decide for this person yet, or null if they may. */
  @Nullable Refusal whyNot(int person) {
    if (state.hasLeft(person)) {
      return null;
    }
    if (state.terms().pace() instanceof Pace.Slow) {
      return Refusal.of("table.clock-decides").with("person", person);
    }
    long gone = away.applyAsLong(person);
    if (gone == 0) {
      return Refusal.of("table.still-there").with("person", person);
    }
    long wait = grace() - gone;
    return wait <= 0
        ? null
        : Refusal.of("table.just-gone")
            .with("person", person)
            .with("seconds", (int) Math.ceilDiv(wait, 1000L));
  }

  /** Half a minute, and where people take their time, as long as they mostly take for a move. */
  long grace() {
    List<TableState.Ply> plies = state.plies();
    long[] pauses = new long[MOVES_THAT_TELL];
    int count = 0;
    for (int ply = plies.size() - 1; ply > 0 && count < MOVES_THAT_TELL; ply--) {
      if (plies.get(ply).person() != null) {
        pauses[count++] = plies.get(ply).at() - plies.get(ply - 1).at();
      }
    }
    long[] told = Arrays.copyOf(pauses, count);
    Arrays.sort(told);
    return count == 0 ? SHORTEST_GRACE : Math.clamp(told[count / 2], SHORTEST_GRACE, LONGEST_GRACE);
  }
}
