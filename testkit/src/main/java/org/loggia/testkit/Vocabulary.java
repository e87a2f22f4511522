package org.loggia.testkit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Receipt;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Standing;
import org.loggia.core.Tally;
import org.loggia.core.View;
import org.loggia.core.words.Phrase;

/** Everything that a title was heard to say in random games, in no language yet. */
final class Vocabulary {
  private static final int MOVES_A_MOMENT = 4;

  /** Enough to meet every word of a title, and a bound for talkative ones. */
  private static final int MOST_PHRASES = 30_000;

  private final Set<Phrase> phrases = new LinkedHashSet<>();
  private final Set<String> keys = new TreeSet<>();
  private final Set<String> spoken = new TreeSet<>();
  private final Map<String, Set<String>> refusals = new TreeMap<>();

  private Vocabulary() {}

  static <P extends Position<P, M, V>, M extends Move, V extends View> Vocabulary gather(
      Contract<P, M, V> contract) {
    Vocabulary vocabulary = new Vocabulary();
    for (Trial<P, M, V> trial : contract.trials()) {
      trial.watch(() -> vocabulary::listen);
    }
    return vocabulary;
  }

  /** Phrases with their arguments, each once. */
  Set<Phrase> phrases() {
    return phrases;
  }

  /** The keys that need a text because somebody reads it. */
  Set<String> keys() {
    return keys;
  }

  /** The keys that came up at all, also where nobody needs a text of them. */
  Set<String> spoken() {
    return spoken;
  }

  /** The clauses that something was refused by, and the names of the arguments they came with. */
  Map<String, Set<String>> refusals() {
    return refusals;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void listen(
      Moment<P, M, V> moment) {
    Trial<P, M, V> trial = moment.trial();
    for (Event event : moment.heard().all()) {
      say(Said.event(trial.codecs(), event));
    }
    for (int seat : Observers.of(trial.setup())) {
      for (Event event : moment.heard().heardBy(seat)) {
        say(Said.event(trial.codecs(), event));
      }
    }
    Choices<M> legal = moment.position().legal();
    for (int k : Picks.of(legal.count(), MOVES_A_MOMENT, moment.dice())) {
      say(Said.move(trial.codecs(), legal.get(k)));
    }
    int actor = moment.position().actor();
    String asks = moment.position().view(actor < 0 ? Seat.SPECTATOR : actor).asks();
    spoken.add("ask." + asks);
    if (actor >= 0) {
      say(Phrase.of("ask." + asks));
    }
    beRefused(moment);
    if (moment.isOver()) {
      say(moment.position().result());
    }
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void beRefused(
      Moment<P, M, V> moment) {
    List<String> others = moment.trial().contract().samples().moves();
    Scribble scribble = new Scribble(moment.dice());
    for (int i = 0; i < MOVES_A_MOMENT; i++) {
      String text = Samples.oneOf(others, moment.dice());
      if (i % 2 == 1) {
        text = scribble.nudge(text, Samples.oneOf(others, moment.dice()));
      }
      Refusal refusal =
          switch (moment.trial().notation().readMove(moment.position(), text)) {
            case Answer.No<M>(Refusal unread) -> unread;
            case Answer.Yes<M>(M move) -> moment.position().why(move);
          };
      if (refusal != null) {
        say(refusal.phrase());
        refusals
            .computeIfAbsent(refusal.clause(), _ -> new TreeSet<>())
            .addAll(refusal.arguments().keySet());
      }
    }
  }

  private void say(Result result) {
    say(Phrase.of("ending." + result.ending()));
    for (Standing standing : result.standings()) {
      for (Receipt receipt : standing.receipts()) {
        say(
            Phrase.of("receipt." + receipt.reason())
                .with("count", receipt.count())
                .with("points", receipt.points()));
      }
      for (Tally tally : standing.tieBreaks()) {
        say(Phrase.of("tally." + tally.name()).with("value", tally.value()));
      }
      if (!standing.figure().isEmpty()) {
        say(Phrase.of("figure." + standing.figure()));
      }
    }
  }

  private void say(Phrase phrase) {
    spoken.add(phrase.key());
    keys.add(phrase.key());
    if (phrases.size() < MOST_PHRASES) {
      phrases.add(phrase);
    }
  }
}
