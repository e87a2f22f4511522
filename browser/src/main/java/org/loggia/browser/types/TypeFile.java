package org.loggia.browser.types;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.loggia.core.json.Shape;

/**
 * One file of TypeScript types. Every shape that has a name becomes a type of that name; what
 * another file has already is imported from there.
 */
public final class TypeFile {
  private static final String ANY = "Json";

  private final String name;
  private final List<TypeFile> others;
  private final Map<String, String> types = new LinkedHashMap<>();
  private final Map<String, TreeSet<String>> imports = new TreeMap<>();

  /**
   * @param name of the file, without its ending
   * @param others files beside it whose types it may import
   */
  public TypeFile(String name, TypeFile... others) {
    this.name = name;
    this.others = List.of(others);
  }

  public String name() {
    return name;
  }

  /** Any JSON at all, where there is nothing to be said about it. */
  public void declareJson() {
    types.put(
        ANY,
        """
        export type Json =
          | null
          | boolean
          | number
          | string
          | readonly Json[]
          | { readonly [name: string]: Json };
        """);
  }

  /** Declares a shape with all its parts, and returns how it is called. */
  public String add(Shape shape) {
    return switch (shape) {
      case Shape.Primitive primitive -> primitive(primitive);
      case Shape.ListOf(Shape item) -> "readonly " + inParentheses(add(item)) + "[]";
      case Shape.MapOf(Shape value) -> "{ readonly [name: string]: " + add(value) + " }";
      case Shape.OrNull(Shape inner) -> add(inner) + " | null";
      case Shape.Words(String called, List<String> words) ->
          declare(called, alias(called, words(words)));
      case Shape.Written(String called) ->
          declare(called, "/** A text with a grammar of its own. */\n" + alias(called, "string"));
      case Shape.Fields fields -> declare(fields.name(), fields(fields));
      case Shape.Union union -> declare(union.name(), union(union));
    };
  }

  private String primitive(Shape.Primitive primitive) {
    return switch (primitive) {
      case INT, NUMBER -> "number";
      case TEXT, LONG -> "string";
      case BOOL -> "boolean";
      case ANY -> importedOr(ANY, ANY);
    };
  }

  private String fields(Shape.Fields shape) {
    StringBuilder text = new StringBuilder("export interface " + shape.name() + " {\n");
    for (Shape.Field field : shape.fields()) {
      text.append("  readonly " + field.name() + ": " + add(field.shape()) + ";\n");
    }
    return text.append("}\n").toString();
  }

  private String union(Shape.Union shape) {
    StringBuilder text = new StringBuilder("export type " + shape.name() + " =");
    for (Shape.Variant variant : shape.variants()) {
      text.append("\n  | ({ readonly kind: '" + variant.kind() + "' } & ")
          .append(add(variant.fields()) + ")");
    }
    return text.append(";\n").toString();
  }

  private static String words(List<String> words) {
    StringJoiner text = new StringJoiner(" | ");
    words.forEach(word -> text.add("'" + word + "'"));
    return text.toString();
  }

  private static String alias(String called, String type) {
    return "export type " + called + " = " + type + ";\n";
  }

  private static String inParentheses(String type) {
    return type.contains(" ") ? "(" + type + ")" : type;
  }

  private String declare(String called, String text) {
    for (TypeFile other : others) {
      if (text.equals(other.types.get(called))) {
        return imported(other, called);
      }
    }
    String before = types.putIfAbsent(called, text);
    if (before != null && !before.equals(text)) {
      throw new IllegalStateException(
          name + " has two shapes called " + called + ":\n" + before + text);
    }
    return called;
  }

  private String importedOr(String called, String otherwise) {
    for (TypeFile other : others) {
      if (other.types.containsKey(called)) {
        return imported(other, called);
      }
    }
    return otherwise;
  }

  private String imported(TypeFile other, String called) {
    imports.computeIfAbsent(other.name, _ -> new TreeSet<>()).add(called);
    return called;
  }

  /** The file as it is to be stored beside the others. */
  public String text() {
    return text("./");
  }

  /** The file as it is to be stored elsewhere, from where the others are found in this folder. */
  public String text(String folder) {
    StringBuilder text = new StringBuilder("// Written by ./loggia types. Do not edit.\n");
    String declared = "\n" + String.join("\n", types.values());
    imports.forEach(
        (file, called) -> {
          // What only a part of an imported type needed is not needed here.
          called.removeIf(type -> !Pattern.compile("\\b" + type + "\\b").matcher(declared).find());
          text.append(
              "import type { " + String.join(", ", called) + " } from '" + folder + file + "';\n");
        });
    return text.append(declared).toString();
  }
}
