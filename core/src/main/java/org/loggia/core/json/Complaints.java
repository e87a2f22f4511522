package org.loggia.core.json;

import java.util.List;

/** The words in which codecs complain. */
final class Complaints {
  private static final int LONGEST = 40;

  private Complaints() {}

  /** What came from outside, said again in quotes, but never at length. */
  static String quote(String text) {
    return "\"" + brief(text) + "\"";
  }

  static String brief(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    boolean cutsPair = Character.isHighSurrogate(text.charAt(LONGEST - 1));
    return text.substring(0, cutsPair ? LONGEST - 1 : LONGEST) + "…";
  }

  static String oneOf(List<String> words) {
    StringBuilder all = new StringBuilder("one of ");
    for (int i = 0; i < words.size(); i++) {
      all.append(i == 0 ? "" : ", ").append(words.get(i));
    }
    return all.append(" expected").toString();
  }

  /** What a constructor had to say, or something general if it was silent. */
  static String of(IllegalArgumentException refused, String otherwise) {
    String message = refused.getMessage();
    return message == null ? otherwise : message;
  }
}
