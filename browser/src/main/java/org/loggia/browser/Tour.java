package org.loggia.browser;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Adviser;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.GameCodecs;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Meter;
import org.loggia.core.Move;
import org.loggia.core.Narrator;
import org.loggia.core.Notation;
import org.loggia.core.Pen;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Step;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.crypto.Sha256;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;

/**
 * Plays one game and asks a title everything it can be asked on the way: the compiler for the
 * browser leaves out what nobody calls, so only what is on the tour is known to be fit for it.
 */
final class Tour<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Without words a phrase shows its key and that is enough here: what it is made of is told. */
  private static final Pen PEN =
      new Pen(Phrasebook.of("en", Json.obj()), seat -> "seat " + seat, true, 100);

  private final Game<P, M, V> game;
  private final Match<P, M, V> match;
  private final FastChance chance;
  private final Meter<P, M> meter;
  private final Sha256 sha = new Sha256();

  private Tour(Game<P, M, V> game, Setup setup, int seed) {
    this.game = game;
    this.chance = new FastChance(seed);
    this.meter = game.meter();
    this.match = Match.begin(game, setup, Luck.of(new FastChance(seed + 1L))).orThrow();
  }

  static <P extends Position<P, M, V>, M extends Move, V extends View> String digest(
      Game<P, M, V> game, Setup setup, int seed) {
    return new Tour<>(game, setup, seed).walk();
  }

  private String walk() {
    meter.begin(match.position());
    while (!match.isOver()) {
      askTexts();
      askWorlds();
      M move = askAdviser();
      meter.move(match.position(), move);
      play(move);
    }
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      askView(seat);
    }
    askView(Seat.SPECTATOR);
    askMeter();
    askRecord();
    return sha.hex();
  }

  /** Everything that has a text is what its text says, and nonsense is refused. */
  private void askTexts() {
    Notation<P, M> notation = game.notation();
    P position = match.position();
    String text = notation.writePosition(position);
    P read = notation.readPosition(text, match.setup().data()).orThrow();
    note(notation.writePosition(read));
    note(position.census().toString());
    note(words(notation.readMove(position, "nonsense 99").refusal()));
    note(words(notation.readPosition("nonsense 99", match.setup().data()).refusal()));
  }

  /** What the actor sees, and worlds that would look the same to it. */
  private void askWorlds() {
    int actor = match.position().actor();
    P world = game.world(askView(actor), chance);
    note(game.notation().writePosition(world));
    world.copyFrom(match.position());
    world.imagine(actor, chance);
    note(game.notation().writePosition(world));
  }

  private V askView(int seat) {
    V view = match.position().view(seat);
    Narrator<V> narrator = game.narrator();
    String text = game.codecs().view().text(view);
    note(text);
    for (Phrase phrase : narrator.tell(view)) {
      note(PEN.say(phrase));
    }
    note(narrator.sketch(view, PEN));
    return game.codecs().view().parse(text);
  }

  /** Estimates are noted to the last bit: a search compares them. */
  private M askAdviser() {
    Adviser<P, M> adviser = game.adviser();
    P position = match.position().copy();
    List<M> candidates = adviser.candidates(position);
    note(candidates.size() + " candidates");
    note(adviser.playout(position, chance));
    note(figures(judged(adviser, position)));
    return candidates.get(chance.below(candidates.size()));
  }

  private double[] judged(Adviser<P, M> adviser, P position) {
    double[] standing = new double[match.setup().seats()];
    adviser.judge(position, standing);
    return standing;
  }

  private void play(M move) {
    note(move);
    Notation<P, M> notation = game.notation();
    note(notation.writePublicMove(move));
    int seat = match.position().actor();
    note(words(match.position().why(move)));
    Step step = match.play(seat, notation.writeMove(move)).orThrow();
    note(step.events().all());
  }

  private void askMeter() {
    double[] figures = new double[game.info().metrics().size()];
    meter.over(match.position(), figures);
    note(figures(figures));
  }

  private void askRecord() {
    String text = CoreCodecs.RECORD.text(match.record());
    note(text);
    GameRecord read = CoreCodecs.RECORD.parse(text);
    Match<P, M, V> again = Match.replay(game, read, Luck.of(chance)).orThrow();
    note(CoreCodecs.RESULT.text(again.position().result()));
  }

  private void note(M move) {
    note(game.notation().writeMove(move));
    note(game.codecs().move().text(move));
  }

  private void note(List<Event> events) {
    GameCodecs<M, V> codecs = game.codecs();
    for (Event event : events) {
      String text = codecs.event().text(event);
      note(codecs.event().text(codecs.event().parse(text)));
    }
  }

  private void note(String text) {
    sha.update(text).update("\n");
  }

  private static String words(@Nullable Refusal refusal) {
    return refusal == null ? "fine" : PEN.say(refusal.phrase()) + refusal.arguments();
  }

  private static String figures(double[] values) {
    StringBuilder text = new StringBuilder();
    for (double value : values) {
      text.append(Double.doubleToLongBits(value)).append(' ');
    }
    return text.toString();
  }
}
