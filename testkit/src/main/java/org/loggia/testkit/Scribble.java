package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.chance.Chance;

/** Spoils texts as people, networks and enemies do. */
final class Scribble {
  private static final List<String> NUMBERS =
      List.of(
          "0",
          "-1",
          "00",
          "+1",
          "1e9",
          "7",
          "13",
          "99",
          "255",
          "65536",
          "2147483647",
          "2147483648",
          "-2147483648",
          "9223372036854775808",
          "999999999999999999999999999999",
          "1.5",
          "٣",
          "½");

  private static final List<String> INSERTS =
      List.of(
          " ", "  ", ";", ":", ",", "|", "/", "?", "-", "*", "\"", "\\", "{", "}", "[", "]", "null",
          "true", "\n", "\t", "\r\n", "\0", "é", "Ω", "字", "\u202e", "\ud83c", "🎲", "\u0301",
          "\ufeff");

  private final Chance dice;

  Scribble(Chance dice) {
    this.dice = dice;
  }

  /** A text that has gone through one to four spoilings; other lends parts of itself. */
  String spoil(String text, String other) {
    String spoilt = text;
    for (int times = 1 + dice.below(4); times > 0; times--) {
      spoilt = spoilOnce(spoilt, other);
    }
    return spoilt;
  }

  /** The text with one word, number or section exchanged, which is often still readable. */
  String nudge(String text, String other) {
    return switch (dice.below(5)) {
      case 0, 1 -> exchangeWord(text, other);
      case 2, 3 -> exchangeNumber(text);
      default -> exchangeSection(text, other);
    };
  }

  /** Characters without any sense. */
  String noise() {
    StringBuilder noise = new StringBuilder();
    for (int length = dice.below(40); length > 0; length--) {
      int any = dice.below(8);
      noise.append(
          any == 0
              ? INSERTS.get(dice.below(INSERTS.size()))
              : any == 1 ? (char) dice.below(0x10000) : (char) (' ' + dice.below(95)));
    }
    return noise.toString();
  }

  private String spoilOnce(String text, String other) {
    int from = dice.below(text.length() + 1);
    int to = Math.min(text.length(), from + dice.below(8));
    return switch (dice.below(12)) {
      case 0 -> text.substring(0, from) + text.substring(to);
      case 1 -> text.substring(0, from);
      case 2 -> text.substring(from);
      case 3 -> text.substring(0, to) + text.substring(from);
      case 4 ->
          text.substring(0, from) + INSERTS.get(dice.below(INSERTS.size())) + text.substring(from);
      case 5 -> text.substring(0, from) + (char) (' ' + dice.below(95)) + text.substring(from);
      case 6 -> text.substring(0, from) + other.substring(dice.below(other.length() + 1));
      case 7 -> text.substring(0, from) + swapped(text.substring(from, to)) + text.substring(to);
      case 8 -> exchangeWord(text, other);
      case 9 -> exchangeSection(text, other);
      default -> exchangeNumber(text);
    };
  }

  private static String swapped(String part) {
    return new StringBuilder(part).reverse().toString();
  }

  private String exchangeWord(String text, String other) {
    String[] words = text.split(" ", -1);
    String[] others = other.split(" ", -1);
    words[dice.below(words.length)] = others[dice.below(others.length)];
    return String.join(" ", words);
  }

  /** Sections are what semicolons part; one is left out, or comes from the other text. */
  private String exchangeSection(String text, String other) {
    List<String> sections = new ArrayList<>(List.of(text.split(";", -1)));
    String[] others = other.split(";", -1);
    int index = dice.below(sections.size());
    if (sections.size() > 1 && dice.below(2) == 0) {
      sections.remove(index);
    } else {
      sections.set(index, others[dice.below(others.length)]);
    }
    return String.join(";", sections);
  }

  private String exchangeNumber(String text) {
    int length = text.length();
    int start = dice.below(length + 1);
    for (int i = 0; i < length; i++) {
      int at = (start + i) % length;
      if (isDigit(text, at)) {
        int end = at;
        while (end < length && isDigit(text, end)) {
          end++;
        }
        return text.substring(0, at) + number(text.substring(at, end)) + text.substring(end);
      }
    }
    return text;
  }

  /** A neighbour of the number more often than something wild. */
  private String number(String digits) {
    if (digits.length() > 8 || dice.below(3) == 0) {
      return NUMBERS.get(dice.below(NUMBERS.size()));
    }
    return Integer.toString(Math.max(0, Integer.parseInt(digits) + dice.below(5) - 2));
  }

  private static boolean isDigit(String text, int at) {
    return text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }
}
