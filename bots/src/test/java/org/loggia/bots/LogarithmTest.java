package org.loggia.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LogarithmTest {
  @Test
  void our_logarithm_is_the_natural_one() {
    for (int n = 1; n < 2_000_000; n += 1 + n / 50) {
      assertThat(Logarithm.ln(n)).isCloseTo(Math.log(n), within(1e-13));
    }
    assertThat(Logarithm.ln(0.001)).isCloseTo(Math.log(0.001), within(1e-13));
  }
}
