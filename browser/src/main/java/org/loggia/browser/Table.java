package org.loggia.browser;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Step;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.chance.KeyedChance;
import org.loggia.core.crypto.Hex;
import org.loggia.core.json.Json;

/**
 * A table that lives in the page alone. Its luck comes from a key, so that the same move at the
 * same point always has the same luck, and taking a move back is no second throw.
 */
final class Table<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int KEY_BYTES = 32;

  private final Game<P, M, V> game;
  private final Luck luck;
  private Match<P, M, V> match;

  private Table(Game<P, M, V> game, Luck luck, Match<P, M, V> match) {
    this.game = game;
    this.luck = luck;
    this.match = match;
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Table<P, M, V>> open(
      Game<P, M, V> game, Setup setup, String key) {
    Luck luck = luck(key);
    return Match.begin(game, setup, luck).then(match -> Answer.yes(new Table<>(game, luck, match)));
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View>
      Answer<Table<P, M, V>> resume(Game<P, M, V> game, GameRecord record, String key) {
    Luck luck = luck(key);
    return Match.replay(game, record, luck)
        .then(match -> Answer.yes(new Table<>(match.game(), luck, match)));
  }

  private static Luck luck(String key) {
    byte[] bytes = Hex.read(key);
    if (bytes.length != KEY_BYTES) {
      throw new Unreadable("a key of 64 hexadecimal digits expected");
    }
    return (ply, move) -> new KeyedChance(bytes, ply, move);
  }

  Answer<Reply> play(int seat, Json move, int viewer) {
    return seen(viewer)
        .then(_ -> match.play(seat, move))
        .then(step -> Answer.yes(stand(match, List.of(step), viewer)));
  }

  Answer<Reply> undo(int ply, int viewer) {
    return seen(viewer)
        .then(_ -> past(ply))
        .then(
            past -> {
              match = past;
              return Answer.yes(stand(match, List.of(), viewer));
            });
  }

  Answer<Reply> look(@Nullable Integer ply, int since, int viewer) {
    return seen(viewer)
        .then(_ -> ply == null ? Answer.yes(match) : past(ply))
        .then(
            shown -> {
              List<Step> steps = shown.steps();
              int first = Math.max(0, Math.min(since + 1, steps.size()));
              return Answer.yes(stand(shown, steps.subList(first, steps.size()), viewer));
            });
  }

  Answer<Reply> standFromStart(int viewer) {
    return seen(viewer).then(_ -> Answer.yes(stand(match, match.steps(), viewer)));
  }

  /** For a link to this moment: whoever has the record may know all that is hidden in it. */
  Answer<Reply> spell(int ply) {
    return past(ply)
        .then(
            past -> Answer.yes(new Reply.Spelled(game.notation().writePosition(past.position()))));
  }

  GameRecord record() {
    return match.record();
  }

  /** The game as it was after so many moves, from where it can go on. */
  private Answer<Match<P, M, V>> past(int ply) {
    if (ply < 0 || ply >= match.steps().size()) {
      return Answer.no(Refusal.of("core.no-such-ply").with("ply", ply));
    }
    return Match.replay(game, match.record().upTo(ply), luck);
  }

  private Answer<Integer> seen(int viewer) {
    return viewer == Seat.SPECTATOR || (viewer >= 0 && viewer < match.setup().seats())
        ? Answer.yes(viewer)
        : Answer.no(Refusal.of("core.no-such-seat").with("seat", viewer));
  }

  private Reply stand(Match<P, M, V> shown, List<Step> steps, int viewer) {
    P position = shown.position();
    List<Reply.TableStep> strides = new ArrayList<>(steps.size());
    for (Step step : steps) {
      strides.add(stride(step, viewer));
    }
    return new Reply.Stand(
        game.info().id(),
        shown.setup(),
        shown.steps().size() - 1,
        position.actor(),
        game.codecs().view().write(position.view(viewer)),
        strides,
        shown.isOver() ? position.result() : null);
  }

  private Reply.TableStep stride(Step step, int viewer) {
    return new Reply.TableStep(
        step.ply(),
        step.seat(),
        step.seat() == viewer ? step.entry().move() : step.publicMove(),
        Foresight.write(game, step.events().heardBy(viewer)),
        step.entry());
  }
}
