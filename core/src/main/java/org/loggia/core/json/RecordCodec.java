package org.loggia.core.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A record as an object with exactly its fields. */
final class RecordCodec<R> implements Codec<R> {
  private final List<Field<R, ?>> fields;

  /** What stands before each value: {@code {"seat":} before the first, {@code ,"x":} before others. */
  private final String[] heads;

  private final Maker<R> maker;
  private final Shape.Fields shape;

  RecordCodec(String name, List<Field<R, ?>> fields, Maker<R> maker) {
    this.fields = fields;
    this.maker = maker;
    List<Shape.Field> shapes = new ArrayList<>();
    for (Field<R, ?> field : fields) {
      for (Shape.Field other : shapes) {
        if (other.name().equals(field.name())) {
          throw new IllegalArgumentException(name + " has two fields " + field.name());
        }
      }
      shapes.add(field.shape());
    }
    this.shape = new Shape.Fields(name, shapes);
    this.heads = new String[fields.size()];
    for (int i = 0; i < heads.length; i++) {
      heads[i] = (i == 0 ? "{" : ",") + JsonWriter.quoted(fields.get(i).name()) + ":";
    }
  }

  @Override
  public Json.Obj write(R whole) {
    Map<String, Json> json = new LinkedHashMap<>();
    for (Field<R, ?> field : fields) {
      json.put(field.name(), field.write(whole));
    }
    return new Json.Obj(json);
  }

  @Override
  public void append(R whole, StringBuilder out) {
    for (int i = 0; i < heads.length; i++) {
      out.append(heads[i]);
      fields.get(i).append(whole, out);
    }
    out.append(heads.length == 0 ? "{}" : "}");
  }

  @Override
  public R read(Json json) {
    return read(json, Path.TOP);
  }

  @Override
  public R read(Json json, Path path) {
    if (!(json instanceof Json.Obj obj)) {
      throw path.unreadable("an object expected");
    }
    for (String name : obj.fields().keySet()) {
      if (!knows(name)) {
        throw path.unreadable("no field " + Complaints.quote(name) + " expected");
      }
    }
    try {
      return maker.make(obj, path);
    } catch (IllegalArgumentException refused) {
      throw path.unreadable(Complaints.of(refused, "values that fit together expected"));
    }
  }

  @Override
  public Shape.Fields shape() {
    return shape;
  }

  private boolean knows(String name) {
    for (Field<R, ?> field : fields) {
      if (field.name().equals(name)) {
        return true;
      }
    }
    return false;
  }
}
