package org.loggia.core.json;

import java.util.function.Function;
import org.loggia.core.Unreadable;

/** Something that travels as something else. */
final class ViaCodec<T, W> implements Codec<T> {
  private final Codec<W> wire;
  private final Function<T, W> to;
  private final Function<W, T> from;

  ViaCodec(Codec<W> wire, Function<T, W> to, Function<W, T> from) {
    this.wire = wire;
    this.to = to;
    this.from = from;
  }

  @Override
  public Json write(T value) {
    return wire.write(to.apply(value));
  }

  @Override
  public void append(T value, StringBuilder out) {
    wire.append(to.apply(value), out);
  }

  @Override
  public T read(Json json) {
    return read(json, Path.TOP);
  }

  @Override
  public T read(Json json, Path path) {
    W travelled = wire.read(json, path);
    try {
      return from.apply(travelled);
    } catch (Unreadable unreadable) {
      throw path.unreadable(unreadable.problem());
    } catch (IllegalArgumentException refused) {
      throw path.unreadable(Complaints.of(refused, "another value expected"));
    }
  }

  @Override
  public Shape shape() {
    return wire.shape();
  }
}
