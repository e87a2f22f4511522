package org.loggia.lab.simulate;

/**
 * Every game of a run has a seed of its own, made from the run's seed and the game's number. So any
 * game can be played again alone, and nothing depends on which thread played it.
 */
public final class Seeds {
  private Seeds() {}

  public static long of(long seed, long index) {
    return mix(mix(seed + 0x9E3779B97F4A7C15L) + index);
  }

  /** SplitMix64's finisher: neighbours come out far apart. */
  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
