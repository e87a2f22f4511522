package org.loggia.bots;

import java.util.List;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/** Plays what a search likes best, or, to be human, now and then something it also looked at. */
public final class SearchBot<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Bot<M, V> {
  private static final int PERCENT = 100;

  private final Search<P, M, V> search;
  private final FastChance chance;
  private final int noise;

  /**
   * @param noise in how many of 100 moves it takes one by lot, weighted by how often it was visited
   */
  public SearchBot(Game<P, M, V> game, int seats, Tuning tuning, int noise, FastChance chance) {
    this.search = new Search<>(game, seats, tuning, chance);
    this.chance = chance;
    this.noise = noise;
  }

  @Override
  public M choose(V view, Budget budget) {
    List<Search.Considered<M>> considered = search.think(view, budget);
    if (noise > 0 && chance.below(PERCENT) < noise) {
      return byLot(considered);
    }
    return considered.getFirst().move();
  }

  private M byLot(List<Search.Considered<M>> considered) {
    int tickets = 0;
    for (Search.Considered<M> each : considered) {
      tickets += each.visits() + 1;
    }
    int ticket = chance.below(tickets);
    for (Search.Considered<M> each : considered) {
      ticket -= each.visits() + 1;
      if (ticket < 0) {
        return each.move();
      }
    }
    return considered.getFirst().move();
  }
}
