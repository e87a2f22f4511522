package org.loggia.browser;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.review.Findings;
import org.loggia.core.Entry;
import org.loggia.core.GameRecord;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Setup;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;

/** What a page is told; views, moves and events are JSON as their title writes them. */
@Derived
sealed interface Reply {

  /** Answers {@link Request.Titles}. */
  record House(List<Title> titles, List<Level> levels) implements Reply {}

  /** A title at a glance. */
  record Title(
      String id,
      int revision,
      int fewestSeats,
      int mostSeats,
      boolean scored,
      List<TitleOption> options,
      List<String> endings) {}

  /**
   * An option of a title.
   *
   * @param values what may be chosen, or empty for a number
   * @param least the smallest number, null if it is none
   * @param most the largest number, null if it is none
   */
  record TitleOption(
      String id,
      String standard,
      List<String> values,
      @Nullable Integer least,
      @Nullable Integer most) {}

  /** A level of bots. */
  record Level(String name, int iterations) {}

  /** A move as text and as its title's JSON. */
  record Said(String text, Json move) {}

  /**
   * Answers {@link Request.Legal}.
   *
   * @param count of all legal moves
   * @param next where the next page begins, null at the end
   */
  record Moves(int count, List<Said> moves, @Nullable Integer next) implements Reply {}

  /**
   * Answers {@link Request.Why}: null if the move is legal. Answers {@link Request.Verify}: null if
   * the dice are proved.
   */
  record Verdict(@Nullable Refusal refusal) implements Reply {}

  /**
   * Answers {@link Request.Preview}.
   *
   * @param events as the viewer hears them
   * @param certain false if it depends on what the viewer cannot know; then this is one way it may
   *     go
   */
  record Foreseen(Json view, List<Json> events, boolean certain) implements Reply {}

  /**
   * Answers {@link Request.Odds}.
   *
   * @param outcomes the most frequent ones, the most frequent first
   * @param others samples that came out in yet other ways
   * @param kinds in how many samples an event of this kind came up
   * @param points of each seat afterwards, on average; empty where nobody knows them
   */
  record Chances(
      int samples,
      List<Outcome> outcomes,
      int others,
      Map<String, Integer> kinds,
      List<Double> points)
      implements Reply {}

  /** Something that luck may do, and in how many samples it did. */
  record Outcome(List<Json> events, int count) {}

  /**
   * Answers {@link Request.Tell}.
   *
   * @param asks what the actor is asked to do, a word of the title
   * @param points as they stand, by seat; empty where the title has none before the end
   */
  record Told(int actor, String asks, List<Integer> points, List<Phrase> phrases)
      implements Reply {}

  /**
   * Answers {@link Request.Think} and {@link Request.GoOn}.
   *
   * @param enough whether it has thought all it was asked to
   */
  record Thinking(int iterations, boolean enough) implements Reply {}

  /**
   * Answers {@link Request.Conclude}.
   *
   * @param best three moves at most, the best first
   */
  record Concluded(Said choice, List<Opinion> best, int iterations) implements Reply {}

  /**
   * A move and what the thought holds of it.
   *
   * @param sure the part of the thought that was spent on it: near 1 nothing else was worth a look
   * @param value what the seat can expect of it: 0 lost, 1 won
   */
  record Opinion(Said move, double sure, double value) {}

  /**
   * Answers {@link Request.Review} and {@link Request.LookOn}.
   *
   * @param decided how many of the decisions were looked at
   */
  record Reviewing(int decided, int decisions) implements Reply {}

  /** Answers {@link Request.Find}. */
  record Found(Findings findings) implements Reply {}

  /** Answers {@link Request.Spell}. */
  record Spelled(String position) implements Reply {}

  /**
   * Answers whatever opens, changes or looks at a table.
   *
   * @param ply how many moves were played
   * @param view of the viewer
   * @param steps what happened: all of it when a table was opened, else what is new
   * @param result null while the game goes on
   */
  record Stand(
      String game,
      Setup setup,
      int ply,
      int actor,
      Json view,
      List<TableStep> steps,
      @Nullable Result result)
      implements Reply {}

  /**
   * One step as the viewer heard it.
   *
   * @param move as the viewer may know it
   * @param events of the move itself, then of luck
   * @param entry for the record: the page of a local table keeps it and shows it to nobody
   */
  record TableStep(int ply, int seat, String move, List<Json> events, Entry entry) {}

  /** Answers {@link Request.Write}. */
  record Written(GameRecord record) implements Reply {}

  /** Answers what needs no answer. */
  record Done() implements Reply {}
}
