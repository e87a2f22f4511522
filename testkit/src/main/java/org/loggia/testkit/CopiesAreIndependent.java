package org.loggia.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;

/**
 * (c) A copy is the same position and nobody's but its own: at the end of a game all its earlier
 * positions still look as they did, a game played on a copy leaves the original alone, and copyFrom
 * forgets all that was there before.
 */
final class CopiesAreIndependent implements Clause {
  @Override
  public String letter() {
    return "c";
  }

  @Override
  public String promise() {
    return "copies are independent";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Trial<P, M, V> trial) {
    // One position is copied into again and again, all through all games.
    P reused = trial.game().start(trial.setup());
    trial.watch(() -> new Keeping<>(reused));
  }

  private static final class Keeping<P extends Position<P, M, V>, M extends Move, V extends View>
      implements Watcher<P, M, V> {
    private final P reused;
    private final List<P> kept = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private @Nullable P early;

    Keeping(P reused) {
      this.reused = reused;
    }

    @Override
    public void at(Moment<P, M, V> moment) {
      String text = moment.text();
      P copy = moment.position().copy();
      mustRead(moment, copy, text, "its copy");
      reused.copyFrom(moment.position());
      mustRead(moment, reused, text, "what was copied from it");
      disturb(moment, reused);
      mustRead(moment, moment.position(), text, "it, after a move on a position copied from it,");
      mustRead(moment, copy, text, "its copy, after a move elsewhere,");
      kept.add(copy);
      texts.add(text);
      goOn(moment);
      if (moment.isOver()) {
        for (int i = 0; i < kept.size(); i++) {
          mustRead(moment, kept.get(i), texts.get(i), "the copy kept at step " + i);
        }
      }
    }

    /**
     * Once a game, a copy and a position with a past go the same way to the end as the original.
     */
    private void goOn(Moment<P, M, V> moment) {
      if (early == null && moment.nowAndThen(6)) {
        P before = moment.position().copy();
        P copy = moment.position().copy();
        P copiedInto = moment.position().copy();
        disturb(moment, copiedInto);
        copiedInto.copyFrom(moment.position());
        Lockstep.play(moment, before.copy(), copy, "its copy");
        Lockstep.play(moment, before, copiedInto, "what was copied from it");
        early = before;
      }
    }

    private void disturb(Moment<P, M, V> moment, P position) {
      if (position.actor() == Seat.LUCK) {
        position.settle(moment.dice(), Journal.OFF);
      }
      if (position.actor() >= 0) {
        Choices<M> legal = position.legal();
        int count = legal.count();
        if (count > 0) {
          position.play(legal.get(moment.dice().below(count)), Journal.OFF);
          position.settleIfDue(moment.dice(), Journal.OFF);
        }
      }
    }

    private void mustRead(Moment<P, M, V> moment, P position, String text, String which) {
      String now = moment.trial().notation().writePosition(position);
      if (!now.equals(text)) {
        throw moment.broken(which + " reads «" + now + "» instead of «" + text + "»");
      }
    }
  }
}
