package org.loggia.bots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.learned.Network;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * A bot as people ask for it: {@code uniform}, {@code greedy}, a level such as {@code skilled}, or
 * {@code mcts:5000it}, a search with a budget of its own.
 *
 * @param name as it was asked for
 * @param allowance what it may think for each move; null if whoever seats it decides
 * @param tuning of its search; null if it does not search
 * @param noise see {@link SearchBot}
 */
public record Recipe(
    String name, @Nullable Allowance allowance, @Nullable Tuning tuning, int noise) {
  private static final String SEARCH = "mcts";
  private static final String NOISE = "noise=";

  /** The bot of this name, or null if nobody is called so. */
  public static @Nullable Recipe named(String name) {
    if (name.equals("uniform") || name.equals("greedy")) {
      return new Recipe(name, null, null, 0);
    }
    Level level = Level.named(name);
    if (level != null) {
      return new Recipe(
          name, Allowance.iterations(level.iterations()), Tuning.STANDARD, level.noise());
    }
    return search(name);
  }

  /** {@code mcts[:BUDGET][/SCREW=VALUE…]}. */
  private static @Nullable Recipe search(String name) {
    String[] parts = name.split("/");
    Allowance allowance = null;
    if (parts[0].startsWith(SEARCH + ":")) {
      allowance = Allowance.read(parts[0].substring(SEARCH.length() + 1));
      if (allowance == null) {
        return null;
      }
    } else if (!parts[0].equals(SEARCH)) {
      return null;
    }
    Tuning tuning = Tuning.STANDARD;
    int noise = 0;
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].startsWith(NOISE)) {
        noise = Tuning.whole(parts[i].substring(NOISE.length()));
      } else {
        tuning = tuning.turned(parts[i]);
      }
      if (tuning == null || noise < 0 || noise > SearchBot.PERCENT) {
        return null;
      }
    }
    return new Recipe(name, allowance, tuning, noise);
  }

  /** What can be asked for, for a person who asked for something else. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(List.of("uniform", "greedy"));
    for (Level level : Level.ALL) {
      names.add(level.name());
    }
    names.add(SEARCH + ":1000it");
    return names;
  }

  /**
   * @param network what was learned of the title, if anything was
   */
  public <P extends Position<P, M, V>, M extends Move, V extends View> Bot<M, V> bot(
      Game<P, M, V> game, int seats, @Nullable Network network) {
    if (tuning != null) {
      return new SearchBot<>(game, seats, tuning, network, noise);
    }
    return name.equals("greedy") ? new GreedyBot<>(game) : new UniformBot<>(game);
  }
}
