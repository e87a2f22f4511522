package org.loggia.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.json.Json;

/** Checks JSON against a schema; knows what our own generator uses, and refuses anything else. */
final class Schema {
  private final Json root;

  Schema(Json root) {
    this.root = root;
  }

  /** What is wrong with a value, or nothing. */
  List<String> problems(Json schema, Json value) {
    List<String> problems = new ArrayList<>();
    check(schema, value, "$", problems);
    return problems;
  }

  private void check(Json schema, Json value, String place, List<String> problems) {
    for (Map.Entry<String, Json> rule : ((Json.Obj) schema).fields().entrySet()) {
      Json argument = rule.getValue();
      switch (rule.getKey()) {
        case "$ref" -> check(resolve(((Json.Text) argument).value()), value, place, problems);
        case "type" -> {
          if (!isOfType(((Json.Text) argument).value(), value)) {
            problems.add(place + " is no " + argument.write() + ": " + value.write());
          }
        }
        case "const" -> {
          if (!argument.equals(value)) {
            problems.add(place + " is not " + argument.write());
          }
        }
        case "enum" -> {
          if (!((Json.Arr) argument).items().contains(value)) {
            problems.add(place + " is none of " + argument.write());
          }
        }
        case "items" -> {
          for (int i = 0; value instanceof Json.Arr arr && i < arr.size(); i++) {
            check(argument, arr.get(i), place + "[" + i + "]", problems);
          }
        }
        case "properties" -> properties((Json.Obj) argument, value, place, problems);
        case "additionalProperties" ->
            additional((Json.Obj) schema, argument, value, place, problems);
        case "required" -> {
          for (Json name : ((Json.Arr) argument).items()) {
            if (value instanceof Json.Obj obj && obj.get(((Json.Text) name).value()) == null) {
              problems.add(place + " has no " + name.write());
            }
          }
        }
        case "anyOf", "oneOf" -> oneOf((Json.Arr) argument, value, place, problems);
        case "allOf" ->
            ((Json.Arr) argument).items().forEach(part -> check(part, value, place, problems));
        case "pattern" -> {
          if (value instanceof Json.Text(String text)
              && !text.matches(((Json.Text) argument).value())) {
            problems.add(place + " does not match " + argument.write());
          }
        }
        case "title", "$schema", "$comment", "$defs" -> {}
        default -> throw new AssertionError("a rule we do not know: " + rule.getKey());
      }
    }
  }

  private void properties(Json.Obj properties, Json value, String place, List<String> problems) {
    if (value instanceof Json.Obj obj) {
      properties
          .fields()
          .forEach(
              (name, schema) -> {
                Json field = obj.get(name);
                if (field != null) {
                  check(schema, field, place + "." + name, problems);
                }
              });
    }
  }

  private void additional(
      Json.Obj schema, Json rule, Json value, String place, List<String> problems) {
    if (!(value instanceof Json.Obj obj)) {
      return;
    }
    Json.Obj known = schema.get("properties") instanceof Json.Obj named ? named : Json.obj();
    obj.fields()
        .forEach(
            (name, field) -> {
              if (known.get(name) != null) {
                return;
              }
              if (rule instanceof Json.Bool(boolean allowed)) {
                if (!allowed) {
                  problems.add(place + " has an unknown " + name);
                }
              } else {
                check(rule, field, place + "." + name, problems);
              }
            });
  }

  /** The variants of our unions differ in a constant, so exactly one fits. */
  private void oneOf(Json.Arr variants, Json value, String place, List<String> problems) {
    List<String> best = null;
    for (Json variant : variants.items()) {
      List<String> here = new ArrayList<>();
      check(variant, value, place, here);
      if (here.isEmpty()) {
        return;
      }
      if (best == null || here.size() < best.size()) {
        best = here;
      }
    }
    problems.add(place + " fits none; closest: " + best);
  }

  private Json resolve(String reference) {
    Json found = root;
    for (String step : reference.substring(2).split("/")) {
      Json next = ((Json.Obj) found).get(step);
      if (next == null) {
        throw new AssertionError("nothing under " + reference);
      }
      found = next;
    }
    return found;
  }

  private static boolean isOfType(String type, Json value) {
    return switch (type) {
      case "object" -> value instanceof Json.Obj;
      case "array" -> value instanceof Json.Arr;
      case "string" -> value instanceof Json.Text;
      case "integer" -> value instanceof Json.Num num && num.isInt();
      case "number" -> value instanceof Json.Num;
      case "boolean" -> value instanceof Json.Bool;
      case "null" -> value == Json.Null.NULL;
      default -> throw new AssertionError("a type we do not know: " + type);
    };
  }
}
