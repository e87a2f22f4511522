package org.loggia.lab.bench;

import org.loggia.core.chance.FastChance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * A thousand throws of a die: work that has nothing to do with any title and stays the same for
 * ever. Divided by it, figures of different machines can be compared.
 */
@State(Scope.Thread)
public class Yardstick {
  private static final int THROWS = 1_000;

  private final FastChance chance = new FastChance(1);

  @Benchmark
  public int thousandThrows() {
    int sum = 0;
    for (int i = 0; i < THROWS; i++) {
      sum += chance.below(6);
    }
    return sum;
  }
}
