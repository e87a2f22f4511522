package org.loggia.server.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Budget;
import org.loggia.bots.Level;
import org.loggia.bots.SearchBot;
import org.loggia.bots.Tuning;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;
import org.loggia.players.School;

/** The one place where the server knows how bots are made. */
public final class Sparring {
  /** Nobody likes to wait longer, however strong the bot. */
  private static final long LONGEST_THOUGHT_NANOS = 5_000_000_000L;

  private Sparring() {}

  /** The names of all levels, from weak to strong. */
  public static List<String> levels() {
    return Level.ALL.stream().map(Level::name).toList();
  }

  /** Why no bot can be of this level, or null. */
  public static @Nullable Refusal check(String level) {
    return levels().contains(level)
        ? null
        : Refusal.of("table.no-such-level")
            .with("level", level)
            .with("levels", String.join(", ", levels()));
  }

  /** Who plays on where somebody has given up: neither a gift nor a punishment. */
  public static String standIn() {
    return levels().get(levels().size() / 2);
  }

  /** A move for the seat whose view this is. It gets the view and nothing else. */
  public static <P extends Position<P, M, V>, M extends Move, V extends View> M choose(
      Game<P, M, V> game, V view, String levelName, long seed) {
    Level level = Level.named(levelName);
    if (level == null) {
      throw new IllegalArgumentException("no level " + levelName);
    }
    long end = System.nanoTime() + LONGEST_THOUGHT_NANOS;
    return new SearchBot<>(
            game,
            view.setup().seats(),
            Tuning.STANDARD,
            School.OF_THE_HOUSE.network(game),
            level.noise())
        .choose(view, new Budget(level.iterations(), () -> System.nanoTime() - end > 0), seed);
  }
}
