package org.loggia.browser;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** What may be played in a view. Answers never hang on what the view's seat cannot know. */
final class Questions {
  /** So many moves are listed for one request, so that no request takes long. */
  private static final int MOST_LISTED = Choices.LISTABLE;

  private Questions() {}

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> legal(
      Game<P, M, V> game, Request.Legal ask) {
    return turn(game, ask.view())
        .then(
            world -> {
              Choices<M> legal = world.legal();
              int count = legal.count();
              List<Reply.Said> found = new ArrayList<>();
              int from = Math.clamp(ask.from(), 0, count);
              int end = from + Math.clamp(ask.most(), 0, Math.min(count - from, MOST_LISTED));
              for (int k = from; k < end; k++) {
                found.add(say(game, legal.get(k)));
              }
              return Answer.yes(new Reply.Moves(count, found, end < count ? end : null));
            });
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> why(
      Game<P, M, V> game, Request.Why ask) {
    return turn(game, ask.view())
        .then(
            world ->
                game.readMove(world, ask.move())
                    .then(move -> Answer.yes(new Reply.Verdict(world.why(move)))));
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> tell(
      Game<P, M, V> game, Request.Tell ask) {
    V view = game.codecs().view().read(ask.view());
    return Answer.yes(
        new Reply.Told(view.actor(), view.asks(), view.points(), game.narrator().tell(view)));
  }

  static <M extends Move> Reply.Said say(Game<?, M, ?> game, M move) {
    return new Reply.Said(game.notation().writeMove(move), game.codecs().move().write(move));
  }

  /** A world that looks like this, if it is the viewer's turn in it. */
  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<P> turn(
      Game<P, M, V> game, Json json) {
    V view = game.codecs().view().read(json);
    if (view.actor() == Seat.NOBODY) {
      return Answer.no(Refusal.of("core.game-over"));
    }
    if (view.actor() != view.seat()) {
      return Answer.no(Refusal.of("core.not-your-turn").with("actor", view.actor()));
    }
    return Answer.yes(game.world(view, new FastChance(1)));
  }
}
