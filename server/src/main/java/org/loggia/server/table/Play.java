package org.loggia.server.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.Entry;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Past;
import org.loggia.core.Position;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Step;
import org.loggia.core.View;
import org.loggia.core.json.AsJson;
import org.loggia.core.json.Json;
import org.loggia.server.bots.Sparring;

/**
 * The game on a table: a match, and what the table wants to know of it, whatever the title. It
 * never changes: a move makes another one, which counts when it is stored.
 */
final class Play<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** The luck of what comes next, given all that happened before. */
  interface Fate {
    Luck after(Past past);
  }

  /** Where nobody plays on, luck is never asked. */
  private static final Fate NONE =
      _ ->
          (_, _) -> {
            throw new IllegalStateException("a record is not played on");
          };

  private final Match<P, M, V> match;
  private final List<Step> steps;
  private final Fate fate;

  /** Computed when luck is first asked for: most games are only looked at. */
  private @Nullable Past past;

  private Play(Match<P, M, V> match, @Nullable Past past, Fate fate) {
    this.match = match;
    this.steps = match.steps();
    this.past = past;
    this.fate = fate;
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Play<P, M, V>> begin(
      Game<P, M, V> game, Setup setup, Fate fate) {
    Past none = Past.none(game.info().id(), game.info().revision(), setup);
    return Match.begin(game, setup, fate.after(none))
        .then(match -> Answer.yes(new Play<>(match, null, fate)));
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Play<P, M, V>> replay(
      Game<P, M, V> game, int revision, Setup setup, List<Entry> entries, Fate fate) {
    return replay(game, new GameRecord(game.info().id(), revision, setup, entries, null), fate);
  }

  /** A record that came from outside, every move and its result checked. */
  static <P extends Position<P, M, V>, M extends Move, V extends View> Answer<Play<P, M, V>> of(
      Game<P, M, V> game, GameRecord record) {
    return replay(game, record, NONE);
  }

  /** The match itself never asks for luck again: each move brings its own. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      Answer<Play<P, M, V>> replay(Game<P, M, V> game, GameRecord record, Fate fate) {
    Luck none = NONE.after(new Past(0, ""));
    return Match.replay(game, record, none)
        .then(match -> Answer.yes(new Play<>(match, null, fate)));
  }

  /** The game as it would be after this move. */
  Answer<Play<P, M, V>> after(int seat, Json said) {
    return match
        .after(seat, said, (ply, move) -> fate.after(past()).at(ply, move))
        .then(
            next -> Answer.yes(new Play<>(next, pastAfter(next.steps().getLast().entry()), fate)));
  }

  /** The game as the log says it went on, every move checked and every draw used. */
  Answer<Play<P, M, V>> after(List<Entry> entries) {
    Answer<Play<P, M, V>> game = Answer.yes(this);
    for (Entry entry : entries) {
      game = game.then(before -> before.after(entry));
    }
    return game;
  }

  private Answer<Play<P, M, V>> after(Entry entry) {
    return match.after(entry).then(next -> Answer.yes(new Play<>(next, pastAfter(entry), fate)));
  }

  private @Nullable Past pastAfter(Entry entry) {
    Past known = past;
    return known == null ? null : known.then(entry);
  }

  /** Everything that has happened. */
  Past past() {
    Past known = past;
    if (known == null) {
      GameRecord record = match.record();
      known = Past.none(record.game(), record.revision(), record.setup());
      for (Entry entry : record.entries()) {
        known = known.then(entry);
      }
      past = known;
    }
    return known;
  }

  int actor() {
    return match.position().actor();
  }

  boolean isOver() {
    return match.isOver();
  }

  GameRecord record() {
    return match.record();
  }

  /** Null while it goes on. */
  @Nullable Result result() {
    return isOver() ? match.position().result() : null;
  }

  /** Every step that is kept. */
  List<Step> steps() {
    return steps;
  }

  /** How many steps there were, the set-up among them. */
  int plies() {
    return match.plies();
  }

  /** Only of one that is kept. */
  Step step(int ply) {
    return steps.get(ply - match.plies() + steps.size());
  }

  /** The same game without its steps before this ply, which the log knows. */
  Play<P, M, V> forgetting(int ply) {
    return new Play<>(match.forgetting(ply), past(), fate);
  }

  /** One view of each of these seats, or the spectators' if there are none. */
  List<AsJson<?>> views(List<Integer> seats) {
    if (seats.isEmpty()) {
      return List.of(view(Seat.SPECTATOR));
    }
    List<AsJson<?>> views = new ArrayList<>(seats.size());
    for (int seat : seats) {
      views.add(view(seat));
    }
    return views;
  }

  private AsJson<V> view(int seat) {
    return new AsJson<>(match.game().codecs().view(), match.position().view(seat));
  }

  /** What somebody who holds these seats heard of a step. */
  List<AsJson<?>> events(Step step, List<Integer> seats) {
    List<AsJson<?>> events = new ArrayList<>();
    for (Event event : step.events().heardBy(seats)) {
      events.add(new AsJson<>(match.game().codecs().event(), event));
    }
    return events;
  }

  /** How many moves the actor has. */
  int choices() {
    return match.position().legal().count();
  }

  /** The first of the actor's moves as texts. */
  List<String> moves(int limit) {
    Choices<M> legal = match.position().legal();
    int count = Math.min(limit, legal.count());
    List<String> texts = new ArrayList<>(count);
    for (int k = 0; k < count; k++) {
      texts.add(match.game().notation().writeMove(legal.get(k)));
    }
    return texts;
  }

  /** A checksum of the position: rules that come to another position cannot go on from here. */
  String check() {
    CRC32 crc = new CRC32();
    String text = match.game().notation().writePosition(match.position());
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  /** What a bot of this level would do for the actor; to be asked on another thread. */
  Supplier<String> thought(String level, long seed) {
    V view = match.position().view(actor());
    Game<P, M, V> game = match.game();
    return () -> game.notation().writeMove(Sparring.choose(game, view, level, seed));
  }
}
