package org.loggia.players;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.loggia.bots.Search.Considered;
import org.loggia.core.Move;

/** What several searches think of the same moves, added up. */
final class Opinions<M extends Move> {
  private final Map<M, Considered<M>> byMove = new LinkedHashMap<>();

  void add(List<Considered<M>> opinion) {
    for (Considered<M> each : opinion) {
      byMove.merge(each.move(), each, Opinions::sum);
    }
  }

  private static <M extends Move> Considered<M> sum(Considered<M> one, Considered<M> other) {
    int visits = one.visits() + other.visits();
    double value = one.visits() * one.value() + other.visits() * other.value();
    return new Considered<>(one.move(), visits, visits == 0 ? 0 : value / visits);
  }

  List<Considered<M>> mostVisitedFirst() {
    List<Considered<M>> all = new ArrayList<>(byMove.values());
    all.sort(
        Comparator.comparingInt((Considered<M> each) -> -each.visits())
            .thenComparingDouble(each -> -each.value()));
    return all;
  }
}
