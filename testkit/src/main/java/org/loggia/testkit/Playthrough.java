package org.loggia.testkit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.GameInfo;
import org.loggia.core.Move;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Taping;
import org.loggia.core.words.Phrasebook;

/** One random game written down for people: everything that happens, and how it is said. */
final class Playthrough<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final String SEED = "seed ";

  private final Trial<P, M, V> trial;
  private final long seed;
  private final Phrasebook words;
  private final StringBuilder text = new StringBuilder();

  Playthrough(Trial<P, M, V> trial, long seed) {
    this.trial = trial;
    this.seed = seed;
    this.words = Texts.english(trial.contract());
  }

  /** The seed that a written playthrough was played with, or null. */
  static @Nullable Long seedOf(@Nullable String written) {
    if (written == null) {
      return null;
    }
    return written
        .lines()
        .filter(line -> line.matches(SEED + "\\d{1,9}"))
        .findFirst()
        .map(line -> Long.valueOf(line.substring(SEED.length())))
        .orElse(null);
  }

  String text() {
    GameInfo info = trial.game().info();
    text.append(trial.label()).append('\n');
    text.append("rules revision ").append(info.revision()).append('\n');
    text.append(SEED).append(seed).append('\n');

    FastChance chance = new FastChance(seed);
    P position = trial.game().start(trial.setup());
    title("set-up");
    line("position", trial.notation().writePosition(position));
    settle(position, chance);
    for (int ply = 1; position.actor() >= 0 && ply <= trial.longestGame(); ply++) {
      Choices<M> legal = position.legal();
      M move = legal.get(chance.below(legal.count()));
      title("ply " + ply);
      line("position", trial.notation().writePosition(position));
      line("actor", Integer.toString(position.actor()));
      line("count", Integer.toString(legal.count()));
      line("move", trial.notation().writeMove(move));
      line("in words", Said.inWords(words, Said.move(trial.codecs(), move)));
      Notes notes = new Notes();
      position.play(move, notes);
      tell(notes);
      settle(position, chance);
    }
    title("over");
    line("position", trial.notation().writePosition(position));
    if (position.actor() == Seat.NOBODY) {
      line("result", CoreCodecs.RESULT.text(position.result()));
    }
    return text.toString();
  }

  private void settle(P position, FastChance chance) {
    Taping taping = new Taping(chance);
    Notes notes = new Notes();
    position.settleIfDue(taping, notes);
    line("draws", taping.draws().text());
    tell(notes);
  }

  private void tell(Notes notes) {
    List<Event> events = notes.all();
    List<Event> heard = notes.heardBy(Seat.SPECTATOR);
    for (int i = 0; i < events.size(); i++) {
      tell("event", events.get(i));
      if (!heard.get(i).equals(events.get(i))) {
        tell("others hear", heard.get(i));
      }
    }
  }

  private void tell(String name, Event event) {
    line(name, trial.codecs().event().text(event));
    line("in words", Said.inWords(words, Said.event(trial.codecs(), event)));
  }

  private void title(String title) {
    text.append("\n# ").append(title).append('\n');
  }

  private void line(String name, String value) {
    if (!value.isEmpty()) {
      text.append(name).append(": ").append(value).append('\n');
    }
  }
}
