package org.loggia.browser;

import java.util.ArrayList;
import java.util.List;
import org.loggia.bots.Budget;
import org.loggia.bots.Search;
import org.loggia.bots.SearchBot;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * A search that is thought in slices, so that its worker can answer other questions in between and
 * the page can change its mind. Sliced or not, the same iterations come to the same conclusion.
 */
final class Thought<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int BEST = 3;

  private final Game<P, M, V> game;
  private final Search<P, M, V> search;
  private final int seed;
  private final int enough;
  private final int noise;
  private int iterations;

  Thought(Game<P, M, V> game, Search<P, M, V> search, V view, int enough, int noise, int seed) {
    this.game = game;
    this.seed = seed;
    this.search = search;
    this.enough = enough;
    this.noise = noise;
    search.begin(view, seed);
  }

  Reply goOn(int more) {
    int slice = Math.max(0, Math.min(more, enough - iterations));
    search.goOn(Budget.iterations(slice));
    iterations += slice;
    return state();
  }

  Reply state() {
    return new Reply.Thinking(iterations, iterations >= enough);
  }

  Reply conclude() {
    List<Search.Considered<M>> considered = search.considered();
    List<Reply.Opinion> best = new ArrayList<>();
    for (Search.Considered<M> each : considered.subList(0, Math.min(BEST, considered.size()))) {
      double sure = iterations == 0 ? 0 : (double) each.visits() / iterations;
      best.add(new Reply.Opinion(Questions.say(game, each.move()), sure, each.value()));
    }
    M choice = SearchBot.pick(considered, noise, seed);
    return new Reply.Concluded(Questions.say(game, choice), best, iterations);
  }
}
