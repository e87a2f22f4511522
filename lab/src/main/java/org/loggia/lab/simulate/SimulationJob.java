package org.loggia.lab.simulate;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.lab.policy.Policy;
import org.loggia.lab.work.Job;
import org.loggia.lab.work.Jobs;

/** A simulation in blocks of games, each of which comes to its sums. */
public final class SimulationJob<P extends Position<P, M, V>, M extends Move, V extends View>
    implements Job<Sums> {
  public static final String KIND = "simulate";

  /** Enough blocks to keep many hands busy to the end, few enough to tell how far it is. */
  private static final int FEWEST_A_BLOCK = 64;

  private static final int MOST_BLOCKS = 4096;

  private final Plan<P, M, V> plan;
  private final int blockSize;

  SimulationJob(Plan<P, M, V> plan) {
    this.plan = plan;
    this.blockSize = Math.max(FEWEST_A_BLOCK, Math.ceilDiv(plan.games(), MOST_BLOCKS));
  }

  public static Job<?> read(List<Game<?, ?, ?>> games, Json.Obj question) {
    return read(Jobs.game(games, question), question);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> Job<?> read(
      Game<P, M, V> game, Json.Obj question) {
    Policy policy = Policy.named(Jobs.text(question, "policy"), Jobs.allowance(question));
    if (policy == null) {
      throw new Unreadable("nobody plays like that here");
    }
    return new SimulationJob<>(
        new Plan<>(
            game,
            Jobs.setup(game, question),
            policy,
            Jobs.seed(question),
            Jobs.number(question, "games"),
            1,
            question.has("detailed")));
  }

  @Override
  public Json.Obj question() {
    Json.Obj question =
        Json.obj("job", Json.of(KIND), "game", Json.of(plan.game().info().id()))
            .with("setup", CoreCodecs.SETUP.write(plan.setup()))
            .with("policy", Json.of(plan.policy().name()))
            .with("budget", Json.of(plan.policy().allowance().write()))
            .with("seed", Json.of(Long.toString(plan.seed())))
            .with("games", Json.of(plan.games()));
    return plan.detailed() ? question.with("detailed", Json.of(true)) : question;
  }

  int[] blocks() {
    int[] blocks = new int[Math.ceilDiv(plan.games(), blockSize)];
    for (int i = 0; i < blocks.length; i++) {
      blocks[i] = i;
    }
    return blocks;
  }

  Sums none() {
    return new Sums(plan.game().info(), plan.setup().seats(), plan.detailed());
  }

  @Override
  public Hand<Sums> hand() {
    Worker<P, M, V> worker = new Worker<>(plan);
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    return new Hand<>() {
      @Override
      public Sums piece(int block) {
        long start = clock.getCurrentThreadCpuTime();
        Sums sums = play(worker, block);
        sums.cpuNanos = clock.getCurrentThreadCpuTime() - start;
        return sums;
      }

      @Override
      public void close() {
        worker.close();
      }
    };
  }

  private Sums play(Worker<P, M, V> worker, int block) {
    int from = block * blockSize;
    int to = from + Math.min(blockSize, plan.games() - from);
    Sums sums = none();
    for (int index = from; index < to; index++) {
      try {
        worker.play(index, sums);
      } catch (RuntimeException | Error broken) {
        throw new GameFault(index, Seeds.of(plan.seed(), index), broken);
      }
    }
    return sums;
  }

  @Override
  public void write(Sums sums, DataOutput out) throws IOException {
    sums.write(out);
  }

  @Override
  public Sums read(DataInput in) throws IOException {
    Sums sums = none();
    sums.read(in);
    return sums;
  }
}
