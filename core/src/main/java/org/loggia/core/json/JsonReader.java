package org.loggia.core.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.core.Unreadable;

/**
 * A recursive-descent reader of strict JSON. It takes time and room in proportion to the text, and
 * refuses everything else by {@link Unreadable}, whatever it is given.
 */
final class JsonReader {
  /** Far more than any of our files needs, and far less than any stack has. */
  private static final int DEEPEST = 64;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  Json readAll() {
    skipSpace();
    Json json = value();
    skipSpace();
    if (at < text.length()) {
      throw expected("the end of the text");
    }
    return json;
  }

  private Json value() {
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> new Json.Text(string());
      case 't' -> word("true", Json.of(true));
      case 'f' -> word("false", Json.of(false));
      case 'n' -> word("null", Json.Null.NULL);
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
      default -> throw expected("a value");
    };
  }

  private Json word(String word, Json meaning) {
    if (!text.startsWith(word, at)) {
      throw expected(word);
    }
    at += word.length();
    return meaning;
  }

  private Json object() {
    enter();
    Map<String, Json> fields = new LinkedHashMap<>();
    if (peek() == '}') {
      at++;
    } else {
      do {
        skipSpace();
        int nameAt = at;
        if (peek() != '"') {
          throw expected("a name in quotes");
        }
        String name = string();
        if (fields.containsKey(name)) {
          at = nameAt;
          throw expected("a name that is not yet taken");
        }
        skipSpace();
        if (peek() != ':') {
          throw expected("':'");
        }
        at++;
        skipSpace();
        fields.put(name, value());
      } while (another('}', "',' or '}'"));
    }
    depth--;
    return new Json.Obj(fields);
  }

  private Json array() {
    enter();
    List<Json> items = new ArrayList<>();
    if (peek() == ']') {
      at++;
    } else {
      do {
        skipSpace();
        items.add(value());
      } while (another(']', "',' or ']'"));
    }
    depth--;
    return new Json.Arr(items);
  }

  /** Goes in behind the opening bracket. */
  private void enter() {
    if (++depth > DEEPEST) {
      throw expected("nesting of at most " + DEEPEST + " levels");
    }
    at++;
    skipSpace();
  }

  /** Behind an item: true at a comma, false at the closing bracket. */
  private boolean another(char close, String what) {
    skipSpace();
    char c = peek();
    if (c != ',' && c != close) {
      throw expected(what);
    }
    at++;
    return c == ',';
  }

  private String string() {
    at++;
    StringBuilder out = new StringBuilder();
    while (true) {
      if (at == text.length()) {
        throw expected("'\"' at the end of a text");
      }
      char c = text.charAt(at);
      if (c < ' ') {
        throw expected("an escape in place of a control character");
      }
      at++;
      if (c == '"') {
        return out.toString();
      }
      out.append(c == '\\' ? escaped() : c);
    }
  }

  private char escaped() {
    char c = peek();
    char meaning =
        switch (c) {
          case '"', '\\', '/' -> c;
          case 'b' -> '\b';
          case 'f' -> '\f';
          case 'n' -> '\n';
          case 'r' -> '\r';
          case 't' -> '\t';
          case 'u' -> unicode();
          default -> throw expected("one of \" \\ / b f n r t u");
        };
    at++;
    return meaning;
  }

  /** Reads the four digits behind the u, and stays on the last of them. */
  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      at++;
      char c = peek();
      int digit;
      if (c >= '0' && c <= '9') {
        digit = c - '0';
      } else if (c >= 'a' && c <= 'f') {
        digit = c - 'a' + 10;
      } else if (c >= 'A' && c <= 'F') {
        digit = c - 'A' + 10;
      } else {
        throw expected("four hexadecimal digits");
      }
      code = code << 4 | digit;
    }
    return (char) code;
  }

  private Json number() {
    int start = at;
    boolean negative = peek() == '-';
    if (negative) {
      at++;
    }
    Decimal decimal = new Decimal();
    if (peek() == '0') {
      at++;
    } else {
      digits(decimal);
    }
    if (peek() == '.') {
      at++;
      decimal.point();
      digits(decimal);
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      boolean down = peek() == '-';
      if (down || peek() == '+') {
        at++;
      }
      int exponent = exponent();
      decimal.exponent(down ? -exponent : exponent);
    }
    double size = decimal.value();
    if (size > Json.LARGEST_NUMBER) {
      at = start;
      throw expected("a number smaller than 2^53");
    }
    return new Json.Num(negative ? -size : size);
  }

  private void digits(Decimal decimal) {
    mustBeDigit();
    for (char c = peek(); c >= '0' && c <= '9'; c = peek()) {
      decimal.digit(c);
      at++;
    }
  }

  /** The size of an exponent; those beyond {@link Decimal#FAR} are all alike. */
  private int exponent() {
    mustBeDigit();
    int exponent = 0;
    for (char c = peek(); c >= '0' && c <= '9'; c = peek()) {
      exponent = exponent >= Decimal.FAR / 10 ? Decimal.FAR : exponent * 10 + (c - '0');
      at++;
    }
    return exponent;
  }

  private void mustBeDigit() {
    char c = peek();
    if (c < '0' || c > '9') {
      throw expected("a digit");
    }
  }

  private void skipSpace() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
        return;
      }
      at++;
    }
  }

  /** The character here, or NUL, which no rule of the grammar expects, at the end. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private Unreadable expected(String what) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < at; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        column = 1;
      } else {
        column++;
      }
    }
    return new Unreadable(what + " expected at line " + line + ", column " + column);
  }
}
