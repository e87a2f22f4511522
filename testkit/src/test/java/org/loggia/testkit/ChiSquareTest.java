package org.loggia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

class ChiSquareTest {
  @Test
  void twoSamplesOfOneSourceAreNotFarApart() {
    for (int seed = 0; seed < 200; seed++) {
      ChiSquare same = ChiSquare.of(throwDice(seed, 6, 600), throwDice(1000 + seed, 6, 3000));
      assertThat(same.degrees()).isEqualTo(5);
      assertThat(same.deviation()).isLessThan(3.72);
    }
  }

  @Test
  void samplesOfOneSourceDeviateAsOftenAsTheyShould() {
    int above = 0;
    for (int seed = 0; seed < 1000; seed++) {
      if (ChiSquare.of(throwDice(seed, 6, 500), throwDice(5000 + seed, 6, 700)).deviation()
          > 1.645) {
        above++;
      }
    }
    assertThat(above).isBetween(30, 70); // one in twenty
  }

  @Test
  void aLoadedDieIsFound() {
    Map<String, Integer> loaded = throwDice(1, 6, 3000);
    loaded.merge("5", 200, Integer::sum);
    assertThat(ChiSquare.of(throwDice(2, 6, 3000), loaded).deviation()).isGreaterThan(3.72);
  }

  @Test
  void aFaceThatNeverComesIsFound() {
    assertThat(ChiSquare.of(throwDice(1, 6, 300), throwDice(2, 5, 300)).deviation())
        .isGreaterThan(3.72);
  }

  @Test
  void facesThatComeSeldomAreComparedTogether() {
    ChiSquare chiSquare = ChiSquare.of(throwDice(1, 1000, 500), throwDice(2, 1000, 500));
    assertThat(chiSquare.degrees()).isZero();
  }

  private static Map<String, Integer> throwDice(int seed, int faces, int times) {
    FastChance chance = new FastChance(seed);
    Map<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < times; i++) {
      counts.merge(Integer.toString(chance.below(faces)), 1, Integer::sum);
    }
    return counts;
  }
}
