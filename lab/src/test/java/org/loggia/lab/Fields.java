package org.loggia.lab;

import org.loggia.core.json.Json;

/** Takes fields out of a JSON object that a test expects to be there. */
final class Fields {
  private Fields() {}

  static Json of(Json.Obj json, String name) {
    Json value = json.get(name);
    if (value == null) {
      throw new AssertionError("there is no field " + name + " in " + json.write());
    }
    return value;
  }

  static double number(Json.Obj json, String name) {
    return ((Json.Num) of(json, name)).value();
  }

  static String text(Json.Obj json, String name) {
    return ((Json.Text) of(json, name)).value();
  }

  static Json.Arr list(Json.Obj json, String name) {
    return (Json.Arr) of(json, name);
  }

  static Json.Obj object(Json.Obj json, String name) {
    return (Json.Obj) of(json, name);
  }
}
