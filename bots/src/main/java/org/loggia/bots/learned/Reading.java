package org.loggia.bots.learned;

/** The first two layers of a network over traits that were noted: what it says of a position. */
public final class Reading {
  private final Network network;
  private final int[] wide;
  private final int[] inner;

  public Reading(Network network) {
    this.network = network;
    wide = new int[network.shape().wide()];
    inner = new int[network.shape().inner()];
  }

  /** The seat's share of the victory, if these traits are there. */
  public double share(short[] traits) {
    begin();
    for (short trait : traits) {
      add(trait);
    }
    finish();
    return share();
  }

  void begin() {
    System.arraycopy(network.wideBias, 0, wide, 0, wide.length);
  }

  /** A trait that is there. */
  void add(int trait) {
    int[] weights = network.wide;
    int[] sums = wide;
    int row = trait * sums.length;
    for (int j = 0; j < sums.length; j++) {
      sums[j] += weights[row + j];
    }
  }

  /** Nothing more is added: the first layer, as far as it is on. */
  int[] cut() {
    int[] sums = wide;
    for (int j = 0; j < sums.length; j++) {
      sums[j] = cut(sums[j]);
    }
    return sums;
  }

  private static int cut(int activation) {
    return Math.max(0, Math.min(Network.ONE, activation));
  }

  void finish() {
    int[] on = cut();
    int[] weights = network.inner;
    for (int k = 0; k < inner.length; k++) {
      int sum = 0;
      int row = k * on.length;
      for (int j = 0; j < on.length; j++) {
        sum += weights[row + j] * on[j];
      }
      inner[k] = cut((sum + network.innerBias[k]) / Network.INNER_ONE);
    }
  }

  double share() {
    return Logistic.share(output(0));
  }

  double margin() {
    return Logistic.share(output(1));
  }

  private int output(int which) {
    int sum = network.outerBias[which];
    int row = which * inner.length;
    for (int k = 0; k < inner.length; k++) {
      sum += network.outer[row + k] * inner[k];
    }
    return sum;
  }
}
