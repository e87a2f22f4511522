package org.loggia.core.json;

import org.jspecify.annotations.Nullable;

/** The value, or null. */
final class NullableCodec<T> implements Codec<@Nullable T> {
  private final Codec<T> codec;

  NullableCodec(Codec<T> codec) {
    this.codec = codec;
  }

  @Override
  public Json write(@Nullable T value) {
    return value == null ? Json.Null.NULL : codec.write(value);
  }

  @Override
  public void append(@Nullable T value, StringBuilder out) {
    if (value == null) {
      out.append("null");
    } else {
      codec.append(value, out);
    }
  }

  @Override
  public @Nullable T read(Json json) {
    return read(json, Path.TOP);
  }

  @Override
  public @Nullable T read(Json json, Path path) {
    return json == Json.Null.NULL ? null : codec.read(json, path);
  }

  @Override
  public Shape shape() {
    return new Shape.OrNull(codec.shape());
  }
}
