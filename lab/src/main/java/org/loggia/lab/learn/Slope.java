package org.loggia.lab.learn;

import java.util.Arrays;
import org.loggia.bots.learned.Shape;

/**
 * In which direction the weights should go for some samples; one for each thread. What is written
 * here is forwards what the network in {@code bots} does in whole numbers, and then backwards.
 */
final class Slope {
  /** A unit that is off still feels a little of where it should go, or it would never come back. */
  private static final float LEAK = 0.02f;

  private static final float MARGIN_COUNTS = 0.5f;
  private static final float MOVES_COUNT = 0.5f;

  final float[] slope;
  private final Weights weights;
  private final Shape shape;
  private final float[] wide;
  private final float[] wideBack;
  private final float[] inner;
  private final float[] innerBack;
  private final float[] wishes;
  private final float[] wishesBack;
  double loss;
  int samples;

  Slope(Weights weights) {
    this.weights = weights;
    this.shape = weights.shape;
    slope = new float[weights.all.length];
    wide = new float[shape.wide()];
    wideBack = new float[shape.wide()];
    inner = new float[shape.inner()];
    innerBack = new float[shape.inner()];
    wishes = new float[shape.moveTraits()];
    wishesBack = new float[shape.moveTraits()];
  }

  void clear() {
    Arrays.fill(slope, 0);
    loss = 0;
    samples = 0;
  }

  /**
   * @param trust how much what the search expected counts beside how the game came out
   */
  void add(Sample sample, float trust) {
    samples++;
    forward(sample);
    Arrays.fill(wideBack, 0);
    Arrays.fill(innerBack, 0);
    float wanted = (1 - trust) * sample.share() + trust * sample.searched();
    output(0, wanted, 1, true);
    output(1, sample.margin(), MARGIN_COUNTS, false);
    backThroughInner();
    if (sample.visits().length > 1) {
      moves(sample);
    }
    backThroughWide(sample);
  }

  private void forward(Sample sample) {
    float[] w = weights.all;
    int units = wide.length;
    System.arraycopy(w, weights.wideBias, wide, 0, units);
    for (short trait : sample.traits()) {
      int row = trait * units;
      for (int j = 0; j < units; j++) {
        wide[j] += w[row + j];
      }
    }
    for (int k = 0; k < inner.length; k++) {
      float sum = w[weights.innerBias + k];
      int row = weights.inner + k * units;
      for (int j = 0; j < units; j++) {
        sum += w[row + j] * cut(wide[j]);
      }
      inner[k] = sum;
    }
  }

  private static float cut(float activation) {
    return Math.max(0, Math.min(1, activation));
  }

  private static float steepness(float activation) {
    return activation > 0 && activation < 1 ? 1 : LEAK;
  }

  private void output(int which, float wanted, float counts, boolean measured) {
    float[] w = weights.all;
    int row = weights.outer + which * inner.length;
    float sum = w[weights.outerBias + which];
    for (int k = 0; k < inner.length; k++) {
      sum += w[row + k] * cut(inner[k]);
    }
    float said = (float) (1 / (1 + Math.exp(-sum)));
    if (measured) {
      loss -= wanted * Math.log(said + 1e-9) + (1 - wanted) * Math.log(1 - said + 1e-9);
    }
    float back = counts * (said - wanted);
    slope[weights.outerBias + which] += back;
    for (int k = 0; k < inner.length; k++) {
      slope[row + k] += back * cut(inner[k]);
      innerBack[k] += back * w[row + k];
    }
  }

  private void backThroughInner() {
    float[] w = weights.all;
    int units = wide.length;
    for (int k = 0; k < inner.length; k++) {
      float back = innerBack[k] * steepness(inner[k]);
      slope[weights.innerBias + k] += back;
      int row = weights.inner + k * units;
      for (int j = 0; j < units; j++) {
        slope[row + j] += back * cut(wide[j]);
        wideBack[j] += back * w[row + j];
      }
    }
  }

  private void moves(Sample sample) {
    float[] w = weights.all;
    int units = shape.hints();
    for (int trait = 0; trait < wishes.length; trait++) {
      float sum = w[weights.hintBias + trait];
      int row = weights.hints + trait * units;
      for (int j = 0; j < units; j++) {
        sum += w[row + j] * cut(wide[j]);
      }
      wishes[trait] = sum;
    }
    float[] said = softmax(sample);
    Arrays.fill(wishesBack, 0);
    int at = 0;
    for (int i = 0; i < said.length; i++) {
      float back = MOVES_COUNT * (said[i] - sample.visits()[i]);
      int behind = at + 1 + sample.moves()[at];
      for (at++; at < behind; at++) {
        wishesBack[sample.moves()[at]] += back;
      }
    }
    for (int trait = 0; trait < wishes.length; trait++) {
      float back = wishesBack[trait];
      if (back != 0) {
        slope[weights.hintBias + trait] += back;
        int row = weights.hints + trait * units;
        for (int j = 0; j < units; j++) {
          slope[row + j] += back * cut(wide[j]);
          wideBack[j] += back * w[row + j];
        }
      }
    }
  }

  private float[] softmax(Sample sample) {
    float[] said = new float[sample.visits().length];
    float most = Float.NEGATIVE_INFINITY;
    int at = 0;
    for (int i = 0; i < said.length; i++) {
      int behind = at + 1 + sample.moves()[at];
      for (at++; at < behind; at++) {
        said[i] += wishes[sample.moves()[at]];
      }
      most = Math.max(most, said[i]);
    }
    float all = 0;
    for (int i = 0; i < said.length; i++) {
      said[i] = (float) Math.exp(said[i] - most);
      all += said[i];
    }
    for (int i = 0; i < said.length; i++) {
      said[i] /= all;
    }
    return said;
  }

  private void backThroughWide(Sample sample) {
    int units = wide.length;
    for (int j = 0; j < units; j++) {
      wideBack[j] *= steepness(wide[j]);
      slope[weights.wideBias + j] += wideBack[j];
    }
    for (short trait : sample.traits()) {
      int row = trait * units;
      for (int j = 0; j < units; j++) {
        slope[row + j] += wideBack[j];
      }
    }
  }
}
