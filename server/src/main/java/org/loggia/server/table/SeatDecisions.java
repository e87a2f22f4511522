package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Answer;
import org.loggia.core.Dice;
import org.loggia.core.Game;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.server.bots.Sparring;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;
import org.loggia.server.log.Terms;
import org.loggia.server.wire.TableInfo.Status;

/**
 * Who sits where, before the game and while it goes on.
 *
 * @param person who asks
 */
record SeatDecisions(TableState state, int person, Absence absence) {
  /** The one who opened the table. */
  static final int OWNER = 0;

  Answer<Decision> sit(int seat) {
    if (state.isStarted()) {
      return Decision.no("table.already-started");
    }
    if (!state.chairs().get(seat).isFree()) {
      return Decision.no(Refusal.of("table.seat-taken").with("seat", seat));
    }
    return Decision.of(new Happening.Seated(seat, new Chair(person, null)));
  }

  /** The owner may ask anybody to get up, also a bot. */
  Answer<Decision> stand(int seat) {
    if (state.isStarted()) {
      return Decision.no("table.already-started");
    }
    if (person != OWNER && !state.chairs().get(seat).isHeldBy(person)) {
      return notYours(seat);
    }
    if (state.chairs().get(seat).isFree()) {
      return Decision.no(Refusal.of("table.seat-free").with("seat", seat));
    }
    return Decision.of(new Happening.Seated(seat, Chair.EMPTY));
  }

  Answer<Decision> bot(int seat, String level) {
    Refusal noLevel = Sparring.check(level);
    if (noLevel != null) {
      return Decision.no(noLevel);
    }
    Chair chair = state.chairs().get(seat);
    Integer holder = chair.person();
    if (state.status() == Status.OVER || state.status() == Status.FROZEN) {
      return Decision.no("core.game-over");
    }
    if (holder == null) {
      return person == OWNER
          ? Decision.of(new Happening.Seated(seat, new Chair(null, level)))
          : Decision.no("table.owner-only");
    }
    if (!state.isStarted()) {
      return Decision.no(Refusal.of("table.seat-taken").with("seat", seat));
    }
    if (holder != person && state.seatsOf(person).isEmpty()) {
      return Decision.no("table.no-seat");
    }
    // Who has gone is replaced by the others; they can come back whenever they like.
    if (holder != person) {
      Refusal refusal =
          chair.bot() != null
              ? Refusal.of("table.bot-stays").with("seat", seat)
              : absence.whyNot(holder);
      if (refusal != null) {
        return Decision.no(refusal);
      }
    }
    return Decision.of(new Happening.Seated(seat, new Chair(holder, level)));
  }

  Answer<Decision> take(int seat) {
    Chair chair = state.chairs().get(seat);
    if (!chair.isHeldBy(person)) {
      return notYours(seat);
    }
    if (state.hasResigned(seat)) {
      return Decision.no(Refusal.of("table.resigned").with("seat", seat));
    }
    if (chair.bot() == null) {
      return Decision.no(Refusal.of("table.no-bot").with("seat", seat));
    }
    Clocks clocks = state.clocks();
    if (clocks != null && clocks.hasRunOut(seat) && state.status() == Status.PLAYING) {
      return Decision.no(Refusal.of("table.time-ran-out").with("seat", seat));
    }
    return Decision.of(new Happening.Seated(seat, new Chair(person, null)));
  }

  /** Nobody can take their contribution back, or look at others' and choose another. */
  Answer<Decision> contribute(String contribution) {
    if (state.isStarted()) {
      return Decision.no("table.already-started");
    }
    if (!Dice.isContribution(contribution)) {
      return Decision.no("table.no-contribution");
    }
    return state.commitment() == null || state.contribution(person) != null
        ? Decision.no("table.contributed")
        : Decision.of(new Happening.Contributed(person, contribution));
  }

  Answer<Decision> configure(Setup setup, Terms terms) {
    if (person != OWNER) {
      return Decision.no("table.owner-only");
    }
    if (state.isStarted()) {
      return Decision.no("table.already-started");
    }
    Game<?, ?, ?> game = state.game();
    Refusal refusal = game == null ? Refusal.of("table.no-such-title") : game.check(setup);
    if (refusal == null) {
      refusal = ClockDecisions.check(terms.pace());
    }
    return refusal != null
        ? Decision.no(refusal)
        : Decision.of(new Happening.Configured(setup, terms));
  }

  Answer<Decision> leave() {
    if (state.hasLeft(person)) {
      return Decision.no("table.left-already");
    }
    List<Happening> all = new ArrayList<>();
    if (!state.isStarted()) {
      for (int seat : state.seatsOf(person)) {
        all.add(new Happening.Seated(seat, Chair.EMPTY));
      }
    }
    all.add(new Happening.Left(person));
    return Decision.of(all);
  }

  /** In a game a bot goes on in their place; nothing of it is theirs any more. */
  Answer<Decision> showOut(int other) {
    if (person != OWNER) {
      return Decision.no("table.owner-only");
    }
    if (other < 0 || other >= state.people() || state.isShownOut(other)) {
      return Decision.no(Refusal.of("table.no-such-person").with("person", other));
    }
    if (other == OWNER) {
      return Decision.no("table.owner-stays");
    }
    List<Happening> all = new ArrayList<>();
    if (state.status() != Status.OVER) {
      Chair after = state.isStarted() ? new Chair(null, Sparring.standIn()) : Chair.EMPTY;
      state.seatsOf(other).forEach(seat -> all.add(new Happening.Seated(seat, after)));
    }
    all.add(new Happening.ShownOut(other));
    return Decision.of(all);
  }

  private static Answer<Decision> notYours(int seat) {
    return Decision.no(Refusal.of("table.not-your-seat").with("seat", seat));
  }
}
