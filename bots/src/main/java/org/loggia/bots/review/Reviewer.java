package org.loggia.bots.review;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Search;
import org.loggia.bots.Tuning;
import org.loggia.core.Answer;
import org.loggia.core.Entry;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Journal;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Tape;

/**
 * Looks at a game again, from its first decision to its last. It thinks in slices, so that whoever
 * asked can show how far it is and change their mind; sliced or not, equal seeds and iterations
 * come to equal reviews, on the JVM and in the browser.
 */
public final class Reviewer<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Seeds of decisions lie so far apart, because every round has one of its own. */
  private static final long APART = 1L << 32;

  /**
   * And the seeds of two reviews so far that they have nothing in common; any odd number would do.
   */
  private static final long SPREAD = 0xD1342543DE82EF95L;

  private final Game<P, M, V> game;
  private final GameRecord record;
  private final int iterations;
  private final long seed;
  private final Search<P, M, V> search;
  private final P position;
  private final List<Moment> moments = new ArrayList<>();
  private int ply;
  private int reserve;
  private @Nullable Deliberation<P, M, V> deliberation;

  private Reviewer(Match<P, M, V> match, int iterations, long seed) {
    this.game = match.game();
    this.record = match.record();
    this.iterations = iterations;
    this.seed = seed;
    this.search = new Search<>(game, match.setup().seats(), Tuning.STANDARD);
    this.position = game.start(match.setup());
    settle(record.entries().getFirst());
  }

  /**
   * @param iterations of the search for a decision, on average; those that are suspected to be
   *     mistakes get more
   */
  public static <P extends Position<P, M, V>, M extends Move, V extends View>
      Answer<Reviewer<P, M, V>> of(
          Game<P, M, V> game, GameRecord record, int iterations, long seed) {
    return Match.replay(game, record, Luck.of(new FastChance(0)))
        .then(match -> Answer.yes(new Reviewer<>(match, iterations, seed)));
  }

  /** How many decisions there are. */
  public int decisions() {
    return record.entries().size() - 1;
  }

  /** How many of them have been looked at. */
  public int decided() {
    return ply;
  }

  public boolean isDone() {
    return ply == decisions();
  }

  /** Thinks on for about so many iterations; answers how many it took, 0 when it is done. */
  public int goOn(int more) {
    int taken = 0;
    while (taken < more && !isDone()) {
      Deliberation<P, M, V> current = deliberation == null ? begin() : deliberation;
      taken += current.goOn(more - taken);
      if (current.isDone()) {
        conclude(current);
      }
    }
    return taken;
  }

  private Deliberation<P, M, V> begin() {
    long own = seed * SPREAD + APART * (ply + 1);
    V view = position.view(position.actor());
    Deliberation<P, M, V> begun =
        new Deliberation<>(search, view, move(), iterations, Math.min(reserve, iterations), own);
    deliberation = begun;
    return begun;
  }

  private M move() {
    return game.notation().readMove(position, record.entries().get(ply + 1).move()).orThrow();
  }

  private void conclude(Deliberation<P, M, V> current) {
    Entry entry = record.entries().get(ply + 1);
    position.play(move(), Journal.OFF);
    boolean luck = position.actor() == Seat.LUCK;
    settle(entry);
    ply++;
    moments.add(current.verdict().moment(ply, luck, current.isMistake(), game));
    // What was clear early leaves time for what is not.
    reserve += iterations - current.cost();
    deliberation = null;
  }

  private void settle(Entry entry) {
    position.settleIfDue(new Tape(entry.draws()), Journal.OFF);
  }

  /** What has been found so far. */
  public Review review() {
    int seats = record.setup().seats();
    List<Double> end = new ArrayList<>();
    if (isDone() && position.actor() == Seat.NOBODY) {
      for (int seat = 0; seat < seats; seat++) {
        end.add(position.result().share(seat));
      }
    }
    return new Review(seats, iterations, seed, moments, end);
  }
}
