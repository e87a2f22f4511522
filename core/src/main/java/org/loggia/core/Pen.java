package org.loggia.core;

import java.util.function.IntFunction;
import org.loggia.core.words.Phrase;
import org.loggia.core.words.Phrasebook;

/**
 * What a title draws with in a terminal: words in the reader's language, names of the seats, and
 * colours where the terminal has them.
 *
 * @param width how many characters fit on a line
 */
public record Pen(Phrasebook words, IntFunction<String> seatName, boolean colours, int width) {
  public String say(Phrase phrase) {
    return words.say(phrase, seatName);
  }

  public String word(String key) {
    return say(Phrase.of(key));
  }

  public String seat(int seat) {
    return seatName.apply(seat);
  }

  public String paint(Ink ink, String text) {
    return colours ? "\u001b[" + ink.code + "m" + text + "\u001b[0m" : text;
  }
}
