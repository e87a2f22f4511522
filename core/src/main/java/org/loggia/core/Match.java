package org.loggia.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.Tape;
import org.loggia.core.chance.Taping;
import org.loggia.core.json.Json;

/**
 * One game being played, for everyone who plays it move by move: it asks the rules, plays, settles
 * and keeps the record. A refused move changes nothing.
 */
public final class Match<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Game<P, M, V> game;
  private final int revision;
  private final Setup setup;
  private Luck luck;
  private final P position;

  /** How many steps there were before those that are kept. */
  private final int forgotten;

  private final List<Step> steps = new ArrayList<>();

  private Match(Game<P, M, V> game, int revision, Setup setup, Luck luck) {
    this.game = game;
    this.revision = revision;
    this.setup = setup;
    this.luck = luck;
    this.position = game.start(setup);
    this.forgotten = 0;
  }

  private Match(Match<P, M, V> other, Luck luck, int from) {
    this.game = other.game;
    this.revision = other.revision;
    this.setup = other.setup;
    this.luck = luck;
    this.position = other.position.copy();
    this.forgotten = from;
    this.steps.addAll(other.steps.subList(from - other.forgotten, other.steps.size()));
  }

  private Match<P, M, V> copy(Luck itsLuck) {
    return new Match<>(this, itsLuck, forgotten);
  }

  /** The same game without its steps before this ply: it goes on, but its record is not known. */
  public Match<P, M, V> forgetting(int ply) {
    return new Match<>(this, luck, Math.clamp(ply, forgotten, plies()));
  }

  /** A new game with its set-up settled. */
  public static <P extends Position<P, M, V>, M extends Move, V extends View>
      Answer<Match<P, M, V>> begin(Game<P, M, V> game, Setup setup, Luck luck) {
    Refusal refusal = game.check(setup);
    if (refusal != null) {
      return Answer.no(refusal);
    }
    Match<P, M, V> match = new Match<>(game, game.info().revision(), setup, luck);
    match.settle(Seat.LUCK, "", "", new Notes());
    return Answer.yes(match);
  }

  /**
   * The game of a record under the rules it was played with, every move checked and every draw
   * used; from there on it goes on under the same rules, with the luck given here.
   */
  public static <P extends Position<P, M, V>, M extends Move, V extends View>
      Answer<Match<P, M, V>> replay(Game<P, M, V> game, GameRecord record, Luck luck) {
    Refusal refusal = unfit(game, record);
    if (refusal != null) {
      return Answer.no(refusal);
    }
    Match<P, M, V> match =
        new Match<>(game.asOf(record.revision()), record.revision(), record.setup(), luck);
    for (int ply = 0; ply < record.entries().size(); ply++) {
      Refusal problem = match.replayEntry(ply, record.entries().get(ply));
      if (problem != null) {
        return Answer.no(
            Refusal.of("core.bad-record")
                .with("ply", ply)
                .with("clause", problem.clause())
                .with("problem", problem.arguments().toString()));
      }
    }
    match.luck = luck;
    Result result = record.result();
    if (result != null && (!match.isOver() || !result.equals(match.position.result()))) {
      return Answer.no(Refusal.of("core.wrong-result"));
    }
    return Answer.yes(match);
  }

  private static @Nullable Refusal unfit(Game<?, ?, ?> game, GameRecord record) {
    if (!record.game().equals(game.info().id())) {
      return Refusal.of("core.other-game").with("game", record.game());
    }
    Refusal refusal = game.info().check(record.revision());
    if (refusal != null) {
      return refusal;
    }
    if (record.entries().isEmpty() || !record.entries().getFirst().move().isEmpty()) {
      return Refusal.of("core.no-set-up");
    }
    return game.check(record.setup());
  }

  private @Nullable Refusal replayEntry(int ply, Entry entry) {
    Tape tape = new Tape(entry.draws());
    luck = Luck.of(tape);
    Answer<Step> answer =
        Answer.reading(
                () ->
                    ply == 0
                        ? Answer.yes(settle(Seat.LUCK, "", "", new Notes()))
                        : play(position.actor(), entry.move()))
            .then(step -> step);
    if (answer.isYes() && !tape.isUsedUp()) {
      return Refusal.of("core.unused-draws");
    }
    return answer.refusal();
  }

  /** Plays the move if the seat may, else says why not. */
  public Answer<Step> play(int seat, String text) {
    return play(seat, Json.of(text));
  }

  /** As the other one, with the move as {@link Game#readMove} understands it. */
  public Answer<Step> play(int seat, Json said) {
    return move(seat, said).then(move -> Answer.yes(playLegal(move)));
  }

  /**
   * The game as it would be after this move, with this luck for this move only; the game itself
   * stays as it is. What must be stored before it counts is played like this.
   */
  public Answer<Match<P, M, V>> after(int seat, Json said, Luck itsLuck) {
    return move(seat, said)
        .then(
            move -> {
              Match<P, M, V> next = copy(itsLuck);
              next.playLegal(move);
              // The luck of one move may know the whole game before it, and so on to its beginning.
              next.luck = luck;
              return Answer.yes(next);
            });
  }

  /** The game as it was after the next entry of its record too, checked as in a replay. */
  public Answer<Match<P, M, V>> after(Entry entry) {
    Match<P, M, V> next = copy(luck);
    Refusal problem = next.replayEntry(plies(), entry);
    next.luck = luck;
    return problem == null ? Answer.yes(next) : Answer.no(problem);
  }

  /** The legal move that was said for this seat, or why it may not be played. */
  public Answer<M> move(int seat, Json said) {
    if (isOver()) {
      return Answer.no(Refusal.of("core.game-over"));
    }
    if (seat != position.actor()) {
      return Answer.no(Refusal.of("core.not-your-turn").with("actor", position.actor()));
    }
    return game.readMove(position, said)
        .then(
            move -> {
              Refusal refusal = position.why(move);
              return refusal == null ? Answer.yes(move) : Answer.no(refusal);
            });
  }

  private Step playLegal(M move) {
    int seat = position.actor();
    Notes events = new Notes();
    position.play(move, events);
    return settle(
        seat, game.notation().writeMove(move), game.notation().writePublicMove(move), events);
  }

  private Step settle(int seat, String move, String publicMove, Notes events) {
    int ply = plies();
    Draws draws = Draws.NONE;
    // Luck is asked only where it is due: a table's costs some cryptography.
    if (position.actor() == Seat.LUCK) {
      Taping taping = new Taping(luck.at(ply, move));
      position.settle(taping, events);
      draws = taping.draws();
    }
    Step step = new Step(ply, seat, new Entry(move, draws), publicMove, events);
    steps.add(step);
    return step;
  }

  /** The rules of this game; those of an older revision if it began under them. */
  public Game<P, M, V> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  /** The table as it stands. It is the match's own: look, copy, but do not play on it. */
  public P position() {
    return position;
  }

  public boolean isOver() {
    return position.actor() == Seat.NOBODY;
  }

  /** Every step so far, the set-up first; of a game that has forgotten, those that are left. */
  public List<Step> steps() {
    return List.copyOf(steps);
  }

  /** How many steps there were, also those that are forgotten. */
  public int plies() {
    return forgotten + steps.size();
  }

  /** Not of a game that has forgotten. */
  public GameRecord record() {
    if (forgotten > 0) {
      throw new IllegalStateException("the game's beginning is forgotten");
    }
    List<Entry> entries = new ArrayList<>(steps.size());
    for (Step step : steps) {
      entries.add(step.entry());
    }
    return new GameRecord(
        game.info().id(), revision, setup, entries, isOver() ? position.result() : null);
  }
}
