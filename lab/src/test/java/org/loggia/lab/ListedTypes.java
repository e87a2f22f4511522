package org.loggia.lab;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What of java.base may be named in the rooms that also run in the browser. */
final class ListedTypes {
  private ListedTypes() {}

  /** The types, besides all of java.util.function and java.util.stream. */
  static final Set<String> NAMES =
      names(
          """
          java.lang:
            Object Record Enum Class Comparable Iterable Runnable AutoCloseable Cloneable
            Boolean Byte Character Short Integer Long Double Number Void Math System
            CharSequence String StringBuilder
            Override Deprecated FunctionalInterface SafeVarargs SuppressWarnings
            Throwable Exception RuntimeException Error AssertionError MatchException
            ArithmeticException ArrayIndexOutOfBoundsException ClassCastException
            IllegalArgumentException IllegalStateException IndexOutOfBoundsException
            NoSuchFieldError NullPointerException NumberFormatException
            StringIndexOutOfBoundsException UnsupportedOperationException
          java.lang.annotation:
            Annotation Documented ElementType Retention RetentionPolicy Target
          java.util:
            Iterator ListIterator PrimitiveIterator PrimitiveIterator$OfInt NoSuchElementException
            Collection SequencedCollection AbstractCollection List AbstractList ArrayList RandomAccess
            Queue Deque ArrayDeque
            Set SequencedSet SortedSet NavigableSet TreeSet LinkedHashSet EnumSet BitSet
            Map Map$Entry SequencedMap SortedMap NavigableMap TreeMap LinkedHashMap EnumMap
            Arrays Collections Comparator Objects Locale
            Optional OptionalInt OptionalLong OptionalDouble
          """);

  /** What Math computes without rounding, and the root, which IEEE 754 fixes to the last bit. */
  static final Set<String> EXACT_MATH =
      Set.of(
          "abs",
          "absExact",
          "addExact",
          "ceil",
          "ceilDiv",
          "ceilMod",
          "clamp",
          "decrementExact",
          "floor",
          "floorDiv",
          "floorMod",
          "incrementExact",
          "max",
          "min",
          "multiplyExact",
          "multiplyFull",
          "negateExact",
          "sqrt",
          "subtractExact",
          "toIntExact");

  /** Questions to a class that do not look inside it; the last one is what "assert" compiles to. */
  static final Set<String> HARMLESS_OF_CLASS =
      Set.of("isInstance", "cast", "desiredAssertionStatus");

  /** Reads "package: names" paragraphs. */
  private static Set<String> names(String text) {
    String[] paragraphs = text.split("(?m)^(?=\\S+:$)");
    return Stream.of(paragraphs)
        .flatMap(
            paragraph -> {
              String[] words = paragraph.trim().split("\\s+");
              String prefix = words[0].replace(':', '.');
              return Stream.of(words).skip(1).map(prefix::concat);
            })
        .collect(Collectors.toUnmodifiableSet());
  }
}
