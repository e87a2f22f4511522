package org.loggia.core.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A sealed interface: the object of the member at hand, with its {@code kind} in front. */
final class UnionCodec<U> implements Codec<U> {
  static final String KIND = "kind";

  private final List<Variant<? extends U>> variants;
  private final Shape.Union shape;

  UnionCodec(String name, List<Variant<? extends U>> variants) {
    this.variants = variants;
    List<Shape.Variant> shapes = new ArrayList<>();
    for (Variant<? extends U> variant : variants) {
      for (Shape.Variant other : shapes) {
        if (other.kind().equals(variant.kind())) {
          throw new IllegalArgumentException(name + " has two variants " + variant.kind());
        }
      }
      shapes.add(variant.shape());
    }
    this.shape = new Shape.Union(name, shapes);
  }

  @Override
  public Json write(U value) {
    for (Variant<? extends U> variant : variants) {
      if (variant.isOf(value)) {
        Map<String, Json> json = new LinkedHashMap<>();
        json.put(KIND, Json.of(variant.kind()));
        json.putAll(variant.write(value).fields());
        return new Json.Obj(json);
      }
    }
    throw unknown(value);
  }

  @Override
  public void append(U value, StringBuilder out) {
    for (Variant<? extends U> variant : variants) {
      if (variant.isOf(value)) {
        out.append("{\"" + KIND + "\":");
        JsonWriter.text(variant.kind(), out);
        // The member's own object follows; its fields go on behind the kind.
        int brace = out.length();
        variant.append(value, out);
        if (out.charAt(brace + 1) == '}') {
          out.deleteCharAt(brace);
        } else {
          out.setCharAt(brace, ',');
        }
        return;
      }
    }
    throw unknown(value);
  }

  private IllegalArgumentException unknown(U value) {
    return new IllegalArgumentException(shape.name() + " has no variant for " + value);
  }

  @Override
  public U read(Json json) {
    return read(json, Path.TOP);
  }

  @Override
  public U read(Json json, Path path) {
    if (!(json instanceof Json.Obj obj)) {
      throw path.unreadable("an object expected");
    }
    if (!(obj.get(KIND) instanceof Json.Text(String kind))) {
      throw path.unreadable("a field \"kind\" expected");
    }
    for (Variant<? extends U> variant : variants) {
      if (variant.kind().equals(kind)) {
        return variant.codec().read(obj.without(KIND), path);
      }
    }
    List<String> kinds = new ArrayList<>();
    for (Variant<? extends U> variant : variants) {
      kinds.add(variant.kind());
    }
    throw path.field(KIND).unreadable(Complaints.oneOf(kinds));
  }

  @Override
  public Shape shape() {
    return shape;
  }
}
