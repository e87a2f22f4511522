package org.loggia.server.http;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Game;
import org.loggia.core.json.Codec;
import org.loggia.core.json.Json;
import org.loggia.core.json.Shape;
import org.loggia.server.wire.CommandCodec;
import org.loggia.server.wire.MessageCodec;
import org.loggia.server.wire.Schemas;

/** What can be said over the wire, generated from the very codecs that read and write it. */
final class Description {
  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private final List<Route<?, ?>> routes;

  Description(List<Route<?, ?>> routes) {
    this.routes = routes;
  }

  /** REST, as OpenAPI 3.1. */
  String openApi() {
    Schemas schemas = new Schemas("#/components/schemas/", Map.of());
    Map<String, Json.Obj> paths = new LinkedHashMap<>();
    for (Route<?, ?> route : routes) {
      Json.Obj path = paths.getOrDefault(route.path(), Json.obj());
      paths.put(
          route.path(),
          path.with(route.method().name().toLowerCase(Locale.ROOT), operation(route, schemas)));
    }
    Json.Obj all = Json.obj();
    for (Map.Entry<String, Json.Obj> path : paths.entrySet()) {
      all = all.with(path.getKey(), path.getValue());
    }
    return Json.obj("openapi", Json.of("3.1.0"))
        .with("info", Json.obj("title", Json.of("Loggia"), "version", Json.of("1")))
        .with("paths", all)
        .with("components", Json.obj("schemas", schemas.named()))
        .write();
  }

  private static Json.Obj operation(Route<?, ?> route, Schemas schemas) {
    Json.Obj operation = Json.obj("summary", Json.of(route.does()));
    if (route.path().contains("{table}")) {
      operation =
          operation.with(
              "parameters",
              Json.arr(
                  Json.obj(
                          "name",
                          Json.of("table"),
                          "in",
                          Json.of("path"),
                          "required",
                          Json.of(true))
                      .with("schema", Json.obj("type", Json.of("string")))));
    }
    Codec<?> takes = route.takes();
    if (takes != null) {
      operation =
          operation.with(
              "requestBody", content(schemas.of(takes.shape())).with("required", Json.of(true)));
    }
    return operation.with(
        "responses",
        Json.obj(
            "200",
            content(schemas.of(route.gives().shape())).with("description", Json.of("Done.")),
            "default",
            content(schemas.of(CoreCodecs.REFUSAL.shape()))
                .with("description", Json.of("Refused: which clause, and why."))));
  }

  private static Json.Obj content(Json schema) {
    return Json.obj("content", Json.obj("application/json", Json.obj("schema", schema)));
  }

  /** The socket, as JSON Schema, with one title's views and events if it is named. */
  String socket(@Nullable String title) {
    Map<String, Shape> inserted = new LinkedHashMap<>();
    Game<?, ?, ?> game = title == null ? null : Catalogue.game(title);
    if (game != null) {
      Shape view = game.codecs().view().shape();
      Shape event = game.codecs().event().shape();
      inserted.put("Welcome.views", view);
      inserted.put("Heard.views", view);
      inserted.put("Looked.views", view);
      inserted.put("Started.events", event);
      inserted.put("Moved.events", event);
    }
    Schemas schemas = new Schemas("#/$defs/", inserted);
    schemas.of(CommandCodec.CODEC.shape());
    Json messages = schemas.of(MessageCodec.CODEC.shape());
    return Json.obj("$schema", Json.of(DIALECT))
        .with("title", Json.of("What the server says over a table's socket"))
        .with("$comment", Json.of("What it understands is $defs/Command."))
        .with("allOf", Json.arr(messages))
        .with("$defs", schemas.named())
        .write();
  }
}
