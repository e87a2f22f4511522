package org.loggia.testkit;

import java.util.List;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Step;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/**
 * (b) A move from anywhere else, right or spoilt, is legal or refused with a clause, and contains
 * and why say the same of it. Neither asking nor being refused changes anything, and a match
 * refuses whoever is not to move.
 */
final class OtherMovesAreRefused implements Clause {
  private static final int MOVES_A_MOMENT = 5;

  /** Whoever calls from no seat at all. */
  private static final int[] STRANGERS = {
    Seat.LUCK, Seat.NOBODY, Seat.SPECTATOR, 99, Integer.MIN_VALUE
  };

  @Override
  public String letter() {
    return "b";
  }

  @Override
  public String promise() {
    return "other moves are refused, and nothing changes";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    List<String> others = trial.contract().samples().moves();
    trial.watch(() -> moment -> ask(moment, others));
    for (long seed = 1; seed <= 3; seed++) {
      playMatch(trial, seed, others);
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void ask(
      Moment<P, M, V> moment, List<String> others) {
    moment.spend(2);
    String before = moment.text();
    Scribble scribble = new Scribble(moment.dice());
    for (int i = 0; i < MOVES_A_MOMENT; i++) {
      String text = Samples.oneOf(others, moment.dice());
      if (i % 2 == 1) {
        text = scribble.nudge(text, Samples.oneOf(others, moment.dice()));
      }
      ask(moment, text);
      if (!moment.text().equals(before)) {
        throw moment.broken("asking for '" + text + "' changed the position from «" + before + "»");
      }
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void ask(
      Moment<P, M, V> moment, String text) {
    P position = moment.position();
    switch (moment.trial().notation().readMove(position, text)) {
      case Answer.No<M>(Refusal refusal) -> mustNameClause(moment, text, refusal);
      case Answer.Yes<M>(M move) -> {
        Refusal refusal = position.why(move);
        boolean legal = position.legal().contains(move);
        if (legal != (refusal == null)) {
          throw moment.broken("of '" + text + "' contains says " + legal + " and why " + refusal);
        }
        if (refusal == null && position.actor() < 0) {
          throw moment.broken("'" + text + "' is called legal while nobody can move");
        }
        if (refusal != null) {
          mustNameClause(moment, text, refusal);
        }
      }
    }
  }

  private static void mustNameClause(Moment<?, ?, ?> moment, String text, Refusal refusal) {
    if (refusal.clause().isBlank()) {
      throw moment.broken("'" + text + "' is refused without naming a clause");
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void playMatch(
      Trial<P, M, V> trial, long seed, List<String> others) {
    FastChance chance = new FastChance(seed);
    FastChance dice = new FastChance(~seed);
    Match<P, M, V> match = Match.begin(trial.game(), trial.setup(), Luck.of(chance)).orThrow();
    for (int ply = 0; !match.isOver() && ply < trial.longestGame(); ply++) {
      Choices<M> legal = match.position().legal();
      if (legal.count() == 0) {
        return;
      }
      int actor = match.position().actor();
      String text = trial.notation().writeMove(legal.get(chance.below(legal.count())));
      if (dice.below(4) == 0) {
        mustRefuseOthers(trial, seed, match, text);
        mustRefuseIllegal(trial, seed, match, Samples.oneOf(others, dice));
      }
      if (!match.play(actor, text).isYes()) {
        throw broken(trial, seed, match, "the legal '" + text + "' is refused by the match");
      }
    }
    if (match.isOver()) {
      mustRefuseOthers(trial, seed, match, Samples.oneOf(others, dice));
      for (String text : List.of(Samples.oneOf(others, dice), "", "?")) {
        mustRefuseIllegal(trial, seed, match, text);
      }
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      void mustRefuseOthers(Trial<P, M, V> trial, long seed, Match<P, M, V> match, String text) {
    int actor = match.position().actor();
    for (int seat = 0; seat < trial.setup().seats(); seat++) {
      if (seat != actor) {
        mustRefuse(trial, seed, match, seat, text);
      }
    }
    for (int stranger : STRANGERS) {
      mustRefuse(trial, seed, match, stranger, text);
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      void mustRefuseIllegal(Trial<P, M, V> trial, long seed, Match<P, M, V> match, String text) {
    int actor = match.position().actor();
    if (!match.move(actor, Json.of(text)).isYes()) {
      mustRefuse(trial, seed, match, actor, text);
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void mustRefuse(
      Trial<P, M, V> trial, long seed, Match<P, M, V> match, int seat, String text) {
    String position = trial.notation().writePosition(match.position());
    int steps = match.steps().size();
    Answer<Step> answer = match.play(seat, text);
    if (answer.isYes()) {
      throw broken(trial, seed, match, "seat " + seat + " was allowed to play '" + text + "'");
    }
    if (!trial.notation().writePosition(match.position()).equals(position)
        || match.steps().size() != steps) {
      throw broken(
          trial, seed, match, "the refused '" + text + "' of seat " + seat + " changed it");
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      AssertionError broken(Trial<P, M, V> trial, long seed, Match<P, M, V> match, String what) {
    return trial.broken(
        "match with seed "
            + seed
            + ", ply "
            + (match.steps().size() - 1)
            + ", position «"
            + trial.notation().writePosition(match.position())
            + "»: "
            + what);
  }
}
