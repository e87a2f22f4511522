package org.loggia.server;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import org.loggia.core.json.Json;

/** Checks what the server says against one of the schemas that it gives out. */
final class Schema {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private final com.networknt.schema.Schema schema;

  private Schema(Json.Obj schema) {
    this.schema = REGISTRY.getSchema(schema.write());
  }

  /** A schema that stands by itself. */
  static Schema of(Json.Obj schema) {
    return new Schema(schema);
  }

  /** A schema out of an OpenAPI description, whose components it refers to. */
  static Schema of(Json.Obj schema, Json.Obj api) {
    return new Schema(schema.with("components", Read.at(api, "components")));
  }

  /** What is wrong with a text, or nothing. */
  List<String> problems(String said) {
    return schema.validate(said, InputFormat.JSON).stream().map(Error::toString).toList();
  }
}
