package org.loggia.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LogEntry;

/**
 * What is to be written because a command was accepted.
 *
 * @param elsewhere entries of a new table that come into being together with these
 * @param game the game as it is then, if the decision has played it already
 */
record Decision(List<Draft> drafts, List<LogEntry> elsewhere, @Nullable Play<?, ?, ?> game) {

  /** An entry before it has its place in the log. */
  record Draft(int seat, Happening what) {}

  static Answer<Decision> of(Happening... happenings) {
    return of(List.of(happenings));
  }

  static Answer<Decision> of(List<? extends Happening> happenings) {
    return Answer.yes(
        new Decision(
            happenings.stream().map(what -> new Draft(Seat.NOBODY, what)).toList(),
            List.of(),
            null));
  }

  static Answer<Decision> bySeat(int seat, Happening what) {
    return Answer.yes(new Decision(List.of(new Draft(seat, what)), List.of(), null));
  }

  static Answer<Decision> no(String clause) {
    return Answer.no(Refusal.of(clause));
  }

  static Answer<Decision> no(Refusal refusal) {
    return Answer.no(refusal);
  }
}
