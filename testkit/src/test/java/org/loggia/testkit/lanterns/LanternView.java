package org.loggia.testkit.lanterns;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.json.Derived;

/** The evening as one seat sees it. */
@Derived
public record LanternView(
    int seat,
    Setup setup,
    Phase phase,
    int turn,
    List<Bench> benches,
    List<Hung> row,
    int bag,
    List<Integer> points)
    implements View {
  public LanternView {
    benches = List.copyOf(benches);
    row = List.copyOf(row);
    points = List.copyOf(points);
  }

  /** How much a seat holds and hides, and which lanterns these are where that is known. */
  public record Bench(
      int hand, int hidden, @Nullable List<Colour> inHand, @Nullable List<Colour> underBench) {}

  /** A lantern in the row, and who hung it. */
  public record Hung(Colour lantern, int seat) {}

  @Override
  public int actor() {
    return phase.actor(turn);
  }

  @Override
  public String asks() {
    return phase.word();
  }
}
