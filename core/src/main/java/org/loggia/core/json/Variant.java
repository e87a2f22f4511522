package org.loggia.core.json;

/**
 * One member of a sealed interface and the word it goes by; made by {@link Codecs#variant}.
 *
 * @param <V> the member, a record
 */
public record Variant<V>(String kind, Class<V> type, Codec<V> codec) {
  public Variant {
    if (!(codec.shape() instanceof Shape.Fields fields)) {
      throw new IllegalArgumentException(kind + " is not the codec of a record");
    }
    for (Shape.Field field : fields.fields()) {
      if (field.name().equals(UnionCodec.KIND)) {
        throw new IllegalArgumentException(kind + " has a field called kind");
      }
    }
  }

  boolean isOf(Object value) {
    return value.getClass() == type;
  }

  Json.Obj write(Object value) {
    return (Json.Obj) codec.write(type.cast(value));
  }

  void append(Object value, StringBuilder out) {
    codec.append(type.cast(value), out);
  }

  Shape.Variant shape() {
    return new Shape.Variant(kind, (Shape.Fields) codec.shape());
  }
}
