package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Answer;
import org.loggia.core.Event;
import org.loggia.core.Refusal;
import org.loggia.core.Step;
import org.loggia.server.log.Happening;
import org.loggia.server.wire.TableInfo.Status;
import org.loggia.server.wire.TableInfo.UndoWish;

/**
 * Taking moves back: for free if nobody knows more than before, else with the consent of those it
 * concerns.
 *
 * @param person who asks
 */
record UndoDecisions(TableState state, int person, Absence absence) {

  Answer<Decision> undo(int seat) {
    Play<?, ?, ?> play = state.play();
    if (play == null || state.status() != Status.PLAYING) {
      return state.notOn();
    }
    if (!state.chairs().get(seat).isHeldBy(person)
        || !state.chairs().get(seat).isPlayedByPerson()) {
      return Decision.no(Refusal.of("table.not-your-seat").with("seat", seat));
    }
    int ply = lastMoveOf(seat);
    if (ply == 0) {
      return Decision.no("table.nothing-to-undo");
    }
    boolean free = ply == state.plies().size() - 1 && isFree(play.step(ply));
    List<Integer> asked =
        free ? List.of() : state.concerned(person, ply, other -> !absence.hasGone(other));
    return Decision.bySeat(
        seat,
        asked.isEmpty() ? new Happening.Undone(ply) : new Happening.UndoAsked(person, ply, asked));
  }

  private int lastMoveOf(int seat) {
    for (int ply = state.plies().size() - 1; ply > 0; ply--) {
      if (state.plies().get(ply).seat() == seat) {
        return ply;
      }
    }
    return 0;
  }

  /** Nothing was drawn and no secret came out, so nobody knows more than before the move. */
  private static boolean isFree(Step step) {
    return step.entry().draws().isEmpty() && step.events().all().stream().noneMatch(Event::reveals);
  }

  Answer<Decision> agree(int wish, boolean agree) {
    UndoWish undo = state.undo();
    if (undo == null || undo.seq() != wish) {
      return Decision.no("table.nobody-asks");
    }
    List<Integer> missing = new ArrayList<>(undo.asked());
    missing.removeAll(undo.agreed());
    if (!missing.remove((Integer) person)) {
      return Decision.no("table.not-asked");
    }
    List<Happening> all = new ArrayList<>();
    all.add(new Happening.UndoAnswered(person, agree));
    if (agree && missing.isEmpty()) {
      all.add(new Happening.Undone(undo.ply()));
    }
    return Decision.of(all);
  }
}
