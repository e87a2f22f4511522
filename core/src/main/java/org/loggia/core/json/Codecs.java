package org.loggia.core.json;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The pieces of which codecs are made. Those of records are written by the compiler, see {@link
 * Derived}; by hand are written those of pieces with a text of their own.
 */
public final class Codecs {
  /** A whole number of 32 bits. */
  public static final Codec<Integer> INT =
      new LeafCodec<>(
          Shape.Primitive.INT,
          Json::of,
          (value, out) -> out.append(value.intValue()),
          Leaves::readInt);

  /** A number, carried to six digits after the point. */
  public static final Codec<Double> NUMBER =
      new LeafCodec<>(
          Shape.Primitive.NUMBER,
          Json::number,
          (value, out) -> JsonWriter.write(Json.number(value), out),
          Leaves::readNumber);

  public static final Codec<String> TEXT =
      new LeafCodec<>(Shape.Primitive.TEXT, Json::of, JsonWriter::text, Leaves::readText);

  public static final Codec<Boolean> BOOL =
      new LeafCodec<>(
          Shape.Primitive.BOOL,
          Json::of,
          (value, out) -> out.append(value.booleanValue()),
          Leaves::readBool);

  /** A whole number of 64 bits as its decimal text, since JavaScript would round it. */
  public static final Codec<Long> LONG =
      new LeafCodec<>(
          Shape.Primitive.LONG,
          value -> Json.of(Long.toString(value)),
          (value, out) -> out.append('"').append(value.longValue()).append('"'),
          Leaves::readLong);

  /** Whatever it is, as it is. */
  public static final Codec<Json> JSON =
      new LeafCodec<>(Shape.Primitive.ANY, json -> json, JsonWriter::write, json -> json);

  /** Whatever it is, by the codec it brings along; what is read is plain JSON. */
  public static final Codec<AsJson<?>> AS_JSON =
      new LeafCodec<>(
          Shape.Primitive.ANY, AsJson::json, AsJson::append, json -> new AsJson<>(JSON, json));

  public static final Codec<List<Integer>> INTS = list(INT);

  public static final Codec<int[]> INT_ARRAY = via(INTS, Leaves::listOf, Leaves::arrayOf);

  private Codecs() {}

  public static <T extends @Nullable Object> Codec<List<T>> list(Codec<T> item) {
    return new ListCodec<>(item);
  }

  /** An object with names of any kind; what is read keeps the order of the text. */
  public static <T extends @Nullable Object> Codec<Map<String, T>> map(Codec<T> value) {
    return new MapCodec<>(value);
  }

  public static <T> Codec<@Nullable T> nullable(Codec<T> codec) {
    return new NullableCodec<>(codec);
  }

  /** The constants of an enum as words: {@code FOO_BAR} is {@code "foo-bar"}. */
  public static <E extends Enum<E>> Codec<E> enumeration(String name, E[] values) {
    return new EnumCodec<>(name, values);
  }

  /**
   * Something with a text of its own, such as a tile or a move.
   *
   * @param reader refuses by {@link org.loggia.core.Unreadable}, which says what is wrong, or by
   *     IllegalArgumentException
   */
  public static <T> Codec<T> text(
      String name, Function<T, String> writer, Function<String, T> reader) {
    return new LeafCodec<>(
        new Shape.Written(name),
        value -> Json.of(writer.apply(value)),
        (value, out) -> JsonWriter.text(writer.apply(value), out),
        json -> {
          String text = Leaves.readText(json);
          try {
            return reader.apply(text);
          } catch (IllegalArgumentException refused) {
            throw Path.TOP.unreadable("a " + name + " expected, not " + Complaints.quote(text));
          }
        });
  }

  /** Something that travels as if it were something else: a bit set as a list, say. */
  public static <T, W> Codec<T> via(Codec<W> wire, Function<T, W> to, Function<W, T> from) {
    return new ViaCodec<>(wire, to, from);
  }

  /**
   * An object with these fields, one for each component of a record. {@link Derived} writes such
   * codecs; a constructor that refuses its values says so by IllegalArgumentException.
   */
  public static <R> Codec<R> record(String name, List<Field<R, ?>> fields, Maker<R> maker) {
    return new RecordCodec<>(name, fields, maker);
  }

  public static <R, T extends @Nullable Object> Field<R, T> field(
      String name, Codec<T> codec, Field.Accessor<R, T> component) {
    return new Field<>(name, codec, component);
  }

  /** A sealed interface whose members are records: the member's fields behind its {@code kind}. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public static <U> Codec<U> union(String name, Variant<? extends U>... variants) {
    return new UnionCodec<>(name, List.of(variants));
  }

  public static <V> Variant<V> variant(String kind, Class<V> type, Codec<V> codec) {
    return new Variant<>(kind, type, codec);
  }
}
