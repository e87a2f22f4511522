package org.loggia.core;

import org.jspecify.annotations.Nullable;

/**
 * Reads a text word by word; words are parted by blanks. Says what it expected when it stumbles.
 */
public final class Tokens {
  private final String[] words;
  private int next;

  public Tokens(String text) {
    String trimmed = text.strip();
    if (trimmed.length() > 20_000) {
      throw new Unreadable("the text is too long");
    }
    words = trimmed.isEmpty() ? new String[0] : trimmed.split("\\s+");
  }

  public boolean hasNext() {
    return next < words.length;
  }

  /** The next word without taking it, or null at the end. */
  public @Nullable String peek() {
    return hasNext() ? words[next] : null;
  }

  public String next(String expected) {
    if (!hasNext()) {
      throw new Unreadable(expected + " is missing");
    }
    return words[next++];
  }

  /** Takes the next word if it is this one. */
  public boolean take(String word) {
    boolean there = hasNext() && words[next].equals(word);
    if (there) {
      next++;
    }
    return there;
  }

  public void expect(String word) {
    String found = next("'" + word + "'");
    if (!found.equals(word)) {
      throw new Unreadable("'" + word + "' expected, not '" + found + "'");
    }
  }

  public int number(String expected, int least, int most) {
    return number(next(expected), expected, least, most);
  }

  public void end() {
    if (hasNext()) {
      throw new Unreadable("nothing more expected, but there is '" + words[next] + "'");
    }
  }

  /** A whole number in plain digits, without sign unless negative and without leading zeros. */
  public static int number(String word, String expected, int least, int most) {
    boolean negative = word.startsWith("-");
    int value = 0;
    int digits = word.length() - (negative ? 1 : 0);
    boolean plain = digits > 0 && digits <= 9;
    for (int i = negative ? 1 : 0; plain && i < word.length(); i++) {
      int digit = word.charAt(i) - '0';
      plain = digit >= 0 && digit <= 9 && !(digit == 0 && value == 0 && (digits > 1 || negative));
      value = 10 * value + digit;
    }
    if (!plain) {
      throw new Unreadable(expected + " expected, not '" + word + "'");
    }
    value = negative ? -value : value;
    if (value < least || value > most) {
      throw new Unreadable(expected + " is " + least + " to " + most + ", not " + value);
    }
    return value;
  }
}
