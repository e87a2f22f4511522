package org.loggia.browser;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Answer;
import org.loggia.core.Entry;
import org.loggia.core.Game;
import org.loggia.core.Luck;
import org.loggia.core.Move;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.KeyedChance;
import org.loggia.core.chance.Tape;
import org.loggia.core.chance.Taping;
import org.loggia.core.json.Json;

/**
 * A position laid out from its text, and moves played in it one after the other, for lessons and
 * pictures. Their luck is written down with them, or it is always the same.
 */
final class Laying {
  private static final Luck ALWAYS_THE_SAME =
      (ply, move) -> new KeyedChance(new byte[32], ply, move);

  private Laying() {}

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> lay(
      Game<P, M, V> game, Request.Lay ask) {
    return game.notation()
        .readPosition(ask.position(), ask.data())
        .then(position -> play(game, position, ask));
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> play(
      Game<P, M, V> game, P position, Request.Lay ask) {
    if (ask.viewer() != Seat.SPECTATOR
        && (ask.viewer() < 0 || ask.viewer() >= position.setup().seats())) {
      return Answer.no(Refusal.of("core.no-such-seat").with("seat", ask.viewer()));
    }
    List<Reply.TableStep> steps = new ArrayList<>();
    for (Request.Deed deed : ask.moves()) {
      Answer<Reply.TableStep> step = step(game, position, deed, steps.size() + 1, ask.viewer());
      Refusal refusal = step.refusal();
      if (refusal != null) {
        return Answer.no(refusal);
      }
      steps.add(step.orThrow());
    }
    return Answer.yes(
        new Reply.Stand(
            game.info().id(),
            position.setup(),
            steps.size(),
            position.actor(),
            game.codecs().view().write(position.view(ask.viewer())),
            steps,
            position.actor() == Seat.NOBODY ? position.result() : null));
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Answer<Reply.TableStep> step(
          Game<P, M, V> game, P position, Request.Deed deed, int ply, int viewer) {
    int seat = position.actor();
    return legal(game, position, deed.move())
        .then(
            move -> {
              String text = game.notation().writeMove(move);
              Notes events = new Notes();
              position.play(move, events);
              Draws draws = settle(position, deed, ply, text, events);
              return Answer.yes(
                  new Reply.TableStep(
                      ply,
                      seat,
                      seat == viewer ? text : game.notation().writePublicMove(move),
                      Foresight.write(game, events.heardBy(viewer)),
                      new Entry(text, draws)));
            });
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<M> legal(
      Game<P, M, V> game, P position, Json said) {
    if (position.actor() == Seat.NOBODY) {
      return Answer.no(Refusal.of("core.game-over"));
    }
    return game.readMove(position, said)
        .then(
            move -> {
              Refusal refusal = position.why(move);
              return refusal == null ? Answer.yes(move) : Answer.no(refusal);
            });
  }

  private static Draws settle(
      Position<?, ?, ?> position, Request.Deed deed, int ply, String move, Notes events) {
    Draws written = deed.draws();
    Tape tape = written == null ? null : new Tape(written);
    Chance luck = tape == null ? ALWAYS_THE_SAME.at(ply, move) : tape;
    Taping taping = new Taping(luck);
    position.settleIfDue(taping, events);
    if (tape != null) {
      tape.mustBeUsedUp();
    }
    return taping.draws();
  }
}
