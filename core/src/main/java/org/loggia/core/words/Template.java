package org.loggia.core.words;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.loggia.core.Unreadable;

/**
 * A text with places for arguments, taken apart:
 *
 * <ul>
 *   <li>{@code {name}} is the argument itself; a list is joined with commas
 *   <li>{@code {name:colour}} is the word for it, the text {@code colour.<argument>}
 *   <li>{@code {name:seat}} is the name of whoever sits there
 *   <li>{@code {n|stone|stones}} is the form that goes with the number n, in as many forms as the
 *       language has
 *   <li>{@code [, marked {tile}]} is there only if its arguments are: not null, not an empty list
 *   <li>{@code {{}, {@code }}}, {@code [[} and {@code ]]} are braces and brackets
 * </ul>
 */
record Template(List<Part> parts) {

  sealed interface Part {}

  record Words(String text) implements Part {}

  record Plain(String name) implements Part {}

  /** The argument's own text in a group of words. */
  record Term(String name, String group) implements Part {}

  record SeatName(String name) implements Part {}

  record Plural(String name, List<String> forms) implements Part {}

  /** Said only if everything in it can be said. */
  record IfThere(Template inner) implements Part {}

  /** The names of all arguments, in order of appearance. */
  Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    for (Part part : parts) {
      switch (part) {
        case Words _ -> {}
        case Plain(String name) -> names.add(name);
        case Term(String name, _) -> names.add(name);
        case SeatName(String name) -> names.add(name);
        case Plural(String name, _) -> names.add(name);
        case IfThere(Template inner) -> names.addAll(inner.names());
      }
    }
    return names;
  }

  /**
   * @param pluralForms how many forms the language has
   * @throws Unreadable if the text is malformed
   */
  static Template read(String text, int pluralForms) {
    List<Part> parts = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if ("{}[]".indexOf(c) < 0) {
        words.append(c);
        at++;
      } else if (at + 1 < text.length() && text.charAt(at + 1) == c) {
        words.append(c);
        at += 2;
      } else if (c == '}' || c == ']') {
        throw new Unreadable("a closing " + c + " without an opening one");
      } else {
        int end = text.indexOf(c == '{' ? '}' : ']', at);
        if (end < 0) {
          throw new Unreadable("an opening " + c + " without a closing one");
        }
        addWords(parts, words);
        String inside = text.substring(at + 1, end);
        parts.add(c == '{' ? place(inside, pluralForms) : ifThere(inside, pluralForms));
        at = end + 1;
      }
    }
    addWords(parts, words);
    return new Template(List.copyOf(parts));
  }

  private static void addWords(List<Part> parts, StringBuilder words) {
    if (!words.isEmpty()) {
      parts.add(new Words(words.toString()));
      words.setLength(0);
    }
  }

  private static Part place(String inside, int pluralForms) {
    if (inside.indexOf('{') >= 0) {
      throw new Unreadable("a brace within braces");
    }
    int bar = inside.indexOf('|');
    if (bar >= 0) {
      return plural(name(inside.substring(0, bar)), inside.substring(bar + 1), pluralForms);
    }
    int colon = inside.indexOf(':');
    if (colon < 0) {
      return new Plain(name(inside));
    }
    String name = name(inside.substring(0, colon));
    String kind = inside.substring(colon + 1);
    return kind.equals("seat") ? new SeatName(name) : new Term(name, name(kind));
  }

  private static Part ifThere(String inside, int pluralForms) {
    Template inner = read(inside, pluralForms);
    if (inner.names().isEmpty()) {
      throw new Unreadable("brackets without an argument that could be missing");
    }
    return new IfThere(inner);
  }

  private static Part plural(String name, String choices, int pluralForms) {
    List<String> forms = new ArrayList<>();
    int start = 0;
    for (int bar = choices.indexOf('|'); bar >= 0; bar = choices.indexOf('|', start)) {
      forms.add(choices.substring(start, bar));
      start = bar + 1;
    }
    forms.add(choices.substring(start));
    if (forms.size() != pluralForms) {
      throw new Unreadable(
          pluralForms + " forms expected for {" + name + "|…}, not " + forms.size());
    }
    return new Plural(name, List.copyOf(forms));
  }

  /** Names are letters, digits and hyphens, so that a forgotten brace is noticed. */
  private static String name(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean fine = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (!fine && c != '-') {
        throw new Unreadable("a name expected, not \"" + name + "\"");
      }
    }
    if (name.isEmpty()) {
      throw new Unreadable("a name expected in {}");
    }
    return name;
  }
}
