package org.loggia.browser;

import java.util.List;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Digest;
import org.loggia.core.Game;
import org.loggia.core.Setup;
import org.teavm.jso.JSExport;

/**
 * Plays random games and tells their digest. Compiled for the browser it must tell the same as on
 * the JVM, or a rule depends on where it runs.
 *
 * <p>A game is named by its title's id and the place of the variant in the title's list, from 0.
 */
public final class Gate {
  private Gate() {}

  /** The digest of some games: many of them, and of each what lies on the table. */
  @JSExport
  public static String digest(String title, int variant, int seed, int games) {
    Game<?, ?, ?> game = game(title);
    return Digest.of(game, setup(game, variant), seed, games);
  }

  /** The digest of a {@link Tour}: one game, and of it everything that can be asked. */
  @JSExport
  public static String tour(String title, int variant, int seed) {
    Game<?, ?, ?> game = game(title);
    return Tour.digest(game, setup(game, variant), seed);
  }

  /** The digest of a {@link BotGame}, with so many iterations for each search. */
  @JSExport
  public static String bots(String title, int variant, int seed, int iterations) {
    Game<?, ?, ?> game = game(title);
    return BotGame.digest(game, setup(game, variant), seed, iterations);
  }

  private static Game<?, ?, ?> game(String title) {
    for (Game<?, ?, ?> game : Catalogue.games()) {
      if (game.info().id().equals(title)) {
        return game;
      }
    }
    throw new IllegalArgumentException("there is no title " + title);
  }

  private static Setup setup(Game<?, ?, ?> game, int variant) {
    List<Setup> variants = game.info().variants();
    if (variant < 0 || variant >= variants.size()) {
      throw new IllegalArgumentException(game.info().id() + " has no variant " + variant);
    }
    return variants.get(variant);
  }
}
