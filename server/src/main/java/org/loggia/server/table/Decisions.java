package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.random.RandomGenerator;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LogEntry;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.TableInfo.Status;

/**
 * What a person at a table may do, and what is written if they do it.
 *
 * @param person who asks
 * @param away for how many milliseconds somebody has had no socket at this table; 0 if they have
 *     one
 * @param random where the key of a new table comes from
 * @param now milliseconds since 1970
 * @param houseTime for how many milliseconds the house has been open
 */
record Decisions(
    TableState state,
    int person,
    IntToLongFunction away,
    RandomGenerator random,
    long now,
    long houseTime) {

  /** What can be said again and again; playing, answering and taking one's seat back always may. */
  private static boolean isAside(Command command) {
    return switch (command) {
      case Command.Chat _, Command.Undo _, Command.Bot _, Command.Sit _, Command.Stand _ -> true;
      case Command.Configure _, Command.Mute _, Command.Leave _, Command.ShowOut _ -> true;
      case Command.Renew _ -> true;
      default -> false;
    };
  }

  Answer<Decision> decide(Command command) {
    Absence absence = new Absence(state, away);
    SeatDecisions seats = new SeatDecisions(state, person, absence);
    GameDecisions game = new GameDecisions(state, person);
    UndoDecisions undo = new UndoDecisions(state, person, absence);
    if (state.isExhibit()) {
      return Decision.no("table.exhibit");
    }
    if (isAside(command) && state.asides().isFull(person, state.people())) {
      return Decision.no(Refusal.of("table.book-full").with("most", state.asides().of(person)));
    }
    return switch (command) {
      case Command.Move move -> onSeat(move.seat(), () -> game.move(move));
      case Command.Undo(int _, int seat) -> onSeat(seat, () -> undo.undo(seat));
      case Command.Agree(int _, int wish, boolean agree) -> undo.agree(wish, agree);
      case Command.Resign(int _, int seat) -> onSeat(seat, () -> game.resign(seat));
      case Command.Contribute(int _, String contribution) -> seats.contribute(contribution);
      case Command.Start _ -> game.start();
      case Command.Sit(int _, int seat) -> onSeat(seat, () -> seats.sit(seat));
      case Command.Stand(int _, int seat) -> onSeat(seat, () -> seats.stand(seat));
      case Command.Bot(int _, int seat, String level) -> onSeat(seat, () -> seats.bot(seat, level));
      case Command.Take(int _, int seat) -> onSeat(seat, () -> seats.take(seat));
      case Command.Configure configure -> seats.configure(configure.setup(), configure.terms());
      case Command.Leave _ -> seats.leave();
      case Command.ShowOut(int _, int other) -> seats.showOut(other);
      case Command.Renew(int _, String token) -> renew(token);
      case Command.Chat(int _, String text) -> chat(text);
      case Command.Mute(int _, int other, boolean muted) -> mute(other, muted);
      case Command.Rematch _ -> rematch();
      case Command.Hello _, Command.Ping _, Command.Look _, Command.Moves _ ->
          throw new IllegalArgumentException("a question, which changes nothing");
    };
  }

  /** A choice that is made only if the seat is there. */
  private interface Choice {
    Answer<Decision> make();
  }

  private Answer<Decision> onSeat(int seat, Choice choice) {
    return state.hasSeat(seat)
        ? choice.make()
        : Decision.no(Refusal.of("core.no-such-seat").with("seat", seat));
  }

  private Answer<Decision> chat(String text) {
    if (state.isMuted(person)) {
      return Decision.no("table.muted");
    }
    return Words.chat(text).then(said -> Decision.of(new Happening.Chatted(person, said)));
  }

  private Answer<Decision> renew(String token) {
    return Secrets.isToken(token) && state.person(token) == null
        ? Decision.of(new Happening.Renewed(person, Secrets.hash(token)))
        : Decision.no("table.wrong-token");
  }

  private Answer<Decision> mute(int other, boolean muted) {
    if (person != SeatDecisions.OWNER) {
      return Decision.no("table.owner-only");
    }
    if (other < 0 || other >= state.people()) {
      return Decision.no(Refusal.of("table.no-such-person").with("person", other));
    }
    return Decision.of(new Happening.Muted(other, muted));
  }

  /** The same people on the same seats, under the rules of today. */
  private Answer<Decision> rematch() {
    if (state.status() != Status.OVER) {
      return Decision.no("table.not-over");
    }
    String there = state.rematch();
    if (there != null) {
      return Decision.no(Refusal.of("table.rematched").with("table", there));
    }
    if (state.seatsOf(person).isEmpty()) {
      return Decision.no("table.no-seat");
    }
    Game<?, ?, ?> game = state.game();
    if (game == null) {
      return Decision.no("table.no-such-title");
    }
    List<Happening> first = new ArrayList<>();
    first.add(
        new Happening.Opened(
            state.title(),
            game.info().revision(),
            state.setup(),
            state.terms(),
            Secrets.newKey(random),
            false));
    first.addAll(state.joined());
    for (int other = 0; other < state.people(); other++) {
      if (state.isShownOut(other)) {
        first.add(new Happening.ShownOut(other));
      }
    }
    for (int seat = 0; seat < state.chairs().size(); seat++) {
      Chair chair = state.chairs().get(seat);
      // A bot that stood in for somebody does not keep the place.
      Chair again = chair.person() == null ? chair : new Chair(chair.person(), null);
      first.add(new Happening.Seated(seat, again));
    }
    String table = Secrets.newId();
    List<LogEntry> elsewhere = new ArrayList<>();
    for (Happening what : first) {
      elsewhere.add(new LogEntry(table, elsewhere.size(), now, houseTime, Seat.NOBODY, what));
    }
    Decision.Draft draft = new Decision.Draft(Seat.NOBODY, new Happening.Rematched(table));
    return Answer.yes(new Decision(List.of(draft), elsewhere, null));
  }
}
