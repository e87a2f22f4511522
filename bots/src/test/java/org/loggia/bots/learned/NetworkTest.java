package org.loggia.bots.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;
import org.loggia.core.chance.FastChance;

/** A network says what its numbers say, and is what its text says. */
class NetworkTest {
  private static final Shape SHAPE = new Shape(40, 12, 8, 4, 4);

  private static int[] weights(int seed, int wild) {
    FastChance lot = new FastChance(seed);
    int[] weights = new int[SHAPE.weights()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = lot.below(2 * wild + 1) - wild;
    }
    return weights;
  }

  @Test
  void a_network_is_what_its_text_says() {
    int[] weights = weights(1, 5_000);
    String text = NetworkText.write(SHAPE, weights, List.of("by lot", "shape 1 2 is no shape"));
    Network read = NetworkText.read(text);
    assertThat(read.shape()).isEqualTo(SHAPE);
    assertThat(read).usingRecursiveComparison().isEqualTo(new Network(SHAPE, weights));
  }

  @Test
  void what_is_no_network_is_unreadable() {
    String text = NetworkText.write(SHAPE, weights(1, 30), List.of());
    for (String wrong :
        List.of(
            "",
            "shape 1 2 3\n\n",
            "shape 1 2 3 4 x\n\n",
            "shape 99999999 2 3 4 5\n\n",
            text.substring(0, text.length() - 40))) {
      assertThatThrownBy(() -> NetworkText.read(wrong)).isInstanceOf(Unreadable.class);
    }
  }

  /** The same in fractions, layer by layer, as it was learned. */
  @Test
  void whole_numbers_come_close_to_the_fractions_they_stand_for() {
    for (int seed = 0; seed < 50; seed++) {
      Network network = new Network(SHAPE, weights(seed, 60));
      short[] traits = {(short) (seed % 40), (short) (seed * 7 % 40), 3, 3};
      assertThat(new Reading(network).share(traits))
          .isCloseTo(share(network, traits), within(0.02));
    }
  }

  private static double share(Network network, short[] traits) {
    double[] wide = new double[SHAPE.wide()];
    for (int j = 0; j < wide.length; j++) {
      double sum = network.wideBias[j];
      for (short trait : traits) {
        sum += network.wide[trait * wide.length + j];
      }
      wide[j] = Math.clamp(sum / Network.ONE, 0, 1);
    }
    double output = network.outerBias[0] / (double) (Network.ONE * Network.OUTER_ONE);
    for (int k = 0; k < SHAPE.inner(); k++) {
      double sum = network.innerBias[k] / (double) (Network.ONE * Network.INNER_ONE);
      for (int j = 0; j < wide.length; j++) {
        sum += network.inner[k * wide.length + j] * wide[j] / Network.INNER_ONE;
      }
      output += network.outer[k] * Math.clamp(sum, 0, 1) / Network.OUTER_ONE;
    }
    return 1 / (1 + Math.exp(-output));
  }

  @Test
  void our_logistic_curve_is_the_logistic_curve() {
    for (int x = -60_000; x < 60_000; x += 97) {
      double exact = 1 / (1 + Math.exp(-(double) x / Logistic.ONE));
      assertThat(Logistic.share(x)).isCloseTo(exact, within(0.004));
      assertThat(Logistic.share(x) + Logistic.share(-x)).isEqualTo(1, within(1e-15));
    }
  }
}
