package org.loggia.server.table;

import org.loggia.core.Answer;
import org.loggia.core.Refusal;

/** Names and chat: bounded, on one line, and nothing that turns the page upside down. */
final class Words {
  private static final int LONGEST_NAME = 24;
  private static final int LONGEST_CHAT = 300;

  private Words() {}

  static Answer<String> name(String text) {
    return bounded(text, LONGEST_NAME);
  }

  static Answer<String> chat(String text) {
    return bounded(text, LONGEST_CHAT);
  }

  private static Answer<String> bounded(String text, int most) {
    String clean = clean(text);
    return clean.isEmpty() || clean.codePointCount(0, clean.length()) > most
        ? Answer.no(Refusal.of("table.text-length").with("most", most))
        : Answer.yes(clean);
  }

  /** Control characters and marks that turn the direction of writing are left out. */
  private static String clean(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .map(c -> Character.isWhitespace(c) ? ' ' : c)
        .filter(
            c ->
                switch (Character.getType(c)) {
                  case Character.CONTROL,
                      Character.SURROGATE,
                      Character.PRIVATE_USE,
                      Character.UNASSIGNED ->
                      false;
                  // Joiners hold emoji together; the other format characters only confuse.
                  case Character.FORMAT -> c == 0x200D;
                  default -> true;
                })
        .forEach(clean::appendCodePoint);
    return clean.toString().strip();
  }
}
