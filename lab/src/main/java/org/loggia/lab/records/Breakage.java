package org.loggia.lab.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Entry;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.View;
import org.loggia.core.chance.Tape;
import org.loggia.core.json.Json;
import org.loggia.lab.show.Texts;

/**
 * Where a record stops making sense.
 *
 * @param good the game before that, or null if not even its set-up fits
 * @param ply the number of the entry that does not fit, or -1 if the record as a whole does not
 * @param found what the record says
 * @param expected what the rules would take
 * @param why the clause that forbids it, in words
 */
public record Breakage<P extends Position<P, M, V>, M extends Move, V extends View>(
    @Nullable Match<P, M, V> good, int ply, String found, String expected, String why) {
  private static final int EXAMPLES = 6;

  /**
   * @param refusal why the record cannot be replayed
   */
  public static <P extends Position<P, M, V>, M extends Move, V extends View> Breakage<P, M, V> of(
      Game<P, M, V> title, GameRecord record, Refusal refusal) {
    Texts texts = Texts.of(title.info().id());
    String why = texts.say(refusal);
    if (refusal.clause().equals("core.wrong-result")) {
      return ofResult(title, record, why);
    }
    if (!refusal.clause().equals("core.bad-record")) {
      return new Breakage<>(null, -1, "", "", why);
    }
    int ply = refusal.arguments().get("ply") instanceof Json.Num(double at) ? (int) at : 0;
    Entry entry = record.entries().get(ply);
    return ply == 0
        ? ofSetup(title, record, entry)
        : ofMove(replay(title, record.upTo(ply - 1)), ply, entry, texts);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Breakage<P, M, V> ofResult(Game<P, M, V> title, GameRecord record, String why) {
    Result claimed = record.result();
    GameRecord open =
        new GameRecord(record.game(), record.revision(), record.setup(), record.entries(), null);
    Match<P, M, V> match = replay(title, open);
    return new Breakage<>(
        match,
        match.steps().size() - 1,
        "the result " + (claimed == null ? "" : CoreCodecs.RESULT.text(claimed)),
        match.isOver()
            ? "the result " + CoreCodecs.RESULT.text(match.position().result())
            : "no result, for the game is not over",
        why);
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Breakage<P, M, V> ofSetup(Game<P, M, V> title, GameRecord record, Entry entry) {
    Game<P, M, V> rules = title.asOf(record.revision());
    Tape tape = new Tape(entry.draws());
    return new Breakage<>(
        null,
        0,
        drawn(entry),
        luck(() -> Match.begin(rules, record.setup(), Luck.of(tape)).orThrow(), tape),
        "");
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Breakage<P, M, V> ofMove(Match<P, M, V> good, int ply, Entry entry, Texts texts) {
    int actor = good.position().actor();
    Refusal refusal = good.move(actor, Json.of(entry.move())).refusal();
    if (refusal != null) {
      return new Breakage<>(
          good, ply, "the move \"" + entry.move() + "\"", legal(good, texts), texts.say(refusal));
    }
    Tape tape = new Tape(entry.draws());
    return new Breakage<>(
        good,
        ply,
        "the move \"" + entry.move() + "\" with " + drawn(entry),
        luck(() -> good.after(actor, Json.of(entry.move()), Luck.of(tape)).orThrow(), tape),
        "");
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Match<P, M, V> replay(Game<P, M, V> title, GameRecord record) {
    return Match.replay(title, record, OnlyRecorded.LUCK).orThrow();
  }

  private static String drawn(Entry entry) {
    return entry.draws().isEmpty() ? "no draws" : "the draws " + entry.draws().text();
  }

  /** What the rules asked of the tape when it did not fit. */
  private static String luck(Runnable play, Tape tape) {
    Answer<Boolean> answer =
        Answer.reading(
            () -> {
              play.run();
              tape.mustBeUsedUp();
              return true;
            });
    Refusal refusal = answer.refusal();
    return refusal == null
        ? "other draws"
        : "other draws: "
            + (refusal.arguments().get("problem") instanceof Json.Text(String problem)
                ? problem
                : refusal.clause());
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> String legal(
      Match<P, M, V> match, Texts texts) {
    if (match.isOver()) {
      return "no move, for the game is over";
    }
    Choices<M> legal = match.position().legal();
    List<String> examples = new ArrayList<>();
    for (int i = 0; i < Math.min(EXAMPLES, legal.count()); i++) {
      examples.add("\"" + match.game().notation().writeMove(legal.get(i)) + "\"");
    }
    String more = legal.count() > EXAMPLES ? ", …" : "";
    return "one of the %d legal moves of %s (%s%s)"
        .formatted(
            legal.count(), texts.seat(match.position().actor()), String.join(", ", examples), more);
  }

  /** For people, in one line. */
  public String sentence(String name) {
    if (ply < 0) {
      return name + ": " + why;
    }
    return "%s stops making sense at move %d. Found: %s. Expected: %s.%s"
        .formatted(name, ply, found, expected, why.isEmpty() ? "" : " " + why);
  }

  /** For machines, as the last line of what could be replayed. */
  public Json.Obj json(String name) {
    return Json.obj(
        "broken",
        Json.obj("record", Json.of(name), "ply", Json.of(ply), "found", Json.of(found))
            .with("expected", Json.of(expected))
            .with("why", Json.of(why)));
  }
}
