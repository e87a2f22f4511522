package org.loggia.lab.learn;

import java.util.Random;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.Shape;

/** A network while it is fitted: the same weights in the same order, as fractions. */
final class Weights {
  final Shape shape;
  final float[] all;
  final int wideBias;
  final int inner;
  final int innerBias;
  final int outer;
  final int outerBias;
  final int hints;
  final int hintBias;

  Weights(Shape shape) {
    this.shape = shape;
    all = new float[shape.weights()];
    wideBias = shape.traits() * shape.wide();
    inner = wideBias + shape.wide();
    innerBias = inner + shape.inner() * shape.wide();
    outer = innerBias + shape.inner();
    outerBias = outer + Shape.OUTPUTS * shape.inner();
    hints = outerBias + Shape.OUTPUTS;
    hintBias = hints + shape.moveTraits() * shape.hints();
  }

  /** Small weights by lot, and units that are on about half of the time. */
  static Weights byLot(Shape shape, long seed) {
    Weights weights = new Weights(shape);
    Random lot = new Random(seed);
    weights.fill(0, weights.wideBias, 0.05, lot);
    for (int j = 0; j < shape.wide(); j++) {
      weights.all[weights.wideBias + j] = 0.3f;
    }
    weights.fill(weights.inner, weights.innerBias, 1 / Math.sqrt(shape.wide()), lot);
    for (int k = 0; k < shape.inner(); k++) {
      weights.all[weights.innerBias + k] = 0.3f;
    }
    weights.fill(weights.outer, weights.outerBias, 1 / Math.sqrt(shape.inner()), lot);
    weights.fill(weights.hints, weights.hintBias, 0.05, lot);
    return weights;
  }

  private void fill(int from, int behind, double spread, Random lot) {
    for (int i = from; i < behind; i++) {
      all[i] = (float) (spread * lot.nextGaussian());
    }
  }

  /** The nearest whole numbers. */
  int[] rounded() {
    int[] rounded = new int[all.length];
    int outerOne = Network.ONE * Network.OUTER_ONE;
    round(0, inner, Network.ONE, rounded);
    round(inner, innerBias, Network.INNER_ONE, rounded);
    round(innerBias, outer, Network.ONE * Network.INNER_ONE, rounded);
    round(outer, outerBias, Network.OUTER_ONE, rounded);
    round(outerBias, hints, outerOne, rounded);
    round(hints, hintBias, Network.OUTER_ONE, rounded);
    round(hintBias, all.length, outerOne, rounded);
    return rounded;
  }

  private void round(int from, int behind, int one, int[] rounded) {
    for (int i = from; i < behind; i++) {
      rounded[i] = Math.round(all[i] * one);
    }
  }
}
