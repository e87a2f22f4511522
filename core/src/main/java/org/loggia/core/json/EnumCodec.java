package org.loggia.core.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Unreadable;
import org.loggia.core.Worded;

/** The constants of an enum as words in lower case with hyphens. */
final class EnumCodec<E extends Enum<E>> implements Codec<E> {
  private final E[] values;
  private final Shape.Words shape;

  /**
   * The words with their quotes, by the constants' own order; there are gaps if some are left out.
   */
  private final @Nullable String[] quoted;

  EnumCodec(String name, E[] values) {
    this.values = values.clone();
    List<String> words = new ArrayList<>();
    for (E value : values) {
      words.add(Worded.word(value.name()));
    }
    this.shape = new Shape.Words(name, words);
    int last = -1;
    for (E value : values) {
      last = Math.max(last, value.ordinal());
    }
    this.quoted = new @Nullable String[last + 1];
    for (int i = 0; i < values.length; i++) {
      quoted[values[i].ordinal()] = JsonWriter.quoted(words.get(i));
    }
  }

  @Override
  public Json write(E value) {
    return Json.of(word(value));
  }

  @Override
  public void append(E value, StringBuilder out) {
    String word = value.ordinal() < quoted.length ? quoted[value.ordinal()] : null;
    if (word == null) {
      throw unknown(value);
    }
    out.append(word);
  }

  private String word(E value) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == value) {
        return shape.words().get(i);
      }
    }
    throw unknown(value);
  }

  private IllegalArgumentException unknown(E value) {
    return new IllegalArgumentException(value + " is none of " + shape.words());
  }

  @Override
  public E read(Json json) {
    if (json instanceof Json.Text(String word)) {
      int index = shape.words().indexOf(word);
      if (index >= 0) {
        return values[index];
      }
    }
    throw new Unreadable(Complaints.oneOf(shape.words()));
  }

  @Override
  public Shape shape() {
    return shape;
  }
}
