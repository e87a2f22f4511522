package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Entry;
import org.loggia.core.GameRecord;
import org.loggia.core.Journal;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Step;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Tape;
import org.loggia.core.chance.Taping;

/**
 * (e) The record of a game, as its JSON, tells the same game again, ply by ply, with exactly the
 * luck it holds, whether anyone listens or not; a forged one is refused.
 */
final class RecordsReplay implements Clause {
  /** So many records are forged in every way, the others in one. */
  private static final int OFTEN_FORGED = 3;

  @Override
  public String letter() {
    return "e";
  }

  @Override
  public String promise() {
    return "records replay, and forged ones are refused";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    Budget budget = new Budget(trial.share(trial.contract().effort().plies()) / 3);
    for (long seed = 1; budget.isLeft(); seed++) {
      Told<P, M, V> told = new Told<>(trial, seed);
      told.play();
      told.replay();
      told.forge();
      budget.spend(told.texts.size());
    }
  }

  /** One game, its record, and how it looked after each entry. */
  private static final class Told<P extends Position<P, M, V>, M extends Move, V extends View> {
    private final Trial<P, M, V> trial;
    private final long seed;
    private final List<Entry> entries = new ArrayList<>();
    private final List<P> positions = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();

    Told(Trial<P, M, V> trial, long seed) {
      this.trial = trial;
      this.seed = seed;
    }

    /** Without a journal, as in a simulation; the replay listens. */
    void play() {
      FastChance chance = new FastChance(seed);
      P position = trial.game().start(trial.setup());
      settle(position, "", chance);
      while (position.actor() >= 0 && entries.size() <= trial.longestGame()) {
        Choices<M> legal = position.legal();
        if (legal.count() <= 0) {
          return;
        }
        M move = legal.get(chance.below(legal.count()));
        position.play(move, Journal.OFF);
        settle(position, trial.notation().writeMove(move), chance);
      }
    }

    private void settle(P position, String move, FastChance chance) {
      Taping taping = new Taping(chance);
      position.settleIfDue(taping, Journal.OFF);
      entries.add(new Entry(move, taping.draws()));
      positions.add(position.copy());
      texts.add(trial.notation().writePosition(position));
    }

    private GameRecord record() {
      P end = positions.getLast();
      return new GameRecord(
          trial.game().info().id(),
          trial.game().info().revision(),
          trial.setup(),
          entries,
          end.actor() == Seat.NOBODY ? end.result() : null);
    }

    void replay() {
      GameRecord written = record();
      GameRecord record = CoreCodecs.RECORD.parse(CoreCodecs.RECORD.text(written));
      if (!record.equals(written)) {
        throw broken(entries.size() - 1, "its record is another one after reading its JSON");
      }
      int ply = 0;
      try {
        List<Tape> tapes = new ArrayList<>();
        record.entries().forEach(entry -> tapes.add(new Tape(entry.draws())));
        Luck luck = (at, move) -> tapes.get(at);
        Match<P, M, V> match = Match.begin(trial.game(), record.setup(), luck).orThrow();
        mustBeAt(match, 0, tapes);
        for (ply = 1; ply < record.entries().size(); ply++) {
          String move = record.entries().get(ply).move();
          Answer<Step> answer = match.play(match.position().actor(), move);
          if (!answer.isYes()) {
            throw broken(ply, "'" + move + "' is refused: " + answer.refusal());
          }
          mustBeAt(match, ply, tapes);
        }
      } catch (Unreadable e) {
        throw broken(ply, "its luck does not fit: " + e.problem());
      }
      Answer<Match<P, M, V>> again = Match.replay(trial.game(), record, Luck.of(new FastChance(0)));
      if (!(again instanceof Answer.Yes<Match<P, M, V>>(Match<P, M, V> match))
          || !match.record().equals(record)) {
        throw broken(ply - 1, "the whole record does not replay: " + again.refusal());
      }
    }

    private void mustBeAt(Match<P, M, V> match, int ply, List<Tape> tapes) {
      String text = trial.notation().writePosition(match.position());
      if (!text.equals(texts.get(ply))) {
        throw broken(ply, "the record leads to «" + text + "»");
      }
      if (!tapes.get(ply).isUsedUp()) {
        throw broken(ply, "not all of its luck was used again: " + entries.get(ply).draws().text());
      }
    }

    void forge() {
      FastChance dice = new FastChance(~seed);
      Map<String, GameRecord> forged = Forgeries.of(record(), dice);
      int ply = dice.below(entries.size());
      P position = positions.get(ply);
      String illegal = Samples.oneOf(trial.contract().samples().moves(), dice);
      if (ply + 1 < entries.size() && isIllegal(position, illegal)) {
        forged.put(
            "an illegal '" + illegal + "' at ply " + (ply + 1),
            Forgeries.replace(record(), ply + 1, new Entry(illegal, entries.get(ply + 1).draws())));
      }
      int only = dice.below(forged.size());
      for (Map.Entry<String, GameRecord> forgery : forged.entrySet()) {
        if (seed <= OFTEN_FORGED || only-- == 0) {
          mustRefuse(forgery.getKey(), forgery.getValue());
        }
      }
    }

    private boolean isIllegal(P position, String text) {
      return !(trial.notation().readMove(position, text) instanceof Answer.Yes<M>(M move))
          || position.why(move) != null;
    }

    private void mustRefuse(String forgery, GameRecord record) {
      if (Match.replay(trial.game(), record, Luck.of(new FastChance(0))).isYes()) {
        throw broken(entries.size() - 1, "a record with " + forgery + " is taken for true");
      }
    }

    private AssertionError broken(int ply, String what) {
      return trial.broken(
          "seed " + seed + ", ply " + ply + ", position «" + texts.get(ply) + "»: " + what);
    }
  }
}
