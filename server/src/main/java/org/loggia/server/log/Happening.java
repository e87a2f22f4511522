package org.loggia.server.log;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Proof;
import org.loggia.core.Setup;
import org.loggia.core.chance.Draws;
import org.loggia.core.json.Derived;

/**
 * Something that happened at a table, as the log keeps it: secrets included. What of it may be
 * told, and to whom, is a {@link Tale}.
 */
@Derived
public sealed interface Happening {

  /**
   * The first entry of every log.
   *
   * @param key the table's secret, from which its luck and its invitation come
   * @param exhibit whether this is a record to look at, which nobody plays on
   * @param luck how luck comes from the key: 3 by {@link org.loggia.core.Dice} that prove
   *     themselves, 2 by key and all that happened before, none (as the oldest logs have it) by
   *     key, ply and move only
   * @param proof that the record came with, where one is laid out
   */
  record Opened(
      String title,
      int revision,
      Setup setup,
      Terms terms,
      String key,
      boolean exhibit,
      @Nullable Integer luck,
      @Nullable Proof proof)
      implements Happening {
    private static final int LUCK_BY_PAST = 2;
    private static final int LUCK_BY_DICE = 3;

    /** Where luck comes from elsewhere, only a version that knows it may play on. */
    public Opened {
      if (luck != null && (luck < LUCK_BY_PAST || luck > LUCK_BY_DICE)) {
        throw new IllegalArgumentException("luck " + luck + " is not known here");
      }
    }

    /** As new tables are opened. */
    public Opened(
        String title, int revision, Setup setup, Terms terms, String key, boolean exhibit) {
      this(title, revision, setup, terms, key, exhibit, LUCK_BY_DICE, null);
    }

    public boolean hasLuckByPast() {
      return luck != null && luck >= LUCK_BY_PAST;
    }

    public boolean hasDice() {
      return luck != null && luck == LUCK_BY_DICE;
    }
  }

  /**
   * @param token the hash of what this person shows to be let in again
   */
  record Joined(int person, String name, String token) implements Happening {}

  /**
   * A person is known by another token from now on, and the one before opens no more.
   *
   * @param token its hash
   */
  record Renewed(int person, String token) implements Happening {}

  /**
   * The game begins: who sits where, and the luck of the set-up.
   *
   * @param contributions to the dice, by the seats before luck seated anybody; null at tables
   *     without them
   * @param seating who sits on each seat, by where they sat before; null if luck seated nobody
   */
  record Started(
      List<Chair> chairs,
      Draws draws,
      String check,
      @Nullable List<String> contributions,
      @Nullable List<Integer> seating)
      implements Happening {
    public Started {
      chairs = List.copyOf(chairs);
    }
  }

  /**
   * @param told what the other seats are told, where that is less than the move
   * @param check a checksum of the position after it, to notice when rules have changed; empty
   *     where it was not taken
   */
  record Moved(int ply, String move, @Nullable String told, Draws draws, String check)
      implements Happening {}

  /** The table was cleared away; what stood before this entry is gone, and nothing follows. */
  record Cleared() implements Happening {}

  /** What everybody may hear as it is. */
  sealed interface Open extends Happening, Tale {}

  record Configured(Setup setup, Terms terms) implements Open {}

  record Seated(int seat, Chair chair) implements Open {}

  /** A person adds something of their own to the luck of the game to come. */
  record Contributed(int person, String contribution) implements Open {}

  /**
   * A person wants to go back to the position before this ply.
   *
   * @param asked whose consent it takes; older logs do not say
   */
  record UndoAsked(int person, int ply, @Nullable List<Integer> asked) implements Open {}

  record UndoAnswered(int person, boolean agree) implements Open {}

  /** Moves from this ply on are taken back. */
  record Undone(int ply) implements Open {}

  record Chatted(int person, String text) implements Open {}

  record Muted(int person, boolean muted) implements Open {}

  record Resigned(int seat) implements Open {}

  record Left(int person) implements Open {}

  /** Who had left is at the table again. */
  record CameBack(int person) implements Open {}

  /** The owner does not want this person here any more; the link is another one from now on. */
  record ShownOut(int person) implements Open {}

  /** The same people meet again at another table. */
  record Rematched(String table) implements Open {}

  /** A seat's time ran out; whose bot keeps it is told next. */
  record TimeRanOut(int seat) implements Open {}

  /** The game cannot go on, so its clocks stand still; or it can again, and this turn's begins. */
  record Halted(boolean halted) implements Open {}

  /**
   * The game is played under this revision of the rules. Written before a game starts whose table
   * was opened under an older one; older logs also have it in the middle of games, where everything
   * up to there means the same under both.
   */
  record Revised(int revision) implements Open {}
}
