package org.loggia.lab.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.loggia.bots.Level;
import org.loggia.core.Adviser;

/**
 * One match of the ladder: somebody who should be better, and somebody who should be worse.
 *
 * @param decide whether it may stop as soon as it is decided; else the share itself is the question
 */
public record Rung(String better, String worse, boolean decide) {
  /** The search that the parts are taken from: strong enough to be itself, and quick to measure. */
  private static final String WHOLE = "mcts:500it";

  /** Each level against the one below, and the best against those that do not search. */
  public static List<Rung> levels() {
    List<Rung> rungs = new ArrayList<>();
    for (int i = 1; i < Level.ALL.size(); i++) {
      rungs.add(new Rung(Level.ALL.get(i).name(), Level.ALL.get(i - 1).name(), true));
    }
    String best = Level.ALL.getLast().name();
    rungs.add(new Rung(best, "greedy", true));
    rungs.add(new Rung(best, "uniform", false));
    return rungs;
  }

  /**
   * The search against itself without one of its parts: does the part earn its place? What an
   * adviser leaves as it comes cannot be taken away.
   */
  public static List<Rung> parts(Adviser<?, ?> adviser) {
    List<Rung> rungs = new ArrayList<>();
    rungs.add(without("/trust=0/root=0"));
    if (hasOwn(adviser, "candidates")) {
      rungs.add(without("/advised=0"));
    }
    if (hasOwn(adviser, "playout")) {
      rungs.add(without("/guided=0"));
    }
    rungs.add(without("/plies=10000"));
    return rungs;
  }

  private static Rung without(String part) {
    return new Rung(WHOLE, WHOLE + part, true);
  }

  private static boolean hasOwn(Adviser<?, ?> adviser, String method) {
    return Arrays.stream(adviser.getClass().getDeclaredMethods())
        .anyMatch(own -> own.getName().equals(method));
  }
}
