package org.loggia.lab.simulate;

import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.GameInfo;
import org.loggia.core.Match;
import org.loggia.core.Meter;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.records.Walk;

/** What recorded games with the same set-up add up to, as if they were simulated. */
public final class Recorded<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final GameInfo info;
  private final Setup setup;
  private final Meter<P, M> meter;
  private final double[] figures;
  private final Sums sums;

  public Recorded(Game<P, M, V> game, Setup setup, boolean detailed) {
    this.info = game.info();
    this.setup = setup;
    meter = game.meter();
    figures = new double[info.metrics().size()];
    sums = new Sums(info, setup.seats(), detailed);
  }

  /** Adds a game that is over. */
  public void add(Match<P, M, V> match) {
    long[] choices = new long[1];
    P end =
        new Walk<>(match)
            .each(
                (step, before, move) -> {
                  if (move == null) {
                    return true;
                  }
                  if (choices[0] == 0) {
                    meter.begin(before);
                  }
                  Choices<M> legal = before.legal();
                  choices[0] += legal.count();
                  if (sums.distributions != null) {
                    sums.distributions.decision(step.ply() - 1, legal.count());
                  }
                  meter.move(before, move);
                  return true;
                });
    meter.over(end, figures);
    sums.add(match.steps().size() - 1, choices[0], end.result(), figures);
  }

  public Summary summary() {
    return Summary.ofRecords(info, setup, sums);
  }
}
