package org.loggia.testkit;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * (j) One random game of each variant is kept in {@code src/test/golden} in full and in words: any
 * change of the rules is a difference that a person can read.
 */
final class GoldenPlaythroughs implements Clause {
  /** The first file of a variant tells the shortest of so many games. */
  private static final int SEEDS = 20;

  @Override
  public String letter() {
    return "j";
  }

  @Override
  public String promise() {
    return "the golden playthrough is still true";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    GoldenFiles files = new GoldenFiles(trial.contract());
    String name = GoldenFiles.nameOf(trial.setup());
    Long seed = Playthrough.seedOf(files.read(name));
    files.keep(name, new Playthrough<>(trial, seed == null ? shortest(trial) : seed).text());
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> long shortest(
      Trial<P, M, V> trial) {
    long best = 1;
    int fewest = Integer.MAX_VALUE;
    for (long seed = 1; seed <= SEEDS; seed++) {
      Length<P, M, V> length = new Length<>();
      RandomGame.play(trial, seed, new Budget(0), length);
      Integer plies = length.plies;
      if (plies != null && plies < fewest) {
        fewest = plies;
        best = seed;
      }
    }
    return best;
  }

  private static final class Length<P extends Position<P, M, V>, M extends Move, V extends View>
      implements Watcher<P, M, V> {
    private @Nullable Integer plies;

    @Override
    public void at(Moment<P, M, V> moment) {
      if (moment.isOver()) {
        plies = moment.ply();
      }
    }
  }
}
