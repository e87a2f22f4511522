package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.Past;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Step;
import org.loggia.core.chance.Chance;
import org.loggia.core.json.Json;
import org.loggia.server.bots.Sparring;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.TableInfo.Status;
import org.loggia.server.wire.TableInfo.Undo;

/**
 * The game itself: start, move, take back, give up.
 *
 * @param person who asks
 */
record GameDecisions(TableState state, int person) {
  /** Nobody's move is longer, whatever the title. */
  private static final int LONGEST_MOVE = 4_000;

  Answer<Decision> start() {
    if (person != SeatDecisions.OWNER) {
      return Decision.no("table.owner-only");
    }
    if (state.isStarted()) {
      return Decision.no("table.already-started");
    }
    if (state.chairs().stream().anyMatch(Chair::isFree)) {
      return Decision.no("table.seats-free");
    }
    Game<?, ?, ?> game = state.game();
    if (game == null) {
      return Decision.no("table.no-such-title");
    }
    return begin(game);
  }

  /** A table that waited while the rules were renewed plays by those of today. */
  private Answer<Decision> begin(Game<?, ?, ?> game) {
    return switch (Play.begin(game, state.setup(), state.fate())) {
      case Answer.No(Refusal refusal) -> Answer.no(refusal);
      case Answer.Yes(Play<?, ?, ?> play) -> {
        List<Chair> chairs = new ArrayList<>(state.chairs());
        if (state.terms().shuffle()) {
          Past none = Past.none(game.info().id(), game.info().revision(), state.setup());
          shuffle(chairs, state.fate().after(none).at(0, "seats"));
        }
        Step setUp = play.steps().getFirst();
        List<Decision.Draft> drafts = new ArrayList<>();
        int revision = game.info().revision();
        if (revision != state.revision()) {
          drafts.add(new Decision.Draft(Seat.NOBODY, new Happening.Revised(revision)));
        }
        drafts.add(
            new Decision.Draft(
                Seat.LUCK, new Happening.Started(chairs, setUp.entry().draws(), play.check())));
        yield Answer.yes(new Decision(drafts, List.of(), play));
      }
    };
  }

  private static void shuffle(List<Chair> chairs, Chance chance) {
    for (int last = chairs.size() - 1; last > 0; last--) {
      int other = chance.below(last + 1);
      Chair chair = chairs.get(last);
      chairs.set(last, chairs.get(other));
      chairs.set(other, chair);
    }
  }

  Answer<Decision> move(Command.Move move) {
    if (!state.chairs().get(move.seat()).isHeldBy(person)) {
      return notYours(move.seat());
    }
    if (!state.chairs().get(move.seat()).isPlayedByPerson()) {
      return Decision.no(Refusal.of("table.bot-plays").with("seat", move.seat()));
    }
    if (move.after() < state.turnSeq()) {
      return Decision.no(Refusal.of("table.stale").with("seq", state.seq()));
    }
    if (move.move().write().length() > LONGEST_MOVE) {
      return Decision.no(Refusal.of("limit.too-large").with("most", LONGEST_MOVE));
    }
    return move(move.seat(), move.move());
  }

  /** Whoever plays on the seat, person or bot. */
  Answer<Decision> move(int seat, Json said) {
    Play<?, ?, ?> play = state.play();
    if (play == null || state.status() != Status.PLAYING) {
      return notOn();
    }
    return play.after(seat, said)
        .then(
            next -> {
              Step step = next.steps().getLast();
              String move = step.entry().move();
              String told = step.publicMove().equals(move) ? null : step.publicMove();
              Happening moved =
                  new Happening.Moved(step.ply(), move, told, step.entry().draws(), next.check());
              return Answer.yes(
                  new Decision(List.of(new Decision.Draft(seat, moved)), List.of(), next));
            });
  }

  Answer<Decision> undo(int seat) {
    Play<?, ?, ?> play = state.play();
    if (play == null || state.status() != Status.PLAYING) {
      return notOn();
    }
    if (!state.chairs().get(seat).isHeldBy(person)
        || !state.chairs().get(seat).isPlayedByPerson()) {
      return notYours(seat);
    }
    int ply = lastMoveOf(seat);
    if (ply == 0) {
      return Decision.no("table.nothing-to-undo");
    }
    boolean free = ply == state.plies().size() - 1 && isFree(play.steps().get(ply));
    if (free || otherPeople(person).isEmpty()) {
      return Decision.bySeat(seat, new Happening.Undone(ply));
    }
    return Decision.bySeat(seat, new Happening.UndoAsked(person, ply));
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
    return step.entry().draws().isEmpty()
        && step.played().all().stream().noneMatch(Event::reveals)
        && step.settled().all().stream().noneMatch(Event::reveals);
  }

  /** Everybody else who plays here in person. */
  private TreeSet<Integer> otherPeople(int asking) {
    TreeSet<Integer> others = new TreeSet<>();
    for (Chair chair : state.chairs()) {
      Integer holder = chair.person();
      if (holder != null && chair.isPlayedByPerson() && holder != asking) {
        others.add(holder);
      }
    }
    return others;
  }

  Answer<Decision> agree(boolean agree) {
    Undo undo = state.undo();
    if (undo == null) {
      return Decision.no("table.nobody-asks");
    }
    TreeSet<Integer> missing = otherPeople(undo.person());
    missing.removeAll(undo.agreed());
    if (!missing.remove(person)) {
      return Decision.no("table.not-asked");
    }
    List<Happening> all = new ArrayList<>();
    all.add(new Happening.UndoAnswered(person, agree));
    if (agree && missing.isEmpty()) {
      all.add(new Happening.Undone(undo.ply()));
    }
    return Decision.of(all);
  }

  /** With nobody left to play against the game is over; else a bot plays the seat to its end. */
  Answer<Decision> resign(int seat) {
    if (state.status() != Status.PLAYING) {
      return notOn();
    }
    if (!state.chairs().get(seat).isHeldBy(person)) {
      return notYours(seat);
    }
    if (state.hasResigned(seat)) {
      return Decision.no(Refusal.of("table.resigned").with("seat", seat));
    }
    List<Happening> all = new ArrayList<>();
    all.add(new Happening.Resigned(seat));
    if (state.chairs().size() - state.resigned() - 1 > 1) {
      all.add(new Happening.Seated(seat, new Chair(person, Sparring.standIn())));
    }
    return Decision.of(all);
  }

  private Answer<Decision> notOn() {
    @Nullable Refusal frozen = state.frozen();
    if (frozen != null) {
      return Decision.no(frozen);
    }
    return Decision.no(state.isStarted() ? "core.game-over" : "table.not-started");
  }

  private static Answer<Decision> notYours(int seat) {
    return Decision.no(Refusal.of("table.not-your-seat").with("seat", seat));
  }
}
