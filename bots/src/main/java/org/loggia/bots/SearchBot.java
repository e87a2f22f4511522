package org.loggia.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.learned.Network;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/** Plays what a search likes best, or, to be human, now and then something it also looked at. */
public final class SearchBot<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Bot<M, V> {
  static final int PERCENT = 100;

  private final Search<P, M, V> search;
  private final int noise;

  /**
   * @param noise in how many of 100 moves it takes one by lot, weighted by how often it was visited
   */
  public SearchBot(Game<P, M, V> game, int seats, Tuning tuning, int noise) {
    this(game, seats, tuning, null, noise);
  }

  /**
   * @param network what was learned of the title, if anything was
   */
  public SearchBot(
      Game<P, M, V> game, int seats, Tuning tuning, @Nullable Network network, int noise) {
    this.search = new Search<>(game, seats, tuning, network);
    this.noise = noise;
  }

  @Override
  public M choose(V view, Budget budget, long seed) {
    return pick(search.think(view, budget, seed), noise, seed);
  }

  /** Mostly the first, which is the best; now and then another. */
  public static <M extends Move> M pick(
      List<Search.Considered<M>> considered, int noise, long seed) {
    // Not the luck of the search itself, or a slip would depend on what was searched.
    FastChance chance = new FastChance(~seed);
    if (noise > 0 && chance.below(PERCENT) < noise) {
      return byLot(considered, chance);
    }
    return considered.getFirst().move();
  }

  /**
   * Every move has a ticket, and one more for each visit: who searches little also errs to moves
   * that were never tried, and who searches much only to those that were nearly as good.
   */
  private static <M extends Move> M byLot(
      List<Search.Considered<M>> considered, FastChance chance) {
    int tickets = considered.size();
    for (Search.Considered<M> each : considered) {
      tickets += each.visits();
    }
    int ticket = chance.below(tickets);
    for (Search.Considered<M> each : considered) {
      ticket -= 1 + each.visits();
      if (ticket < 0) {
        return each.move();
      }
    }
    return considered.getFirst().move();
  }
}
