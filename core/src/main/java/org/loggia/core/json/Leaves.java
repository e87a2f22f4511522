package org.loggia.core.json;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Unreadable;

/** How numbers, texts and the like are read. */
final class Leaves {
  private Leaves() {}

  static int readInt(Json json) {
    if (json instanceof Json.Num num && num.isInt()) {
      return (int) num.value();
    }
    throw new Unreadable("a whole number expected");
  }

  static double readNumber(Json json) {
    if (json instanceof Json.Num(double value)) {
      return value;
    }
    throw new Unreadable("a number expected");
  }

  static String readText(Json json) {
    if (json instanceof Json.Text(String value)) {
      return value;
    }
    throw new Unreadable("a text expected");
  }

  static boolean readBool(Json json) {
    if (json instanceof Json.Bool(boolean value)) {
      return value;
    }
    throw new Unreadable("true or false expected");
  }

  static long readLong(Json json) {
    if (json instanceof Json.Text(String text)) {
      try {
        long value = Long.parseLong(text);
        if (Long.toString(value).equals(text)) {
          return value;
        }
      } catch (NumberFormatException notANumber) {
        // falls through to the complaint, as "+1" and "007" do
      }
    }
    throw new Unreadable("a whole number as a text expected");
  }

  static List<Integer> listOf(int[] array) {
    List<Integer> list = new ArrayList<>(array.length);
    for (int value : array) {
      list.add(value);
    }
    return list;
  }

  static int[] arrayOf(List<Integer> list) {
    int[] array = new int[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }
}
