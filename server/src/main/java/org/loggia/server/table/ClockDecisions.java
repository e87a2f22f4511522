package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Refusal;
import org.loggia.server.bots.Sparring;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;
import org.loggia.server.log.Pace;
import org.loggia.server.wire.TableInfo.Status;

/**
 * What time brings about, without anybody asking for it.
 *
 * @param houseTime for how many milliseconds the house has been open
 */
record ClockDecisions(TableState state, long houseTime) {
  private static final int SHORTEST_BANK = 30;
  private static final int LONGEST_BANK = 3 * 3_600;
  private static final int LONGEST_INCREMENT = 300;
  private static final int MOST_HOURS = 30 * 24;

  /** Why nobody can play at this pace, or null. */
  static @Nullable Refusal check(@Nullable Pace pace) {
    boolean fits =
        switch (pace) {
          case null -> true;
          case Pace.Live(int bank, int increment, String _) ->
              bank >= SHORTEST_BANK
                  && bank <= LONGEST_BANK
                  && increment >= 0
                  && increment <= LONGEST_INCREMENT;
          case Pace.Slow(int hours, String _) -> hours >= 1 && hours <= MOST_HOURS;
        };
    if (!fits) {
      return Refusal.of("table.no-such-pace")
          .with("shortest", SHORTEST_BANK)
          .with("longest", LONGEST_BANK)
          .with("increment", LONGEST_INCREMENT)
          .with("hours", MOST_HOURS);
    }
    return pace == null ? null : Sparring.check(pace.keeper());
  }

  /** Stops and starts the clocks with the game, and lets a bot keep a seat whose time is up. */
  Answer<Decision> lookAtClocks() {
    Clocks clocks = state.clocks();
    Play<?, ?, ?> play = state.play();
    Pace pace = state.terms().pace();
    if (clocks == null || pace == null) {
      return nothing();
    }
    boolean frozen = state.status() == Status.FROZEN;
    if (frozen != clocks.isHalted()) {
      return Decision.of(new Happening.Halted(frozen));
    }
    if (play == null || state.status() != Status.PLAYING) {
      return nothing();
    }
    int seat = play.actor();
    if (houseTime < clocks.runsOutAt(seat)) {
      return nothing();
    }
    List<Happening> all = new ArrayList<>();
    all.add(new Happening.TimeRanOut(seat));
    Chair kept = new Chair(state.chairs().get(seat).person(), pace.keeper());
    all.add(new Happening.Seated(seat, kept));
    return Decision.of(all);
  }

  private static Answer<Decision> nothing() {
    return Decision.no("table.time-left");
  }
}
