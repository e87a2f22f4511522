package org.loggia.testkit;

import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;

/**
 * (g3) Two games that look the same to a seat go on looking the same to it, as long as what happens
 * to it is the same: nothing it sees, hears or may do hangs on what it cannot know.
 */
final class TwinsStayTwins implements Clause {
  private static final int STEPS = 60;

  @Override
  public String letter() {
    return "g3";
  }

  @Override
  public String promise() {
    return "games that look the same to a seat go on looking the same";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    trial.watch(
        () ->
            moment -> {
              if (moment.nowAndThen(4)) {
                int seat = Observers.any(trial.setup(), moment.dice());
                P twin = moment.position().copy();
                twin.imagine(seat, moment.dice());
                new Twins<>(moment, seat, twin).goOn(STEPS);
              }
            });
  }
}
