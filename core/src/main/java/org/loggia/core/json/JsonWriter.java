package org.loggia.core.json;

import java.util.Map;

/** Writes JSON the way JavaScript's JSON.stringify does, but for fractions: see {@link #number}. */
final class JsonWriter {
  private static final String HEX = "0123456789abcdef";
  private static final int MILLION = 1_000_000;

  private JsonWriter() {}

  static void write(Json json, StringBuilder out) {
    switch (json) {
      case Json.Obj obj -> object(obj, out);
      case Json.Arr arr -> array(arr, out);
      case Json.Text text -> text(text.value(), out);
      case Json.Num num -> number(num.value(), out);
      case Json.Bool bool -> out.append(bool.value() ? "true" : "false");
      case Json.Null _ -> out.append("null");
    }
  }

  private static void object(Json.Obj obj, StringBuilder out) {
    char before = '{';
    for (Map.Entry<String, Json> field : obj.fields().entrySet()) {
      out.append(before);
      text(field.getKey(), out);
      out.append(':');
      write(field.getValue(), out);
      before = ',';
    }
    if (before == '{') {
      out.append('{');
    }
    out.append('}');
  }

  private static void array(Json.Arr arr, StringBuilder out) {
    out.append('[');
    for (int i = 0; i < arr.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      write(arr.get(i), out);
    }
    out.append(']');
  }

  static String quoted(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2);
    text(text, out);
    return out.toString();
  }

  static void text(String text, StringBuilder out) {
    out.append('"');
    // Nearly every text is plain and goes over in one piece.
    if (isPlain(text)) {
      out.append(text);
    } else {
      escaped(text, out);
    }
    out.append('"');
  }

  private static void escaped(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || isLoneSurrogate(text, i)) {
            escape(c, out);
          } else {
            out.append(c);
          }
        }
      }
    }
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || Character.isSurrogate(c)) {
        return false;
      }
    }
    return true;
  }

  /** Half a character cannot be sent as UTF-8; escaped, it survives the journey as it is. */
  private static boolean isLoneSurrogate(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }

  private static void escape(char c, StringBuilder out) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX.charAt((c >> shift) & 15));
    }
  }

  /**
   * A decimal with at most six digits after the point and no zeros at its end. Java and JavaScript
   * each have their own idea of how to print a double, so neither is asked: here are only additions
   * and multiplications, which are the same everywhere.
   */
  private static void number(double value, StringBuilder out) {
    if (value == (int) value) {
      out.append((int) value);
      return;
    }
    double size = Math.abs(value);
    long whole = (long) size;
    int millionths = (int) ((size - whole) * MILLION + 0.5);
    if (millionths == MILLION) {
      whole++;
      millionths = 0;
    }
    if (value < 0 && (whole != 0 || millionths != 0)) {
      out.append('-');
    }
    out.append(whole);
    if (millionths == 0) {
      return;
    }
    out.append('.');
    for (int digit = MILLION / 10; millionths > 0; digit /= 10) {
      out.append((char) ('0' + millionths / digit));
      millionths %= digit;
    }
  }
}
