package org.loggia.lab.forbidden.core;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Forgets in which order things came. */
public final class Jumble {
  public Set<Integer> jumble(Map<String, Integer> map) {
    Set<Integer> values = Set.copyOf(Map.copyOf(map).values());
    return Stream.concat(values.stream(), Set.of(1, 2).stream()).collect(Collectors.toSet());
  }
}
