package org.loggia.lab.records;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.policy.Player;
import org.loggia.lab.policy.Policy;

/**
 * One game without people, with its record kept. With the same seed it is move for move the game
 * that a simulation plays: one stream of chance serves the players and the luck of the game.
 */
public final class Recording<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Game<P, M, V> game;
  private final Setup setup;
  private final FastChance chance;
  private final Policy policy;
  private @Nullable Match<P, M, V> match;
  private String lastTried = "";

  /**
   * @param setup has been checked
   * @param seed the game's own
   */
  public Recording(Game<P, M, V> game, Setup setup, Policy policy, long seed) {
    this.game = game;
    this.setup = setup;
    this.chance = new FastChance(seed);
    this.policy = policy;
  }

  public Game<P, M, V> game() {
    return game;
  }

  public GameRecord toTheEnd() {
    Match<P, M, V> begun = Match.begin(game, setup, Luck.of(chance)).orThrow();
    match = begun;
    try (Player<P, M> player = policy.player(game, setup.seats())) {
      while (!begun.isOver()) {
        P position = begun.position();
        M move = player.choose(position, position.legal(), chance);
        lastTried = game.notation().writeMove(move);
        begun.play(position.actor(), lastTried).orThrow();
      }
    }
    return begun.record();
  }

  /** The game as far as it came, or null if not even its set-up worked. */
  public @Nullable GameRecord soFar() {
    return match == null ? null : match.record();
  }

  /** The last move that was chosen, whether it could be played or not. */
  public String lastTried() {
    return lastTried;
  }
}
