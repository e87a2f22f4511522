package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.CoreCodecs;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Json;

/**
 * (i) Whatever text comes in, it is read or refused and nothing else happens; and what was read can
 * be written, read again, and used.
 */
final class GarbageIsRefused implements Clause {
  @Override
  public String letter() {
    return "i";
  }

  @Override
  public String promise() {
    return "garbage is refused";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    Reader<P, M, V> reader = new Reader<>(trial);
    for (int i = trial.share(trial.contract().effort().garbage()); i > 0; i--) {
      reader.readSomething();
    }
  }

  private static final class Reader<P extends Position<P, M, V>, M extends Move, V extends View> {
    private final Trial<P, M, V> trial;
    private final Samples samples;
    private final FastChance dice = new FastChance(7);
    private final Scribble scribble = new Scribble(dice);
    private final JsonScribble jsonScribble = new JsonScribble(dice);
    private final List<P> positions = new ArrayList<>();

    Reader(Trial<P, M, V> trial) {
      this.trial = trial;
      this.samples = trial.contract().samples();
      RandomGame.play(
          trial,
          1,
          new Budget(0),
          moment -> {
            if (positions.size() < 20) {
              positions.add(moment.position().copy());
            }
          });
    }

    void readSomething() {
      int kind = dice.below(10);
      boolean isJson = kind >= 6;
      List<String> real = isJson ? json(kind) : kind < 4 ? samples.moves() : samples.positions;
      String text =
          isJson && !real.isEmpty() && dice.below(2) == 0 ? spoiltJson(real) : spoilt(real);
      try {
        switch (kind) {
          case 0, 1, 2, 3 -> move(text);
          case 4, 5 -> position(text);
          case 6 -> json(trial.codecs().view(), text);
          case 7 -> json(trial.codecs().event(), text);
          case 8 -> moveInParts(text);
          default -> record(text);
        }
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        throw new AssertionError(
            trial.label() + ": reading " + what(kind) + " «" + text + "» throws " + e, e);
      }
    }

    private static String what(int kind) {
      return switch (kind) {
        case 0, 1, 2, 3 -> "the move";
        case 4, 5 -> "the position";
        case 6 -> "the view";
        case 7 -> "the event";
        case 8 -> "the move in JSON";
        default -> "the record";
      };
    }

    private List<String> json(int kind) {
      return switch (kind) {
        case 6 -> samples.viewJson;
        case 7 -> samples.eventJson;
        case 8 -> samples.moveJson;
        default -> samples.recordJson;
      };
    }

    private String spoilt(List<String> texts) {
      if (dice.below(10) == 0) {
        return scribble.noise();
      }
      String text = Samples.oneOf(texts, dice);
      String other = Samples.oneOf(texts, dice);
      return dice.below(3) == 0 ? scribble.nudge(text, other) : scribble.spoil(text, other);
    }

    private String spoiltJson(List<String> texts) {
      Json json = Json.read(Samples.oneOf(texts, dice));
      for (int times = 1 + dice.below(2); times > 0; times--) {
        json = jsonScribble.spoil(json);
      }
      return json.write();
    }

    private void move(String text) {
      P position = positions.get(dice.below(positions.size()));
      switch (trial.notation().readMove(position, text)) {
        case Answer.No<M>(Refusal refusal) -> mustNameClause(text, refusal);
        case Answer.Yes<M>(M move) -> {
          String written = trial.notation().writeMove(move);
          Answer<M> again = trial.notation().readMove(position, written);
          if (!again.equals(Answer.yes(move))) {
            throw broken("move", text, "is written '" + written + "', which is read as " + again);
          }
          Refusal refusal = position.why(move);
          if ((refusal == null) != position.legal().contains(move)) {
            throw broken("move", text, "why and contains do not agree: " + refusal);
          }
        }
      }
    }

    /** A move may come in its parts, which fit the codec and yet may be no move at all. */
    private void moveInParts(String text) {
      if (json(trial.codecs().move(), text) == null) {
        return;
      }
      P position = positions.get(dice.below(positions.size()));
      switch (trial.game().readMove(position, Json.read(text))) {
        case Answer.No<M>(Refusal refusal) -> mustNameClause(text, refusal);
        case Answer.Yes<M>(M move) -> move(trial.notation().writeMove(move));
      }
    }

    private void position(String text) {
      switch (trial.notation().readPosition(text, trial.setup().data())) {
        case Answer.No<P>(Refusal refusal) -> mustNameClause(text, refusal);
        case Answer.Yes<P>(P position) -> {
          String written = trial.notation().writePosition(position);
          Answer<P> again = trial.notation().readPosition(written, trial.setup().data());
          if (!(again instanceof Answer.Yes<P>(P same))
              || !trial.notation().writePosition(same).equals(written)) {
            throw broken("position", text, "is written «" + written + "» and not read as that");
          }
          use(text, position, written);
        }
      }
    }

    /** Whatever can be read, somebody will sit down at. */
    private void use(String text, P position, String written) {
      Refusal refusal = trial.game().check(position.setup());
      if (refusal != null) {
        throw broken("position", text, "has a set-up that the title refuses: " + refusal);
      }
      int actor = position.actor();
      int count = position.legal().count();
      boolean known = actor == Seat.LUCK || actor == Seat.NOBODY;
      if (!known && (actor < 0 || actor >= position.setup().seats())) {
        throw broken("position", text, "has the actor " + actor);
      }
      if (known != (count == 0)) {
        throw broken("position", text, "has the actor " + actor + " and " + count + " legal moves");
      }
      for (int seat : Observers.of(position.setup())) {
        position.view(seat);
      }
      position.census();
      if (!trial.notation().writePosition(position.copy()).equals(written)) {
        throw broken("position", text, "is not what its copy is");
      }
      if (actor == Seat.NOBODY) {
        position.result();
      }
    }

    /** Whatever can be read as a record, somebody will try to replay. */
    private void record(String text) {
      GameRecord record = json(CoreCodecs.RECORD, text);
      if (record != null) {
        Match.replay(trial.game(), record, Luck.of(dice));
      }
    }

    private <T> @Nullable T json(Codec<T> codec, String text) {
      T value;
      try {
        value = codec.parse(text);
      } catch (Unreadable refused) {
        return null;
      }
      String written = codec.text(value);
      try {
        if (codec.parse(written).equals(value)) {
          return value;
        }
      } catch (Unreadable unreadable) {
        throw broken("JSON", text, "is written " + written + ": " + unreadable.problem());
      }
      throw broken("JSON", text, "is written " + written + ", which is something else");
    }

    private void mustNameClause(String text, Refusal refusal) {
      if (refusal.clause().isBlank()) {
        throw broken("text", text, "is refused without naming a clause");
      }
    }

    private AssertionError broken(String kind, String text, String what) {
      return trial.broken("the " + kind + " «" + text + "» " + what);
    }
  }
}
