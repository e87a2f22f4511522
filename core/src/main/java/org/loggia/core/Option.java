package org.loggia.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that can be chosen before a game, with a standard that needs no choosing. */
public sealed interface Option<T> {
  String id();

  T standard();

  /** The value that the text means, or null. */
  @Nullable T read(String text);

  String write(T value);

  /** What may be written, for people: "on, off", "1 to 40". */
  String range();

  /** What there is to choose from, the standard first; empty if it is a number. */
  List<String> values();

  /** The values worth playing through in tests, the standard first. */
  default List<String> variants() {
    return values();
  }

  default boolean accepts(String text) {
    return read(text) != null;
  }

  /**
   * On or off.
   *
   * @param both whether both sides are worth playing through in tests; where one is only another
   *     answer to a question that the rulebook leaves open, its title tests it in a case of its own
   */
  record Flag(String id, Boolean standard, boolean both) implements Option<Boolean> {
    public Flag(String id, Boolean standard) {
      this(id, standard, true);
    }

    @Override
    public @Nullable Boolean read(String text) {
      return switch (text) {
        case "on" -> Boolean.TRUE;
        case "off" -> Boolean.FALSE;
        default -> null;
      };
    }

    @Override
    public String write(Boolean value) {
      return value ? "on" : "off";
    }

    @Override
    public String range() {
      return "on, off";
    }

    @Override
    public List<String> values() {
      return List.of(write(standard), write(!standard));
    }

    @Override
    public List<String> variants() {
      return both ? values() : List.of(write(standard));
    }
  }

  /** One of a few words; the first is the standard. */
  record Choice(String id, List<String> words) implements Option<String> {
    public Choice {
      words = List.copyOf(words);
    }

    @Override
    public String standard() {
      return words.getFirst();
    }

    @Override
    public @Nullable String read(String text) {
      return words.contains(text) ? text : null;
    }

    @Override
    public String write(String value) {
      return value;
    }

    @Override
    public String range() {
      return String.join(", ", words);
    }

    @Override
    public List<String> values() {
      return words;
    }
  }

  /** A whole number within bounds. */
  record Count(String id, int least, int most, Integer standard) implements Option<Integer> {
    @Override
    public @Nullable Integer read(String text) {
      if (text.isEmpty() || text.length() > 9 || (text.length() > 1 && text.charAt(0) == '0')) {
        return null;
      }
      int value = 0;
      for (int i = 0; i < text.length(); i++) {
        int digit = text.charAt(i) - '0';
        if (digit < 0 || digit > 9) {
          return null;
        }
        value = 10 * value + digit;
      }
      return value >= least && value <= most ? value : null;
    }

    @Override
    public String write(Integer value) {
      return Integer.toString(value);
    }

    @Override
    public String range() {
      return least + " to " + most;
    }

    @Override
    public List<String> values() {
      return List.of();
    }

    @Override
    public List<String> variants() {
      return List.of(write(standard));
    }
  }
}
