package org.loggia.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.loggia.core.Answer;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Json;

/** What a move would do: by itself, which is exact, and by the luck behind it, which is sampled. */
final class Foresight {
  /** In so many worlds a preview must look the same to be certain. */
  private static final int WORLDS = 3;

  private static final int MOST_SAMPLES = 10_000;

  private Foresight() {}

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> preview(
      Game<P, M, V> game, Request.Preview ask) {
    return legalMove(game, ask.view(), ask.move())
        .then(
            move -> {
              V view = game.codecs().view().read(ask.view());
              FastChance chance = new FastChance(1);
              Reply.Foreseen first = foresee(game, view, move, chance);
              boolean certain = true;
              for (int i = 1; i < WORLDS && certain; i++) {
                certain = first.equals(foresee(game, view, move, chance));
              }
              return Answer.yes(new Reply.Foreseen(first.view(), first.events(), certain));
            });
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Reply.Foreseen foresee(Game<P, M, V> game, V view, M move, FastChance chance) {
    P world = game.world(view, chance);
    Notes notes = new Notes();
    world.play(move, notes);
    return new Reply.Foreseen(
        game.codecs().view().write(world.view(view.seat())),
        write(game, notes.heardBy(view.seat())),
        true);
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Reply> odds(
      Game<P, M, V> game, Request.Odds ask) {
    return legalMove(game, ask.view(), ask.move())
        .then(
            move -> {
              V view = game.codecs().view().read(ask.view());
              int samples = Math.max(1, Math.min(ask.samples(), MOST_SAMPLES));
              return Answer.yes(
                  sample(game, view, move, samples, ask.most(), new FastChance(ask.seed())));
            });
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> Reply sample(
      Game<P, M, V> game, V view, M move, int samples, int most, FastChance chance) {
    Map<List<Json>, Integer> outcomes = new LinkedHashMap<>();
    Map<String, Integer> kinds = new TreeMap<>();
    List<Double> points = new ArrayList<>();
    P root = game.world(view, chance);
    P world = root.copy();
    for (int i = 0; i < samples; i++) {
      world.copyFrom(root);
      world.imagine(view.seat(), chance);
      world.play(move, Journal.OFF);
      Notes notes = new Notes();
      world.settleIfDue(chance, notes);
      List<Json> heard = write(game, notes.heardBy(view.seat()));
      outcomes.merge(heard, 1, Integer::sum);
      for (String kind : kindsOf(heard)) {
        kinds.merge(kind, 1, Integer::sum);
      }
      addPoints(points, world.view(view.seat()).points(), samples);
    }
    return chances(samples, most, outcomes, kinds, points);
  }

  private static Reply chances(
      int samples,
      int most,
      Map<List<Json>, Integer> counts,
      Map<String, Integer> kinds,
      List<Double> points) {
    List<Reply.Outcome> outcomes = new ArrayList<>();
    counts.forEach((events, count) -> outcomes.add(new Reply.Outcome(events, count)));
    outcomes.sort((one, other) -> Integer.compare(other.count(), one.count()));
    List<Reply.Outcome> shown =
        List.copyOf(outcomes.subList(0, Math.max(0, Math.min(most, outcomes.size()))));
    int others = samples;
    for (Reply.Outcome outcome : shown) {
      others -= outcome.count();
    }
    return new Reply.Chances(samples, shown, others, kinds, points);
  }

  private static List<String> kindsOf(List<Json> events) {
    List<String> kinds = new ArrayList<>();
    for (Json event : events) {
      if (event instanceof Json.Obj obj
          && obj.get("kind") instanceof Json.Text(String kind)
          && !kinds.contains(kind)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private static void addPoints(List<Double> means, List<Integer> points, int samples) {
    while (means.size() < points.size()) {
      means.add(0.0);
    }
    for (int seat = 0; seat < points.size(); seat++) {
      means.set(seat, means.get(seat) + (double) points.get(seat) / samples);
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<M> legalMove(
      Game<P, M, V> game, Json view, Json said) {
    return Questions.turn(game, view)
        .then(
            world ->
                game.readMove(world, said)
                    .then(
                        move -> {
                          Refusal refusal = world.why(move);
                          return refusal == null ? Answer.yes(move) : Answer.no(refusal);
                        }));
  }

  static List<Json> write(Game<?, ?, ?> game, List<Event> events) {
    List<Json> written = new ArrayList<>(events.size());
    for (Event event : events) {
      written.add(game.codecs().event().write(event));
    }
    return written;
  }
}
