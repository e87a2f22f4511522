package org.loggia.bots.learned;

import java.util.List;
import org.loggia.core.Eyes;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Traits;

/** What a network thinks of positions and moves; one for each search, for it takes notes. */
public final class Judgement<P extends Position<P, M, ?>, M extends Move> {
  /** How much the margin counts beside the share of the victory, as at the end of a game. */
  private static final double MARGIN = 0.1;

  private static final int MOST_SEATS = 6;

  private final Eyes<P, M> eyes;
  private final Network network;
  private final Reading reading;
  private final Traits seen = new Traits();
  private final int[] wishes;
  private final double[] margins = new double[MOST_SEATS];

  public Judgement(Eyes<P, M> eyes, Network network) {
    this.eyes = eyes;
    this.network = network;
    this.reading = new Reading(network);
    Shape shape = network.shape();
    if (shape.traits() != eyes.traits() || shape.moveTraits() != eyes.moveTraits()) {
      throw new IllegalArgumentException("this network has learned from other traits");
    }
    wishes = new int[shape.moveTraits()];
  }

  /** How well each seat stands in a position in which somebody must decide: 0 lost … 1 won. */
  public void judge(P position, double[] standing) {
    if (standing.length == 2) {
      // What one wins the other loses: the mover's eyes are enough.
      int mover = position.actor();
      look(position, mover);
      reading.finish();
      standing[mover] = (1 - MARGIN) * reading.share() + MARGIN * reading.margin();
      standing[1 - mover] = 1 - standing[mover];
      return;
    }
    double shares = 0;
    for (int seat = 0; seat < standing.length; seat++) {
      look(position, seat);
      reading.finish();
      standing[seat] = reading.share();
      margins[seat] = reading.margin();
      shares += standing[seat];
    }
    for (int seat = 0; seat < standing.length; seat++) {
      standing[seat] = (1 - MARGIN) * standing[seat] / shares + MARGIN * margins[seat];
    }
  }

  private void look(P position, int seat) {
    seen.clear();
    eyes.look(position, seat, seen);
    reading.begin();
    for (int i = 0; i < seen.count(); i++) {
      reading.add(seen.get(i));
    }
  }

  /** How likely each of these moves of the actor is to be the best; the sum is 1. */
  public void promises(P position, List<M> moves, double[] promises) {
    look(position, position.actor());
    wish(reading.cut());
    int[] wanted = new int[moves.size()];
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < wanted.length; i++) {
      seen.clear();
      eyes.look(position, moves.get(i), seen);
      int sum = 0;
      for (int k = 0; k < seen.count(); k++) {
        sum += wishes[seen.get(k)];
      }
      wanted[i] = sum;
      most = Math.max(most, sum);
    }
    double all = 0;
    for (int i = 0; i < wanted.length; i++) {
      promises[i] = Logistic.falling(wanted[i] - most);
      all += promises[i];
    }
    for (int i = 0; i < wanted.length; i++) {
      promises[i] /= all;
    }
  }

  /** What each trait of a move is worth here. */
  private void wish(int[] on) {
    int units = network.shape().hints();
    int[] weights = network.hints;
    for (int trait = 0; trait < wishes.length; trait++) {
      int sum = network.hintBias[trait];
      int row = trait * units;
      for (int j = 0; j < units; j++) {
        sum += weights[row + j] * on[j];
      }
      wishes[trait] = sum;
    }
  }
}
