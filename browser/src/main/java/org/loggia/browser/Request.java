package org.loggia.browser;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.GameRecord;
import org.loggia.core.Setup;
import org.loggia.core.chance.Draws;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;

/**
 * What a page may ask. Questions about a view are about the title {@code game}; the view is JSON as
 * that title writes it, and moves are in their canonical text. Tables and thoughts have names that
 * the page gives them.
 */
@Derived(prefix = "Ask")
sealed interface Request {

  /** Every title and every level of bots. */
  record Titles() implements Request {}

  /**
   * Some legal moves of the actor whose view this is.
   *
   * @param from the first one, from 0
   * @param most so many moves at most
   */
  record Legal(String game, Json view, int from, int most) implements Request {}

  /** The clause that forbids a move, if there is one. */
  record Why(String game, Json view, Json move) implements Request {}

  /** What the move does by itself. */
  record Preview(String game, Json view, Json move) implements Request {}

  /**
   * What luck does behind the move, in so many samples.
   *
   * @param most so many different outcomes are told at most
   */
  record Odds(String game, Json view, Json move, int samples, int seed, int most)
      implements Request {}

  /**
   * A position on its own, after these moves: for lessons and pictures. Nothing is kept.
   *
   * @param position its text
   * @param data what the set-up replaces, mostly nothing
   */
  record Lay(String game, String position, Map<String, Json> data, List<Deed> moves, int viewer)
      implements Request {}

  /**
   * A move of whoever's turn it is.
   *
   * @param draws the luck behind it; null leaves it to luck that is always the same
   */
  record Deed(Json move, @Nullable Draws draws) {}

  /** The table in phrases, for boards that speak. */
  record Tell(String game, Json view) implements Request {}

  /**
   * From now on the bots of this title know what was learned of it.
   *
   * @param network as {@code games/GAME/learned/network.txt} has it
   */
  record Learn(String game, String network) implements Request {}

  /**
   * Begins a thought.
   *
   * @param level of the bot that thinks; null thinks as well as it can
   * @param iterations when it has thought enough; null as many as the level has, or no end
   */
  record Think(
      String thought,
      String game,
      Json view,
      @Nullable String level,
      @Nullable Integer iterations,
      int seed)
      implements Request {}

  /** Thinks on for a while. */
  record GoOn(String thought, int iterations) implements Request {}

  /** Ends a thought and asks what came of it. */
  record Conclude(String thought) implements Request {}

  /** Ends a thought that nobody needs any more. */
  record Forget(String thought) implements Request {}

  /**
   * Begins to look at a game again; under a name that it has already it begins anew.
   *
   * @param iterations for a decision, on average
   */
  record Review(String review, GameRecord record, int iterations, int seed) implements Request {}

  /** Looks on, for about so many iterations. */
  record LookOn(String review, int iterations) implements Request {}

  /** What a review has found so far. */
  record Find(String review) implements Request {}

  /** Ends a review. */
  record PutAway(String review) implements Request {}

  /** Checks the dice of a record. */
  record Verify(GameRecord record) implements Request {}

  /** A table's position in writing, secrets included, after so many moves. */
  record Spell(String table, int ply) implements Request {}

  /**
   * Opens a table.
   *
   * @param key of its luck, 64 hexadecimal digits
   * @param viewer whose eyes the answer is for
   */
  record Open(String table, String game, Setup setup, String key, int viewer) implements Request {}

  /** Opens a table where a record left it. */
  record Resume(String table, GameRecord record, String key, int viewer) implements Request {}

  /** Plays a move of a seat. */
  record Play(String table, int seat, Json move, int viewer) implements Request {}

  /** Takes back all moves behind this one; 0 takes back all. */
  record Undo(String table, int ply, int viewer) implements Request {}

  /**
   * The table as it is, or as it was after so many moves.
   *
   * @param since the answer tells what happened after this move; -1 tells all
   */
  record Look(String table, @Nullable Integer ply, int since, int viewer) implements Request {}

  /** The record of a table. */
  record Write(String table) implements Request {}

  /** Closes a table. */
  record Close(String table) implements Request {}
}
