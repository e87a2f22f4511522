package org.loggia.core.json;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;

/**
 * How values of one type travel as JSON, declared once for both directions; see {@link Codecs} for
 * the pieces it is declared with. What was written can be read and is equal to what it was.
 */
public interface Codec<T extends @Nullable Object> {
  /** Of a text, for a start: most views and messages are longer than a few words. */
  int USUAL_LENGTH = 512;

  Json write(T value);

  /**
   * The value that was written.
   *
   * @throws Unreadable and nothing else, with the place and what was expected there: {@code
   *     seats[2].points: a whole number expected}
   */
  T read(Json json);

  /** What the JSON of this codec looks like. */
  Shape shape();

  /** Reads a part of something larger, so that a complaint can name the whole way to it. */
  default T read(Json json, Path path) {
    try {
      return read(json);
    } catch (Unreadable unreadable) {
      throw path.unreadable(unreadable.problem());
    }
  }

  /** The value as canonical JSON text. */
  default String text(T value) {
    StringBuilder out = new StringBuilder(USUAL_LENGTH);
    append(value, out);
    return out.toString();
  }

  /**
   * Puts the text behind what is there. It is the text of {@link #write}, only that most codecs get
   * there without making the JSON first: a server does little else.
   */
  default void append(T value, StringBuilder out) {
    JsonWriter.write(write(value), out);
  }

  /**
   * The value of which this is the text.
   *
   * @throws Unreadable if the text is no JSON, or not of this shape
   */
  default T parse(String text) {
    return read(Json.read(text));
  }
}
