package org.loggia.testkit.lanterns;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Standing;
import org.loggia.core.chance.Chance;

/** What a seat sees of an evening, and what it may imagine behind it. */
final class LanternWorlds {
  private LanternWorlds() {}

  static LanternView view(Evening evening, int seat) {
    List<LanternView.Bench> benches = new ArrayList<>();
    for (int other = 0; other < evening.setup.seats(); other++) {
      boolean known = other == seat || evening.phase == Phase.OVER;
      benches.add(
          new LanternView.Bench(
              Evening.sum(evening.hand[other]),
              Evening.sum(evening.hidden[other]),
              known ? Colour.list(evening.hand[other]) : null,
              known ? Colour.list(evening.hidden[other]) : null));
    }
    return new LanternView(
        seat,
        evening.setup,
        evening.phase,
        evening.turn,
        benches,
        evening.row,
        Evening.sum(evening.bag),
        evening.phase == Phase.OVER ? points(evening) : List.of());
  }

  /** What is under the benches decides, so nobody knows the points before the end. */
  private static List<Integer> points(Evening evening) {
    return evening.result().standings().stream().map(Standing::points).toList();
  }

  /**
   * Every lantern that the seat cannot see is as likely to be in one unseen place as in another.
   */
  static Evening world(LanternView view, Chance chance) {
    Evening evening = new Evening(view.setup());
    evening.phase = view.phase();
    evening.turn = view.turn();
    evening.row.addAll(view.row());
    view.row().forEach(hung -> evening.bag[hung.lantern().ordinal()]--);
    for (int seat = 0; seat < view.benches().size(); seat++) {
      take(evening, evening.hand[seat], view.benches().get(seat).inHand());
      take(evening, evening.hidden[seat], view.benches().get(seat).underBench());
    }
    for (int seat = 0; seat < view.benches().size(); seat++) {
      LanternView.Bench bench = view.benches().get(seat);
      deal(evening, evening.hand[seat], bench.hand(), chance);
      deal(evening, evening.hidden[seat], bench.hidden(), chance);
    }
    return evening;
  }

  private static void take(Evening evening, int[] place, @Nullable List<Colour> known) {
    if (known != null) {
      for (Colour colour : known) {
        evening.bag[colour.ordinal()]--;
        place[colour.ordinal()]++;
      }
    }
  }

  private static void deal(Evening evening, int[] place, int lanterns, Chance chance) {
    while (Evening.sum(place) < lanterns) {
      int lantern = chance.from(evening.bag, Evening.sum(evening.bag));
      evening.bag[lantern]--;
      place[lantern]++;
    }
  }
}
