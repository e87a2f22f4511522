package org.loggia.bots;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.loggia.core.Adviser;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.chance.FastChance;

/**
 * One move ahead: what the adviser thinks of each of some moves, on the average of a few worlds.
 * The moves meet the same worlds and the same luck, because they are compared and not weighed
 * alone.
 */
final class Glance<P extends Position<P, M, ?>, M extends Move> {
  private static final int WORLDS = 8;

  private final Adviser<P, M> adviser;
  private final P root;
  private final P world;
  private final P trial;
  private final double[] value;

  Glance(Adviser<P, M> adviser, P root) {
    this.adviser = adviser;
    this.root = root;
    this.world = root.copy();
    this.trial = root.copy();
    this.value = new double[root.setup().seats()];
  }

  /**
   * @return the mean for each move, from 0 lost to 1 won; zeros if there is no time at all
   */
  double[] means(List<M> moves, FastChance chance, BooleanSupplier timeIsUp) {
    int seat = root.actor();
    double[] means = new double[moves.size()];
    FastChance luck = chance.copy();
    int samples = 0;
    while (samples < WORLDS && !timeIsUp.getAsBoolean()) {
      world.copyFrom(root);
      world.imagine(seat, chance);
      chance.below(2); // every sample has other luck, also where nothing is imagined
      for (int i = 0; i < means.length; i++) {
        trial.copyFrom(world);
        trial.play(moves.get(i), Journal.OFF);
        luck.copyFrom(chance);
        trial.settleIfDue(luck, Journal.OFF);
        Outcome.of(trial, adviser, value);
        means[i] += value[seat];
      }
      samples++;
    }
    for (int i = 0; i < means.length && samples > 0; i++) {
      means[i] /= samples;
    }
    return means;
  }
}
