package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Seat;
import org.loggia.core.json.AsJson;
import org.loggia.server.log.Happening;
import org.loggia.server.log.LogEntry;
import org.loggia.server.log.Tale;
import org.loggia.server.wire.ClockFace;
import org.loggia.server.wire.Message;

/**
 * What this person, who holds these seats, is told: the only way from the log to the wire, so what
 * is secret is left out here or nowhere.
 *
 * @param houseTime for how many milliseconds the house has been open
 */
record Telling(TableState state, @Nullable Integer person, List<Integer> seats, long houseTime) {

  static Telling to(TableState state, @Nullable Integer person, long houseTime) {
    return new Telling(state, person, state.seatsOf(person), houseTime);
  }

  List<Message.Told> entries(int from) {
    List<Message.Told> told = new ArrayList<>();
    for (LogEntry entry : state.since(from)) {
      told.add(new Message.Told(entry.seq(), entry.at(), tale(entry)));
    }
    return told;
  }

  private Tale tale(LogEntry entry) {
    return switch (entry.what()) {
      case Happening.Open open -> open;
      case Happening.Opened opened ->
          new Tale.Opened(
              opened.title(), opened.revision(), opened.setup(), opened.terms(), opened.exhibit());
      case Happening.Joined joined -> new Tale.Joined(joined.person(), joined.name());
      case Happening.Renewed renewed -> new Tale.Renewed(renewed.person());
      case Happening.Started started -> new Tale.Started(started.chairs(), events(entry, 0));
      case Happening.Moved moved -> {
        String told = moved.told();
        yield new Tale.Moved(
            moved.ply(),
            entry.seat(),
            told == null || seats.contains(entry.seat()) ? moved.move() : told,
            events(entry, moved.ply()));
      }
      case Happening.Cleared _ -> throw new IllegalStateException("a table that is gone");
    };
  }

  /** Of a move that was taken back, only its text is left. */
  private List<AsJson<?>> events(LogEntry entry, int ply) {
    Play<?, ?, ?> play = state.play();
    boolean counts =
        play != null
            && ply < play.plies()
            && ply < state.plies().size()
            && state.plies().get(ply).seq() == entry.seq();
    return counts && play != null ? play.events(play.step(ply), seats) : List.of();
  }

  List<AsJson<?>> views() {
    Play<?, ?, ?> play = state.play();
    return play == null ? List.of() : play.views(seats);
  }

  @Nullable ClockFace clocks() {
    Clocks clocks = state.clocks();
    if (clocks == null) {
      return null;
    }
    int actor = state.actor();
    List<Double> left = clocks.left(actor, houseTime).stream().map(Long::doubleValue).toList();
    boolean runs = actor >= 0 && clocks.runsOutAt(actor) != Long.MAX_VALUE;
    return new ClockFace(runs ? actor : Seat.NOBODY, left);
  }

  Message.Welcome welcome(int id, int from) {
    return new Message.Welcome(
        id,
        state.seq(),
        person,
        seats,
        person == null ? null : state.invite(),
        state.info(),
        entries(from),
        views(),
        clocks());
  }

  /** Everything since that seq. */
  Message.Heard heard(int from) {
    boolean game = false;
    boolean table = false;
    boolean link = false;
    for (LogEntry entry : state.since(from)) {
      switch (entry.what()) {
        case Happening.Moved _ -> game = true;
        case Happening.Started _, Happening.Undone _ -> {
          game = true;
          table = true;
        }
        case Happening.Chatted _ -> {}
        case Happening.ShownOut _ -> {
          table = true;
          link = person != null;
        }
        default -> table = true;
      }
    }
    Play<?, ?, ?> play = state.play();
    boolean over = game && play != null && play.isOver();
    return new Message.Heard(
        state.seq(),
        seats,
        entries(from),
        game ? views() : List.of(),
        table || over || hadUndo(from) ? state.info() : null,
        link ? state.invite() : null,
        clocks());
  }

  /** A move puts an end to somebody's wish to take one back, which the table shows. */
  private boolean hadUndo(int from) {
    return from > 0 && state.since(from - 1).getFirst().what() instanceof Happening.UndoAsked;
  }
}
