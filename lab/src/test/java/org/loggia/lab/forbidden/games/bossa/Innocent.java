package org.loggia.lab.forbidden.games.bossa;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Breaks no law, so that the laws are known to spare the innocent. */
public sealed interface Innocent extends Comparable<Innocent> {
  /** An enum, which compiles to more than one thinks. */
  enum Colour {
    WHITE,
    BLACK {
      @Override
      String sign() {
        return "b";
      }
    };

    String sign() {
      return name().toLowerCase(Locale.ROOT).substring(0, 1);
    }
  }

  /** A record with everything that records generate. */
  record Stone(Colour colour, int number) implements Innocent {
    public Stone {
      if (number < 0) {
        throw new IllegalArgumentException("a stone has a number, and not " + number);
      }
    }
  }

  /** A record with a list and a double. */
  record Row(List<String> words, double estimate) implements Innocent {}

  @Override
  default int compareTo(Innocent other) {
    return Integer.compare(weight(), other.weight());
  }

  /** Patterns over a sealed type, and a switch over an enum inside. */
  default int weight() {
    return switch (this) {
      case Stone(Colour colour, int number) when number > 3 -> colour.ordinal();
      case Stone stone ->
          switch (stone.colour()) {
            case WHITE -> 1;
            case BLACK -> 2;
          };
      case Row row -> Math.floorMod(row.words().hashCode(), 7);
    };
  }

  /** Collections, streams, lambdas and copies of arrays. */
  static Map<String, Integer> tidy(List<Innocent> all, @Nullable Object maybe) {
    Map<Colour, BitSet> seen = new EnumMap<>(Colour.class);
    ArrayDeque<Innocent> queue = new ArrayDeque<>(List.copyOf(all));
    List<Innocent> rest = new ArrayList<>();
    while (!queue.isEmpty()) {
      if (queue.pop() instanceof Stone stone && !stone.equals(maybe)) {
        seen.computeIfAbsent(stone.colour(), colour -> new BitSet()).set(stone.number());
        rest.add(stone);
      }
    }
    Collections.sort(rest);
    int[] numbers = Arrays.copyOf(new int[] {Objects.hash(1, 2)}.clone(), rest.size() + 1);
    System.arraycopy(numbers, 0, numbers, 0, 1);
    return Set.of("one").stream()
        .collect(
            Collectors.toMap(
                word -> word + Math.sqrt(2) + Map.of("a", numbers[0]).size(),
                String::length,
                Integer::sum,
                LinkedHashMap::new));
  }
}
