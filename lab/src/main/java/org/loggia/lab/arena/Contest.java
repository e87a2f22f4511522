package org.loggia.lab.arena;

import java.util.List;
import org.loggia.bots.Allowance;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.simulate.Seeds;
import org.loggia.players.Guest;

/**
 * The question: who is better at what. The set-up has been checked.
 *
 * @param bots at least two, each with a name of its own
 * @param games how many at most
 * @param decide whether to stop as soon as it is known who is better
 */
public record Contest<P extends Position<P, M, V>, M extends Move, V extends View>(
    Game<P, M, V> game,
    Setup setup,
    List<Guest> bots,
    Allowance allowance,
    int patienceMillis,
    long seed,
    int games,
    boolean decide,
    int threads) {

  public Contest {
    bots = List.copyOf(bots);
  }

  /** The same question, with fewer games if there are more than that. */
  public Contest<P, M, V> ofAtMost(int most) {
    return new Contest<>(
        game, setup, bots, allowance, patienceMillis, seed, Math.min(games, most), decide, threads);
  }

  /** The luck of a game: the same for all games of a round. */
  long seedOf(int game) {
    return Seeds.of(seed, game / setup.seats());
  }

  public List<String> names() {
    return bots.stream().map(Guest::name).toList();
  }
}
