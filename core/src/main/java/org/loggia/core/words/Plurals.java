package org.loggia.core.words;

import org.loggia.core.Unreadable;

/** Which form of a word goes with a number: the cardinal rules of CLDR for whole numbers. */
enum Plurals {
  /** English and Italian: one stone, many stones. */
  ONE_OTHER(2) {
    @Override
    int form(int n) {
      return n == 1 || n == -1 ? 0 : 1;
    }
  },

  /** Russian: one as in 1 and 21, few as in 2 and 24, many as in 5, 11 and 20. */
  ONE_FEW_MANY(3) {
    @Override
    int form(int n) {
      int ones = Math.abs(n % 10);
      int tens = Math.abs(n % 100) - ones;
      if (tens == 10) {
        return 2;
      }
      if (ones == 1) {
        return 0;
      }
      return ones >= 2 && ones <= 4 ? 1 : 2;
    }
  };

  final int forms;

  Plurals(int forms) {
    this.forms = forms;
  }

  /** The form for the number, as an index from 0. */
  abstract int form(int n);

  static Plurals of(String language) {
    return switch (language) {
      case "en", "it" -> ONE_OTHER;
      case "ru" -> ONE_FEW_MANY;
      default -> throw new Unreadable("one of the languages en, it, ru expected");
    };
  }
}
