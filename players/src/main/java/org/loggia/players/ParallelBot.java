package org.loggia.players;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Bot;
import org.loggia.bots.Budget;
import org.loggia.bots.Search;
import org.loggia.bots.Search.Considered;
import org.loggia.bots.SearchBot;
import org.loggia.bots.Tuning;
import org.loggia.bots.learned.Network;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * Several searches at once, each on a thread and with a tree of its own, whose visits are added.
 * The iterations of a budget are shared out, so that a move is the same however the threads run.
 */
public final class ParallelBot<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Bot<M, V> {
  private final List<Search<P, M, V>> searches = new ArrayList<>();
  private final int noise;

  public ParallelBot(
      Game<P, M, V> game,
      int seats,
      Tuning tuning,
      @Nullable Network network,
      int noise,
      int threads) {
    this.noise = noise;
    for (int i = 0; i < threads; i++) {
      searches.add(new Search<>(game, seats, tuning, network));
    }
  }

  @Override
  public M choose(V view, Budget budget, long seed) {
    return SearchBot.pick(think(view, budget, seed), noise, seed);
  }

  /** Every move that some search looked at, the most visited first. */
  public List<Considered<M>> think(V view, Budget budget, long seed) {
    List<Future<List<Considered<M>>>> opinions = new ArrayList<>();
    try (ExecutorService threads =
        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
      for (int i = 0; i < searches.size(); i++) {
        Search<P, M, V> search = searches.get(i);
        Budget part = new Budget(part(budget.iterations(), i), budget.timeIsUp());
        long ownSeed = seed + i;
        opinions.add(threads.submit(() -> search.think(view, part, ownSeed)));
      }
    }
    Opinions<M> sum = new Opinions<>();
    for (Future<List<Considered<M>>> opinion : opinions) {
      sum.add(result(opinion));
    }
    return sum.mostVisitedFirst();
  }

  /** Unlimited stays unlimited; else the first searches do what is left over. */
  private int part(int iterations, int search) {
    int all = searches.size();
    return iterations == Integer.MAX_VALUE
        ? iterations
        : iterations / all + (search < iterations % all ? 1 : 0);
  }

  private static <T> T result(Future<T> done) {
    try {
      return done.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while thinking", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a search broke", e.getCause());
    }
  }
}
