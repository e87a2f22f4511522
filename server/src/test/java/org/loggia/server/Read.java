package org.loggia.server;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.json.Json;

/** Reads JSON that must be as expected. */
final class Read {
  private Read() {}

  static Json at(Json json, String path) {
    Json found = json;
    for (String name : path.split("\\.")) {
      found =
          switch (found) {
            case Json.Obj obj -> obj.fields().getOrDefault(name, Json.Null.NULL);
            case Json.Arr arr -> arr.get(Integer.parseInt(name));
            default -> throw new AssertionError("no " + path + " in " + json.write());
          };
    }
    return found;
  }

  static String text(Json json, String path) {
    return at(json, path) instanceof Json.Text(String text) ? text : at(json, path).write();
  }

  static int number(Json json, String path) {
    if (at(json, path) instanceof Json.Num(double value)) {
      return (int) value;
    }
    throw new AssertionError("no number " + path + " in " + json.write());
  }

  static boolean isNull(Json json, String path) {
    return at(json, path) == Json.Null.NULL;
  }

  static List<Json> list(Json json, String path) {
    return ((Json.Arr) at(json, path)).items();
  }

  static List<Integer> numbers(Json json, String path) {
    List<Integer> numbers = new ArrayList<>();
    for (Json item : list(json, path)) {
      numbers.add((int) ((Json.Num) item).value());
    }
    return numbers;
  }
}
