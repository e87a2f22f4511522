package org.loggia.lab.work;

import java.util.List;
import org.loggia.bots.Allowance;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.Refusal;
import org.loggia.core.Setup;
import org.loggia.core.Unreadable;
import org.loggia.core.json.Json;

/** Reads jobs that others ask for. */
public interface Jobs {
  /**
   * The job of a {@link Job#question}.
   *
   * @throws Unreadable if it is none
   */
  Job<?> read(Json.Obj question);

  /** The title that a question is about. */
  static Game<?, ?, ?> game(List<Game<?, ?, ?>> games, Json.Obj question) {
    String id = text(question, "game");
    return games.stream()
        .filter(game -> game.info().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new Unreadable("there is no game " + id + " here"));
  }

  static Setup setup(Game<?, ?, ?> game, Json.Obj question) {
    Setup setup = CoreCodecs.SETUP.read(question.fields().getOrDefault("setup", Json.Null.NULL));
    Refusal refusal = game.check(setup);
    if (refusal != null) {
      throw new Unreadable("a set-up that fits the game expected: " + refusal.clause());
    }
    return setup;
  }

  static Allowance allowance(Json.Obj question) {
    Allowance allowance = Allowance.read(text(question, "budget"));
    if (allowance == null) {
      throw new Unreadable("a budget expected");
    }
    return allowance;
  }

  static long seed(Json.Obj question) {
    return Long.parseLong(text(question, "seed"));
  }

  static String text(Json.Obj question, String name) {
    if (question.get(name) instanceof Json.Text(String text)) {
      return text;
    }
    throw new Unreadable(name + ": a text expected");
  }

  static int number(Json.Obj question, String name) {
    if (question.get(name) instanceof Json.Num number && number.isInt()) {
      return (int) number.value();
    }
    throw new Unreadable(name + ": a whole number expected");
  }
}
