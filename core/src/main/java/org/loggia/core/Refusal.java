package org.loggia.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Derived;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;

/**
 * Why something may not be done: the id of the clause that forbids it, as in the title's RULES.md
 * (or {@code core.…} for what every title has in common), with arguments. Words are made by whoever
 * shows it: the text is {@code refusal.<clause>}.
 */
@Derived
public record Refusal(String clause, Map<String, Json> arguments) {
  public Refusal {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  public static Refusal of(String clause) {
    return new Refusal(clause, Map.of());
  }

  /** Why nobody can play a move now, or null: the game is over, or luck is due. */
  public static @Nullable Refusal notNow(int actor) {
    return switch (actor) {
      case Seat.NOBODY -> of("core.game-over");
      case Seat.LUCK -> of("core.waiting-for-luck");
      default -> null;
    };
  }

  public Refusal with(String name, int value) {
    return with(name, Json.of(value));
  }

  public Refusal with(String name, String value) {
    return with(name, Json.of(value));
  }

  public Refusal with(String name, Json value) {
    Map<String, Json> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new Refusal(clause, more);
  }

  public Phrase phrase() {
    return new Phrase("refusal." + clause, arguments);
  }
}
