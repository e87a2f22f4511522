package org.loggia.browser;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Level;
import org.loggia.bots.Search;
import org.loggia.bots.Tuning;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.NetworkText;
import org.loggia.bots.learned.Shape;
import org.loggia.core.Answer;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Unreadable;
import org.loggia.core.View;

/** The thoughts that are being thought, by the names the page gave them. */
final class Thoughts {
  private final Map<String, Thought<?, ?, ?>> open = new LinkedHashMap<>();

  /** What was learned, by title. */
  private final Map<String, Network> learned = new LinkedHashMap<>();

  Answer<Reply> learn(Game<?, ?, ?> game, Request.Learn ask) {
    Network network = NetworkText.read(ask.network());
    Eyes<?, ?> eyes = game.eyes();
    if (eyes == null || !network.shape().equals(Shape.of(eyes))) {
      throw new Unreadable("what was learned by other eyes");
    }
    learned.put(game.info().id(), network);
    return Answer.yes(new Reply.Done());
  }

  <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> begin(
      Game<P, M, V> game, Request.Think ask) {
    String name = ask.level();
    Level level = name == null ? null : Level.named(name);
    if (name != null && level == null) {
      return Answer.no(Refusal.of("core.no-such-level").with("level", name));
    }
    return Questions.turn(game, ask.view())
        .then(
            world -> {
              V view = game.codecs().view().read(ask.view());
              int seats = world.setup().seats();
              Search<P, M, V> search =
                  new Search<>(game, seats, Tuning.STANDARD, learned.get(game.info().id()));
              Thought<P, M, V> thought =
                  new Thought<>(game, search, view, enough(ask, level), noise(level), ask.seed());
              open.put(ask.thought(), thought);
              return Answer.yes(thought.state());
            });
  }

  private static int enough(Request.Think ask, @Nullable Level level) {
    Integer iterations = ask.iterations();
    if (iterations != null) {
      return iterations;
    }
    return level == null ? Integer.MAX_VALUE : level.iterations();
  }

  private static int noise(@Nullable Level level) {
    return level == null ? 0 : level.noise();
  }

  Answer<Reply> goOn(Request.GoOn ask) {
    return named(ask.thought(), thought -> thought.goOn(ask.iterations()));
  }

  Answer<Reply> conclude(Request.Conclude ask) {
    Answer<Reply> answer = named(ask.thought(), Thought::conclude);
    open.remove(ask.thought());
    return answer;
  }

  Answer<Reply> forget(Request.Forget ask) {
    open.remove(ask.thought());
    return Answer.yes(new Reply.Done());
  }

  private Answer<Reply> named(String name, Function<Thought<?, ?, ?>, Reply> question) {
    Thought<?, ?, ?> thought = open.get(name);
    return thought == null
        ? Answer.no(Refusal.of("core.no-such-thought").with("thought", name))
        : Answer.yes(question.apply(thought));
  }
}
