package org.loggia.core.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list as an array. */
final class ListCodec<T extends @Nullable Object> implements Codec<List<T>> {
  private final Codec<T> item;

  ListCodec(Codec<T> item) {
    this.item = item;
  }

  @Override
  public Json write(List<T> values) {
    List<Json> items = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      items.add(item.write(values.get(i)));
    }
    return Json.arr(items);
  }

  @Override
  public void append(List<T> values, StringBuilder out) {
    out.append('[');
    for (int i = 0; i < values.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      item.append(values.get(i), out);
    }
    out.append(']');
  }

  @Override
  public List<T> read(Json json) {
    return read(json, Path.TOP);
  }

  @Override
  public List<T> read(Json json, Path path) {
    if (!(json instanceof Json.Arr arr)) {
      throw path.unreadable("a list expected");
    }
    List<T> values = new ArrayList<>(arr.size());
    for (int i = 0; i < arr.size(); i++) {
      values.add(item.read(arr.get(i), path.item(i)));
    }
    return Collections.unmodifiableList(values);
  }

  @Override
  public Shape shape() {
    return new Shape.ListOf(item.shape());
  }
}
