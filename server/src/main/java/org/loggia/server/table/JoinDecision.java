package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Seat;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;
import org.loggia.server.log.Terms;

/**
 * Whether somebody may come to the table, and what is written if they do.
 *
 * @param invite what the link carried, or null
 * @param sit whether they wish to sit down at once
 * @param token what they will show to be let in again
 */
record JoinDecision(String name, @Nullable String invite, boolean sit, String token) {
  private static final int MOST_PEOPLE = 32;

  Answer<Decision> on(TableState state) {
    if (state.isExhibit()) {
      return Decision.no("table.exhibit");
    }
    boolean invited = invite != null && Secrets.same(invite, state.invite());
    if (!invited && (invite != null || state.terms().access() == Terms.Access.LINK)) {
      return Decision.no("table.wrong-invite");
    }
    int free = freeSeat(state);
    // Who could only watch stays away where nobody may.
    if (!state.hasRoomBesideSeats() && free < 0) {
      return Decision.no("table.no-spectators");
    }
    if (state.people() >= MOST_PEOPLE) {
      return Decision.no("table.full");
    }
    return Words.name(name)
        .then(
            clean -> {
              int person = state.people();
              List<Happening> all = new ArrayList<>();
              all.add(new Happening.Joined(person, clean, Secrets.hash(token)));
              if (sit && free >= 0) {
                all.add(new Happening.Seated(free, new Chair(person, null)));
              }
              return Decision.of(all);
            });
  }

  /** The first seat on which somebody may still sit down, or nobody's. */
  private static int freeSeat(TableState state) {
    for (int seat = 0; !state.isStarted() && seat < state.chairs().size(); seat++) {
      if (state.chairs().get(seat).isFree()) {
        return seat;
      }
    }
    return Seat.NOBODY;
  }
}
