package org.loggia.core;

import java.util.Arrays;

/**
 * An enum whose constants are written as their names in small letters, with hyphens: {@code
 * TURN_UP} is {@code turn-up}, in texts, as a key of words and in JSON.
 */
public interface Worded {
  /** Every enum has it. */
  String name();

  default String word() {
    return word(name());
  }

  /** The constant of that word. */
  static <E extends Worded> E read(E[] all, String word) {
    for (E each : all) {
      if (each.word().equals(word)) {
        return each;
      }
    }
    String words = String.join(", ", Arrays.stream(all).map(Worded::word).toList());
    throw new Unreadable("one of " + words + " expected, not '" + word + "'");
  }

  /** By hand, because toLowerCase asks the machine's language first. */
  static String word(String name) {
    StringBuilder word = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '_') {
        word.append('-');
      } else {
        word.append(c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c);
      }
    }
    return word.toString();
  }
}
