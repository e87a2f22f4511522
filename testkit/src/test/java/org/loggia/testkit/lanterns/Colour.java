package org.loggia.testkit.lanterns;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Unreadable;

/** A lantern is nothing but its colour. */
public enum Colour {
  AMBER,
  BLUE,
  CORAL;

  static final List<Colour> ALL = List.of(values());

  String letter() {
    return switch (this) {
      case AMBER -> "a";
      case BLUE -> "b";
      case CORAL -> "c";
    };
  }

  String word() {
    return switch (this) {
      case AMBER -> "amber";
      case BLUE -> "blue";
      case CORAL -> "coral";
    };
  }

  static Colour ofLetter(char letter) {
    int index = letter - 'a';
    if (index < 0 || index >= ALL.size()) {
      throw new Unreadable("a lantern is a, b or c, not '" + letter + "'");
    }
    return ALL.get(index);
  }

  static Colour ofWord(String word) {
    for (Colour colour : ALL) {
      if (colour.word().equals(word)) {
        return colour;
      }
    }
    throw new Unreadable("a lantern is amber, blue or coral, not '" + word + "'");
  }

  /** Lanterns counted by colour, one by one. */
  static List<Colour> list(int[] counts) {
    List<Colour> list = new ArrayList<>();
    for (Colour colour : ALL) {
      for (int i = 0; i < counts[colour.ordinal()]; i++) {
        list.add(colour);
      }
    }
    return list;
  }
}
