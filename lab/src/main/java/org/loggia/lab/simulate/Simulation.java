package org.loggia.lab.simulate;

import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.work.Crew;

/**
 * Plays the games of a plan. The outcome depends on the plan's seed and not on who plays them:
 * every game has its own seed, and the blocks are added up in their order.
 */
public final class Simulation<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Plan<P, M, V> plan;
  private final BooleanSupplier enough;
  private final IntConsumer progress;

  /**
   * @param enough whether somebody wants it to end early
   * @param progress is told now and then how many games are done
   */
  public Simulation(Plan<P, M, V> plan, BooleanSupplier enough, IntConsumer progress) {
    this.plan = plan;
    this.enough = enough;
    this.progress = progress;
  }

  /**
   * @throws GameFault if a game went wrong, the first of them
   */
  public Summary run(Crew crew) {
    long start = System.nanoTime();
    SimulationJob<P, M, V> job = new SimulationJob<>(plan);
    Sums total = job.none();
    crew.run(
        job,
        job.blocks(),
        new Crew.Taker<>() {
          @Override
          public boolean take(int block, Sums sums) {
            total.add(sums);
            return !enough.getAsBoolean();
          }

          @Override
          public boolean waiting(int blocks) {
            progress.accept(Math.toIntExact(total.games));
            return !enough.getAsBoolean();
          }
        });
    return Summary.of(plan, total, total.cpuNanos * 1e-9, (System.nanoTime() - start) * 1e-9);
  }
}
