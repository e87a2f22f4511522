package org.loggia.browser;

import java.util.List;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Choices;
import org.loggia.core.Digest;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * Plays random games and tells their digest. Compiled for the browser it must tell the same as on
 * the JVM, or a rule depends on where it runs.
 *
 * <p>A game is named by its title's id and the place of the variant in the title's list, from 0.
 */
public final class Gate {
  /** Pictures are what costs time in JavaScript; the {@link Tour} asks for all of them anyway. */
  private static final int IN_FULL = 5;

  private Gate() {}

  /** The digest of some games: many of them, and of each what lies on the table. */
  public static String digest(String title, int variant, int seed, int games) {
    Game<?, ?, ?> game = game(title);
    return Digest.of(game, setup(game, variant), seed, games, IN_FULL);
  }

  /** The digest of a {@link Tour}: one game, and of it everything that can be asked. */
  public static String tour(String title, int variant, int seed) {
    Game<?, ?, ?> game = game(title);
    return Tour.digest(game, setup(game, variant), seed);
  }

  /** The digest of a {@link BotGame}, with so many iterations for each search. */
  public static String bots(String title, int variant, int seed, int iterations) {
    Game<?, ?, ?> game = game(title);
    return BotGame.digest(game, setup(game, variant), seed, iterations);
  }

  /** Plays some games by lot and tells how many moves they had: the loop of simulations. */
  public static int playouts(String title, int variant, int seed, int games) {
    Game<?, ?, ?> game = game(title);
    return playouts(game, setup(game, variant), seed, games);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> int playouts(
      Game<P, M, V> game, Setup setup, int seed, int games) {
    FastChance chance = new FastChance(seed);
    int moves = 0;
    for (int i = 0; i < games; i++) {
      P position = game.start(setup);
      position.settleIfDue(chance, Journal.OFF);
      while (position.actor() != Seat.NOBODY) {
        Choices<M> legal = position.legal();
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
        moves++;
      }
    }
    return moves;
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
