package org.loggia.lab.policy;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one place that names all ways to play. */
public final class Policies {
  private static final List<Policy> ALL = List.of(new Uniform(), new Greedy());

  private Policies() {}

  public static @Nullable Policy named(String name) {
    for (Policy policy : ALL) {
      if (policy.name().equals(name)) {
        return policy;
      }
    }
    return null;
  }

  public static List<String> names() {
    return ALL.stream().map(Policy::name).toList();
  }
}
