package org.loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Dice;
import org.loggia.core.Game;
import org.loggia.core.Past;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Step;
import org.loggia.core.json.Json;
import org.loggia.server.bots.Sparring;
import org.loggia.server.log.Chair;
import org.loggia.server.log.Happening;
import org.loggia.server.wire.Command;
import org.loggia.server.wire.TableInfo.Status;

/**
 * The game itself: start, move, give up.
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
        List<Integer> seating = seating(game);
        List<Chair> chairs =
            seating == null ? state.chairs() : seating.stream().map(state.chairs()::get).toList();
        Step setUp = play.steps().getFirst();
        List<Decision.Draft> drafts = new ArrayList<>();
        int revision = game.info().revision();
        if (revision != state.revision()) {
          drafts.add(new Decision.Draft(Seat.NOBODY, new Happening.Revised(revision)));
        }
        drafts.add(
            new Decision.Draft(
                Seat.LUCK,
                new Happening.Started(
                    chairs, setUp.entry().draws(), play.check(), state.contributions(), seating)));
        yield Answer.yes(new Decision(drafts, List.of(), play));
      }
    };
  }

  private @Nullable List<Integer> seating(Game<?, ?, ?> game) {
    if (!state.terms().shuffle()) {
      return null;
    }
    Past none = Past.none(game.info().id(), game.info().revision(), state.setup());
    return Dice.seating(state.chairs().size(), state.fate().after(none));
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
      return state.notOn();
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

  /** With nobody left to play against the game is over; else a bot plays the seat to its end. */
  Answer<Decision> resign(int seat) {
    if (state.status() != Status.PLAYING) {
      return state.notOn();
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

  private static Answer<Decision> notYours(int seat) {
    return Decision.no(Refusal.of("table.not-your-seat").with("seat", seat));
  }
}
