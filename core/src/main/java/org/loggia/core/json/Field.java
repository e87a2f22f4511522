package org.loggia.core.json;

import org.jspecify.annotations.Nullable;

/**
 * One component of a record as a field of a JSON object; made by {@link Codecs#field}.
 *
 * @param <R> the record
 * @param <T> the component
 */
public record Field<R, T extends @Nullable Object>(
    String name, Codec<T> codec, Accessor<R, T> component) {

  /** Names the component, as in {@code Placed::seat}. */
  public interface Accessor<R, T extends @Nullable Object> {
    T of(R whole);
  }

  Json write(R whole) {
    return codec.write(component.of(whole));
  }

  void append(R whole, StringBuilder out) {
    codec.append(component.of(whole), out);
  }

  public T read(Json.Obj json, Path path) {
    Json value = json.get(name);
    if (value != null) {
      return codec.read(value, path.field(name));
    }
    // So a field that may be null can be added to a record and yesterday's files still be read.
    if (mayBeLeftOut()) {
      return codec.read(Json.Null.NULL, path.field(name));
    }
    throw path.unreadable("a field \"" + name + "\" expected");
  }

  Shape.Field shape() {
    return new Shape.Field(name, codec.shape());
  }

  private boolean mayBeLeftOut() {
    return codec.shape() instanceof Shape.OrNull;
  }
}
