package org.loggia.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Named and honest: the same search, less of it, and more noise.
 *
 * @param iterations of the search for one move
 * @param noise see {@link SearchBot}
 */
public record Level(String name, int iterations, int noise) {
  public static final List<Level> ALL =
      List.of(
          new Level("novice", 10, 100),
          new Level("casual", 50, 75),
          new Level("skilled", 200, 50),
          new Level("expert", 600, 25),
          new Level("master", 5_000, 0));

  public static @Nullable Level named(String name) {
    for (Level level : ALL) {
      if (level.name.equals(name)) {
        return level;
      }
    }
    return null;
  }
}
