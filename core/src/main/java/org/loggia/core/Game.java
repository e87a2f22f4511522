package org.loggia.core;

import org.jspecify.annotations.Nullable;
import org.loggia.core.chance.Chance;
import org.loggia.core.json.Json;

/**
 * The rules of one title. Stateless: one instance serves every table in the house.
 *
 * @param <P> the title's positions
 * @param <M> the title's moves, a sealed interface of small records
 * @param <V> what one seat sees of a position, a record
 */
public interface Game<P extends Position<P, M, V>, M extends Move, V extends View> {

  /** Name, seats, options, endings and metrics. */
  GameInfo info();

  /**
   * The rules as they were in a revision, from 1 to that of {@link #info()}: a game goes on, and is
   * replayed, under the rules it began with. A title whose games may come out otherwise since some
   * revision returns the older rules here, with their number in their own info.
   */
  default Game<P, M, V> asOf(int revision) {
    return this;
  }

  /** Why nobody can play with this set-up, or null. Titles with replacement data check it here. */
  default @Nullable Refusal check(Setup setup) {
    return info().check(setup);
  }

  /** The table before any luck; {@link Position#settle} then does the luck of the set-up. */
  P start(Setup setup);

  /**
   * A fair sample of a position that looks like this to the view's seat: what that seat knows is
   * kept, what it cannot know is drawn.
   */
  P world(V view, Chance chance);

  /** Moves and positions as text, both ways. */
  Notation<P, M> notation();

  /** Views, events and moves as JSON. */
  GameCodecs<M, V> codecs();

  /**
   * The move that somebody said: by its text, or by its parts as {@link #codecs()} write them. What
   * has no text is no move, so the rules are only ever asked about moves that can be written.
   */
  default Answer<M> readMove(P position, Json said) {
    if (said instanceof Json.Text(String text)) {
      return notation().readMove(position, text);
    }
    return Answer.reading(() -> notation().writeMove(codecs().move().read(said)))
        .then(text -> notation().readMove(position, text));
  }

  /** The table in words and in characters, for terminals and screen readers. */
  Narrator<V> narrator();

  /** What a bot should know of the title. */
  Adviser<P, M> adviser();

  /** What a learned judgement of the title looks at; null if nobody has taught it any. */
  default @Nullable Eyes<P, M> eyes() {
    return null;
  }

  /** A fresh counter of the title's {@link GameInfo#metrics() metrics}. */
  Meter<P, M> meter();
}
