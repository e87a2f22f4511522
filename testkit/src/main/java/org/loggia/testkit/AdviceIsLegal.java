package org.loggia.testkit;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Adviser;
import org.loggia.core.GameInfo;
import org.loggia.core.Meter;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;

/**
 * (m) Advice may be bad, but is legal and leaves the position alone; and a title's meter has a
 * figure for each of its metrics.
 */
final class AdviceIsLegal implements Clause {
  @Override
  public String letter() {
    return "m";
  }

  @Override
  public String promise() {
    return "advice is legal, and meters count";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    trial.watch(() -> new Following<>(trial.game().meter()));
  }

  private static final class Following<P extends Position<P, M, V>, M extends Move, V extends View>
      implements Watcher<P, M, V> {
    private final Meter<P, M> meter;
    private @Nullable P before;

    Following(Meter<P, M> meter) {
      this.meter = meter;
    }

    @Override
    public void at(Moment<P, M, V> moment) {
      count(moment);
      if (moment.position().actor() >= 0 && moment.nowAndThen(3)) {
        advise(moment);
      }
    }

    private void count(Moment<P, M, V> moment) {
      P earlier = before;
      M move = moment.lastMove();
      if (earlier != null && move != null) {
        meter.move(earlier, move);
      }
      if (moment.position().actor() != Seat.LUCK) {
        if (earlier == null) {
          meter.begin(moment.position());
        }
        before = moment.position().copy();
      }
      if (moment.isOver()) {
        GameInfo info = moment.trial().game().info();
        double[] figures = new double[info.metrics().size()];
        Arrays.fill(figures, Double.NaN);
        meter.over(moment.position(), figures);
        for (int i = 0; i < figures.length; i++) {
          if (!Double.isFinite(figures[i])) {
            throw moment.broken("the meter has no figure for " + info.metrics().get(i));
          }
        }
      }
    }

    private void advise(Moment<P, M, V> moment) {
      P position = moment.position();
      String text = moment.text();
      Adviser<P, M> adviser = moment.trial().game().adviser();
      List<M> candidates = adviser.candidates(position);
      moment.spend(1 + candidates.size() / 10);
      if (candidates.isEmpty()) {
        throw moment.broken("the adviser knows no candidate");
      }
      for (M candidate : candidates) {
        mustBeLegal(moment, candidate, "a candidate");
      }
      mustBeLegal(moment, adviser.playout(position, moment.dice()), "the quick move");
      double[] standing = new double[position.setup().seats()];
      Arrays.fill(standing, Double.NaN);
      adviser.judge(position, standing);
      for (int seat = 0; seat < standing.length; seat++) {
        if (!(standing[seat] >= 0 && standing[seat] <= 1)) {
          throw moment.broken("seat " + seat + " is judged to stand at " + standing[seat]);
        }
      }
      if (!moment.text().equals(text)) {
        throw moment.broken("taking advice changed it from «" + text + "»");
      }
    }

    private void mustBeLegal(Moment<P, M, V> moment, M move, String which) {
      if (!moment.position().legal().contains(move)) {
        throw moment.broken(
            which + " is illegal: '" + moment.trial().notation().writeMove(move) + "'");
      }
    }
  }
}
