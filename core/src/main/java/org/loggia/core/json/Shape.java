package org.loggia.core.json;

import java.util.List;

/**
 * What the JSON of a codec looks like: enough to generate TypeScript types and a JSON Schema from
 * the very codecs that read and write.
 */
public sealed interface Shape {

  /** Shapes without parts. */
  enum Primitive implements Shape {
    /** A whole number of 32 bits. */
    INT,
    /** A number, carried to six digits after the point. */
    NUMBER,
    /** A string. */
    TEXT,
    /** A whole number of 64 bits, which travels as its decimal text. */
    LONG,
    /** True or false. */
    BOOL,
    /** Any JSON at all. */
    ANY
  }

  /** An array whose items are all of one shape. */
  record ListOf(Shape item) implements Shape {}

  /** An object with names of any kind, whose values are all of one shape. */
  record MapOf(Shape value) implements Shape {}

  /** The shape, or null. As a field of an object it may also be left out. */
  record OrNull(Shape shape) implements Shape {}

  /** One of these words. */
  record Words(String name, List<String> words) implements Shape {
    public Words {
      words = List.copyOf(words);
    }
  }

  /** A string with a grammar of its own: a tile, a card, a move. */
  record Written(String name) implements Shape {}

  /** An object with exactly these fields. */
  record Fields(String name, List<Field> fields) implements Shape {
    public Fields {
      fields = List.copyOf(fields);
    }
  }

  /** A named part of {@link Fields}. */
  record Field(String name, Shape shape) {}

  /** One of several objects, told apart by their field {@code kind}. */
  record Union(String name, List<Variant> variants) implements Shape {
    public Union {
      variants = List.copyOf(variants);
    }
  }

  /** A member of a {@link Union}: these fields behind a field {@code kind} with that word. */
  record Variant(String kind, Fields fields) {}
}
