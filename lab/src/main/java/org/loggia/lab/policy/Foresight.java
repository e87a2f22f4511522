package org.loggia.lab.policy;

import java.util.List;
import java.util.stream.IntStream;
import org.loggia.core.Adviser;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.FastChance;

/**
 * Looks one move ahead, fairly: what the actor cannot know is imagined anew for each look, and luck
 * that the move sets going is drawn each time.
 */
public final class Foresight<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int LOOKS = 8;
  private static final int MOST_CANDIDATES = 400;

  private final Adviser<P, M> adviser;

  /** A move and what it promises to the seat that plays it: 0 lost … 1 won. */
  public record Promise<M extends Move>(M move, double standing) {}

  public Foresight(Game<P, M, V> game) {
    this.adviser = game.adviser();
  }

  /** The most promising candidate; the first of equals. */
  public Promise<M> best(P position, Chance chance) {
    P world = position.copy();
    world.imagine(position.actor(), chance);
    List<M> candidates = few(adviser.candidates(world), chance);
    // Every candidate meets the same worlds and the same luck, so that none wins by its draws.
    int seed = chance.below(1 << 30);
    Promise<M> best = new Promise<>(candidates.getFirst(), -1);
    for (M move : candidates) {
      double standing = mean(position, move, world, seed);
      if (standing > best.standing()) {
        best = new Promise<>(move, standing);
      }
    }
    return best;
  }

  private double mean(P position, M move, P world, int seed) {
    int seat = position.actor();
    double[] standing = new double[position.setup().seats()];
    double sum = 0;
    for (int look = 0; look < LOOKS; look++) {
      FastChance chance = new FastChance(((long) seed << 8) + look);
      world.copyFrom(position);
      world.imagine(seat, chance);
      world.play(move, Journal.OFF);
      world.settleIfDue(chance, Journal.OFF);
      if (world.actor() == Seat.NOBODY) {
        sum += world.result().share(seat);
      } else {
        adviser.judge(world, standing);
        sum += standing[seat];
      }
    }
    return sum / LOOKS;
  }

  /** Of very many candidates a random few: one move of foresight is not worth a long wait. */
  private List<M> few(List<M> candidates, Chance chance) {
    if (candidates.size() <= MOST_CANDIDATES) {
      return candidates;
    }
    int start = chance.below(candidates.size());
    int stride = candidates.size() / MOST_CANDIDATES;
    return IntStream.range(0, MOST_CANDIDATES)
        .mapToObj(i -> candidates.get((start + i * stride) % candidates.size()))
        .toList();
  }
}
