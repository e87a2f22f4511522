package org.loggia.testkit;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;

/** (f) The census is the same all game long, in the worlds that seats imagine too. */
final class NoPieceIsLost implements Clause {
  @Override
  public String letter() {
    return "f";
  }

  @Override
  public String promise() {
    return "no piece is lost or found";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    trial.watch(Counting::new);
  }

  private static final class Counting<P extends Position<P, M, V>, M extends Move, V extends View>
      implements Watcher<P, M, V> {
    private @Nullable Map<String, Integer> atStart;

    @Override
    public void at(Moment<P, M, V> moment) {
      Map<String, Integer> census = moment.position().census();
      if (census.isEmpty()) {
        throw moment.broken("the census is empty");
      }
      Map<String, Integer> before = atStart;
      if (before == null) {
        atStart = census;
      } else {
        mustEqual(moment, before, census, "");
      }
      if (moment.nowAndThen(8)) {
        int seats = moment.trial().setup().seats();
        int pick = moment.dice().below(seats + 1);
        int seat = pick < seats ? pick : Seat.SPECTATOR;
        P imagined = moment.position().copy();
        imagined.imagine(seat, moment.dice());
        mustEqual(moment, census, imagined.census(), " as seat " + seat + " imagines it");
      }
    }

    private void mustEqual(
        Moment<P, M, V> moment, Map<String, Integer> before, Map<String, Integer> now, String how) {
      if (!now.equals(before)) {
        throw moment.broken("the census" + how + " is " + now + " instead of " + before);
      }
    }
  }
}
