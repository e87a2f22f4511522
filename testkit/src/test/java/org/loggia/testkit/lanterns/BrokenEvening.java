package org.loggia.testkit.lanterns;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Result;
import org.loggia.core.Setup;
import org.loggia.core.chance.Chance;

/** An evening on which one thing goes wrong. */
public final class BrokenEvening implements Position<BrokenEvening, LanternMove, LanternView> {
  final Evening evening;
  private final Fault fault;

  BrokenEvening(Evening evening, Fault fault) {
    this.evening = evening;
    this.fault = fault;
  }

  @Override
  public Setup setup() {
    return evening.setup();
  }

  @Override
  public int actor() {
    return evening.actor();
  }

  @Override
  public Choices<LanternMove> legal() {
    return fault.legal(evening);
  }

  @Override
  public @Nullable Refusal why(LanternMove move) {
    return fault.why(evening, move);
  }

  @Override
  public void play(LanternMove move, Journal journal) {
    fault.play(evening, move, journal);
  }

  @Override
  public void settle(Chance chance, Journal journal) {
    fault.settle(evening, chance, journal);
  }

  @Override
  public Result result() {
    return fault.result(evening);
  }

  @Override
  public LanternView view(int seat) {
    return fault.view(evening, seat);
  }

  @Override
  public void imagine(int seat, Chance chance) {
    fault.imagine(evening, seat, chance);
  }

  @Override
  public BrokenEvening copy() {
    return new BrokenEvening(fault.copy(evening), fault);
  }

  @Override
  public void copyFrom(BrokenEvening other) {
    fault.copyFrom(evening, other.evening);
  }

  @Override
  public Map<String, Integer> census() {
    return fault.census(evening);
  }
}
