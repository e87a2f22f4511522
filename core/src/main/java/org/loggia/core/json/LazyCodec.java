package org.loggia.core.json;

import java.util.function.Supplier;

/** A codec that is looked up when it is needed, because it is still being declared. */
final class LazyCodec<T> implements Codec<T> {
  private final String name;
  private final Supplier<Codec<T>> codec;

  LazyCodec(String name, Supplier<Codec<T>> codec) {
    this.name = name;
    this.codec = codec;
  }

  @Override
  public Json write(T value) {
    return codec.get().write(value);
  }

  @Override
  public void append(T value, StringBuilder out) {
    codec.get().append(value, out);
  }

  @Override
  public T read(Json json) {
    return codec.get().read(json);
  }

  @Override
  public T read(Json json, Path path) {
    return codec.get().read(json, path);
  }

  @Override
  public Shape shape() {
    return new Shape.Again(name);
  }
}
