package org.loggia.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.json.Json;

/**
 * A position text in labelled sections, in any order: {@code "F BBYR KKWW; C B; turn 1"}. Sections
 * that are left out have the title's default, so that a person types only what matters.
 */
public final class Sections {
  private final Map<String, Tokens> byLabel = new LinkedHashMap<>();

  public Sections(String text) {
    for (String part : text.split(";")) {
      Tokens tokens = new Tokens(part);
      if (tokens.hasNext()) {
        String label = tokens.next("a label");
        if (byLabel.put(label, tokens) != null) {
          throw new Unreadable("'" + label + "' is there twice");
        }
      }
    }
    if (byLabel.isEmpty()) {
      throw new Unreadable("the position is empty");
    }
  }

  public boolean has(String label) {
    return byLabel.containsKey(label);
  }

  /** Takes a section; without it the tokens are empty. The reader must take all of them. */
  public Tokens take(String label) {
    Tokens tokens = byLabel.remove(label);
    return tokens == null ? new Tokens("") : tokens;
  }

  /** A section that is one word. */
  public String word(String label) {
    Tokens tokens = take(label);
    String word = tokens.next(label);
    tokens.end();
    return word;
  }

  /** How many seats there are. */
  public int seats(GameInfo info) {
    return number("seats", info.fewestSeats(), info.mostSeats(), info.fewestSeats());
  }

  /**
   * What was agreed before the game: who begins, and the options, which are said as such.
   *
   * @param first the label of who begins
   */
  public Setup setup(
      Game<?, ?, ?> game,
      int seats,
      String first,
      List<Option<?>> options,
      Map<String, Json> data) {
    int beginner = number(first, 0, seats - 1, Seat.NOBODY);
    Setup setup = new Setup(seats, beginner, Map.of(), data);
    for (Option<?> option : options) {
      if (has(option.id())) {
        String word = word(option.id());
        if (!option.accepts(word)) {
          throw new Unreadable(
              option.id() + " is one of " + option.range() + ", not '" + word + "'");
        }
        setup = setup.withText(option, word);
      }
    }
    Refusal refusal = game.check(setup);
    if (refusal != null) {
      throw new Unreadable(
          "such a set-up cannot be: " + refusal.clause() + " " + refusal.arguments());
    }
    return setup;
  }

  /** A section that is one number, with its default. */
  public int number(String label, int least, int most, int standard) {
    if (!has(label)) {
      return standard;
    }
    Tokens tokens = take(label);
    int value = tokens.number(label, least, most);
    tokens.end();
    return value;
  }

  /** Refuses what nobody took. */
  public void end() {
    for (String label : byLabel.keySet()) {
      throw new Unreadable("'" + label + "' means nothing here");
    }
  }

  /** Puts sections together; an empty one is left out. */
  public static final class Writer {
    private final StringBuilder text = new StringBuilder();

    public Writer add(String label, String words) {
      if (!words.isEmpty()) {
        text.append(text.isEmpty() ? "" : "; ").append(label).append(' ').append(words);
      }
      return this;
    }

    public Writer add(String label, int value, int standard) {
      return value == standard ? this : add(label, Integer.toString(value));
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }
}
