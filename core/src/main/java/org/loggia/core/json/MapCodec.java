package org.loggia.core.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map with text keys as an object, in the map's own order. */
final class MapCodec<T extends @Nullable Object> implements Codec<Map<String, T>> {
  private final Codec<T> value;

  MapCodec(Codec<T> value) {
    this.value = value;
  }

  @Override
  public Json write(Map<String, T> values) {
    Map<String, Json> fields = new LinkedHashMap<>();
    for (Map.Entry<String, T> entry : values.entrySet()) {
      fields.put(entry.getKey(), value.write(entry.getValue()));
    }
    return Json.obj(fields);
  }

  @Override
  public void append(Map<String, T> values, StringBuilder out) {
    char before = '{';
    for (Map.Entry<String, T> entry : values.entrySet()) {
      out.append(before);
      JsonWriter.text(entry.getKey(), out);
      out.append(':');
      value.append(entry.getValue(), out);
      before = ',';
    }
    out.append(before == '{' ? "{}" : "}");
  }

  @Override
  public Map<String, T> read(Json json) {
    return read(json, Path.TOP);
  }

  @Override
  public Map<String, T> read(Json json, Path path) {
    if (!(json instanceof Json.Obj obj)) {
      throw path.unreadable("an object expected");
    }
    Map<String, T> values = new LinkedHashMap<>();
    for (Map.Entry<String, Json> field : obj.fields().entrySet()) {
      String name = field.getKey();
      values.put(name, value.read(field.getValue(), path.field(name)));
    }
    return Collections.unmodifiableMap(values);
  }

  @Override
  public Shape shape() {
    return new Shape.MapOf(value.shape());
  }
}
