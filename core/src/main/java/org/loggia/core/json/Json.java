package org.loggia.core.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON value, which never changes. Its text is compact and the same on every machine that runs
 * Loggia, so texts can be compared and hashed.
 */
public sealed interface Json {

  /** The largest whole number every JSON reader in the world understands exactly: 2^53 - 1. */
  double LARGEST_NUMBER = 9_007_199_254_740_991.0;

  /** Named values in the order in which they were given. */
  record Obj(Map<String, Json> fields) implements Json {
    public Obj {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    public @Nullable Json get(String name) {
      return fields.get(name);
    }

    public boolean has(String name) {
      return fields.containsKey(name);
    }

    /** The same object with one more field at its end, or with that field replaced where it is. */
    public Obj with(String name, Json value) {
      Map<String, Json> more = new LinkedHashMap<>(fields);
      more.put(name, value);
      return new Obj(more);
    }

    /** The same object without that field. */
    public Obj without(String name) {
      Map<String, Json> fewer = new LinkedHashMap<>(fields);
      fewer.remove(name);
      return new Obj(fewer);
    }
  }

  /** Values in a row. */
  record Arr(List<Json> items) implements Json {
    public Arr {
      items = Collections.unmodifiableList(new ArrayList<>(items));
    }

    public int size() {
      return items.size();
    }

    public Json get(int index) {
      return items.get(index);
    }
  }

  /** A string. */
  record Text(String value) implements Json {}

  /**
   * A number of at most 2^53 - 1 in size. It is written with at most six digits after the point;
   * who needs more precision or more size sends a text.
   */
  record Num(double value) implements Json {
    public Num {
      // Written so that NaN is refused as well.
      if (!(value >= -LARGEST_NUMBER && value <= LARGEST_NUMBER)) {
        throw new IllegalArgumentException("not a number that JSON can carry safely");
      }
      value += 0.0; // turns -0.0, whose text would not be canonical, into 0.0
    }

    /** Whether this is a whole number that fits an int. */
    public boolean isInt() {
      return value == (int) value;
    }
  }

  /** True or false. */
  record Bool(boolean value) implements Json {}

  /** Nothing, said aloud. */
  enum Null implements Json {
    NULL
  }

  /** The canonical text: no spaces, fields in their order, escapes only where they are needed. */
  default String write() {
    StringBuilder out = new StringBuilder();
    JsonWriter.write(this, out);
    return out.toString();
  }

  /**
   * Reads exactly one value of strict RFC 8259 JSON.
   *
   * @throws org.loggia.core.Unreadable with the line, the column and what was expected there; also
   *     for a name given twice in one object, for nesting deeper than 64 and for numbers beyond
   *     2^53
   */
  static Json read(String text) {
    return new JsonReader(text).readAll();
  }

  static Num of(int value) {
    return new Num(value);
  }

  static Text of(String value) {
    return new Text(value);
  }

  static Bool of(boolean value) {
    return new Bool(value);
  }

  /**
   * Not called {@code of}, so that a long is never silently made a double: longs travel as text.
   */
  static Num number(double value) {
    return new Num(value);
  }

  static Obj obj() {
    return new Obj(Map.of());
  }

  static Obj obj(Map<String, Json> fields) {
    return new Obj(fields);
  }

  static Obj obj(String name, Json value) {
    return obj().with(name, value);
  }

  static Obj obj(String name1, Json value1, String name2, Json value2) {
    return obj(name1, value1).with(name2, value2);
  }

  static Obj obj(String name1, Json value1, String name2, Json value2, String name3, Json value3) {
    return obj(name1, value1, name2, value2).with(name3, value3);
  }

  static Arr arr(Json... items) {
    return new Arr(List.of(items));
  }

  static Arr arr(List<Json> items) {
    return new Arr(items);
  }
}
