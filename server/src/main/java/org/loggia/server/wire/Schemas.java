package org.loggia.server.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.json.Json;
import org.loggia.core.json.Shape;

/**
 * JSON Schema (2020-12) from the shapes of codecs. Whatever has a name is described once and
 * referred to.
 */
public final class Schemas {
  private final String where;
  private final Map<String, Shape> inserted;
  private final Map<String, Json> named = new LinkedHashMap<>();

  /**
   * @param where how references begin: {@code #/$defs/}
   * @param inserted shapes for fields that carry a title's own words, by record and field: {@code
   *     Heard.views}
   */
  public Schemas(String where, Map<String, Shape> inserted) {
    this.where = where;
    this.inserted = inserted;
  }

  /** Everything with a name that was met so far. */
  public Json.Obj named() {
    return Json.obj(named);
  }

  /** The schema of this shape; a reference if it has a name. */
  public Json of(Shape shape) {
    return of("", shape);
  }

  private Json of(String prefix, Shape shape) {
    return switch (shape) {
      case Shape.Primitive primitive -> primitive(primitive);
      case Shape.ListOf(Shape item) -> type("array").with("items", of(prefix, item));
      case Shape.MapOf(Shape value) ->
          type("object").with("additionalProperties", of(prefix, value));
      case Shape.OrNull(Shape inner) ->
          Json.obj("anyOf", Json.arr(of(prefix, inner), type("null")));
      case Shape.Words words -> Json.obj("enum", texts(words.words()));
      case Shape.Written(String name) -> type("string").with("title", Json.of(name));
      case Shape.Fields fields -> {
        String name = prefix + fields.name();
        if (!named.containsKey(name)) {
          named.put(name, Json.Null.NULL); // so that a shape within itself comes to an end
          named.put(name, object(prefix, fields, null));
        }
        yield reference(name);
      }
      case Shape.Union union -> {
        String name = prefix + union.name();
        if (!named.containsKey(name)) {
          named.put(name, Json.Null.NULL);
          List<Json> variants =
              union.variants().stream()
                  .map(variant -> (Json) object(prefix, variant.fields(), variant.kind()))
                  .toList();
          named.put(name, Json.obj("oneOf", Json.arr(variants)));
        }
        yield reference(name);
      }
    };
  }

  private Json.Obj object(String prefix, Shape.Fields shape, @Nullable String kind) {
    Json.Obj properties = Json.obj();
    List<String> required = new ArrayList<>();
    if (kind != null) {
      properties = properties.with("kind", Json.obj("const", Json.of(kind)));
      required.add("kind");
    }
    for (Shape.Field field : shape.fields()) {
      Shape own = inserted.get(shape.name() + "." + field.name());
      // A title's words may be called like ours, and like another title's.
      Json schema =
          own == null ? of(prefix, field.shape()) : type("array").with("items", of("Title.", own));
      properties = properties.with(field.name(), schema);
      if (!(field.shape() instanceof Shape.OrNull)) {
        required.add(field.name());
      }
    }
    return type("object")
        .with("properties", properties)
        .with("required", texts(required))
        .with("additionalProperties", Json.of(false));
  }

  private static Json primitive(Shape.Primitive primitive) {
    return switch (primitive) {
      case INT -> type("integer");
      case NUMBER -> type("number");
      case TEXT -> type("string");
      case LONG -> type("string").with("pattern", Json.of("^-?[0-9]+$"));
      case BOOL -> type("boolean");
      case ANY -> Json.obj();
    };
  }

  private Json reference(String name) {
    return Json.obj("$ref", Json.of(where + name));
  }

  private static Json.Obj type(String name) {
    return Json.obj("type", Json.of(name));
  }

  private static Json.Arr texts(List<String> texts) {
    return Json.arr(texts.stream().map(text -> (Json) Json.of(text)).toList());
  }
}
