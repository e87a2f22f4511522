package org.loggia.core.json;

import java.util.function.BiConsumer;
import java.util.function.Function;

/** A codec without inner codecs. */
record LeafCodec<T>(
    Shape shape,
    Function<T, Json> writer,
    BiConsumer<T, StringBuilder> appender,
    Function<Json, T> reader)
    implements Codec<T> {
  @Override
  public Json write(T value) {
    return writer.apply(value);
  }

  @Override
  public void append(T value, StringBuilder out) {
    appender.accept(value, out);
  }

  @Override
  public T read(Json json) {
    return reader.apply(json);
  }
}
