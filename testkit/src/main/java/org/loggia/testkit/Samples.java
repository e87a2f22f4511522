package org.loggia.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.FastChance;

/** Real texts of every kind, from a few games of every variant: what else could be tried with. */
final class Samples {
  /** This part of a clause's work goes into the samples. */
  private static final int PART = 10;

  private static final int MOVES_A_PLY = 3;

  private final Set<String> distinctMoves = new LinkedHashSet<>();
  final List<String> positions = new ArrayList<>();
  final List<String> moveJson = new ArrayList<>();
  final List<String> viewJson = new ArrayList<>();
  final List<String> eventJson = new ArrayList<>();
  final List<String> recordJson = new ArrayList<>();
  private List<String> moves = List.of();

  private Samples() {}

  static <P extends Position<P, M, V>, M extends Move, V extends View> Samples gather(
      Contract<P, M, V> contract) {
    Samples samples = new Samples();
    for (Trial<P, M, V> trial : contract.trials()) {
      Budget budget = new Budget(trial.share(contract.effort().plies() / PART));
      for (long seed = 1; budget.isLeft(); seed++) {
        RandomGame.play(trial, seed, budget, samples::add);
      }
      samples.addRecord(trial);
    }
    samples.moves = List.copyOf(samples.distinctMoves);
    return samples;
  }

  /** The texts of moves that were legal somewhere, each once. */
  List<String> moves() {
    return moves;
  }

  /** One of a list, or nothing much where there is none. */
  static String oneOf(List<String> texts, Chance dice) {
    return texts.isEmpty() ? "" : texts.get(dice.below(texts.size()));
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void add(
      Moment<P, M, V> moment) {
    Trial<P, M, V> trial = moment.trial();
    Choices<M> legal = moment.position().legal();
    int count = legal.count();
    for (int i = 0; i < Math.min(count, MOVES_A_PLY); i++) {
      M move = legal.get(moment.dice().below(count));
      if (distinctMoves.add(trial.notation().writeMove(move))) {
        moveJson.add(trial.codecs().move().text(move));
      }
    }
    for (Event event : moment.heard().all()) {
      eventJson.add(trial.codecs().event().text(event));
    }
    if (moment.nowAndThen(3) || moment.isOver()) {
      positions.add(moment.text());
      int seats = trial.setup().seats();
      int seat = moment.dice().below(seats + 1);
      viewJson.add(
          trial.codecs().view().text(moment.position().view(seat < seats ? seat : Seat.SPECTATOR)));
    }
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void addRecord(
      Trial<P, M, V> trial) {
    FastChance chance = new FastChance(1);
    Answer<Match<P, M, V>> begun = Match.begin(trial.game(), trial.setup(), Luck.of(chance));
    if (begun instanceof Answer.Yes<Match<P, M, V>>(Match<P, M, V> match)) {
      // A few plies will do: what breaks a record's reader is at its joints, not in its length.
      for (int ply = 0; ply < 6 && !match.isOver(); ply++) {
        Choices<M> legal = match.position().legal();
        M move = legal.get(chance.below(legal.count()));
        match.play(match.position().actor(), trial.notation().writeMove(move));
      }
      recordJson.add(CoreCodecs.RECORD.text(match.record()));
    }
  }
}
