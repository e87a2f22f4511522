package org.loggia.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FastChanceTest {
  /** Computed by a separate program. If these change, every recorded simulation is void. */
  @Test
  void saysTheSameForEver() {
    assertThat(draws(0, 6, 16)).containsExactly(5, 3, 4, 4, 2, 2, 4, 3, 3, 3, 4, 1, 2, 4, 5, 5);
    assertThat(draws(1, 6, 16)).containsExactly(2, 1, 0, 1, 1, 5, 5, 3, 3, 3, 2, 4, 5, 5, 2, 1);
    assertThat(draws(-1, 6, 16)).containsExactly(0, 3, 0, 0, 0, 0, 3, 3, 2, 5, 1, 1, 1, 5, 4, 0);
    assertThat(draws(20250101123456789L, 128, 8)).containsExactly(56, 0, 122, 106, 36, 115, 86, 39);
    assertThat(draws(0, 1_000_000_007, 6))
        .containsExactly(934428951, 646063965, 719189208, 821582081, 388327990, 406300693);
    assertThat(draws(-1, 1_000_000_007, 6))
        .containsExactly(119422439, 623499658, 138923944, 151952104, 15335244, 75366744);
  }

  private static int[] draws(long seed, int n, int count) {
    FastChance chance = new FastChance(seed);
    int[] draws = new int[count];
    for (int i = 0; i < count; i++) {
      draws[i] = chance.below(n);
    }
    return draws;
  }

  /**
   * With the seeds fixed this either always passes or never; the limit is what chance exceeds once
   * in some ten thousand times.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 6, 7, 20, 52, 100, 127, 128, 129, 255, 256, 1000})
  void everyValueIsEquallyLikely(int n) {
    int[] counts = new int[n];
    int expected = 10_000;
    FastChance chance = new FastChance(42L + n);
    for (int i = 0; i < expected * n; i++) {
      counts[chance.below(n)]++;
    }

    assertThat(chiSquare(counts, expected)).isLessThan(limit(n - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 6, 11})
  void twoDrawsInARowHaveNothingToDoWithEachOther(int n) {
    int[] counts = new int[n * n];
    int expected = 5_000;
    FastChance chance = new FastChance(77L + n);
    int last = chance.below(n);
    for (int i = 0; i < expected * n * n; i++) {
      int next = chance.below(n);
      counts[last * n + next]++;
      last = next;
    }

    assertThat(chiSquare(counts, expected)).isLessThan(limit(n * n - 1));
  }

  @Test
  void neighbouringSeedsHaveNothingToDoWithEachOther() {
    int[] counts = new int[100];
    for (int seed = 0; seed < 500_000; seed++) {
      counts[new FastChance(seed).below(100)]++;
    }

    assertThat(chiSquare(counts, 5_000)).isLessThan(limit(99));
  }

  private static double chiSquare(int[] counts, int expected) {
    double sum = 0;
    for (int count : counts) {
      double difference = count - expected;
      sum += difference * difference / expected;
    }
    return sum;
  }

  /** Mean and four standard deviations of the chi-square distribution. */
  private static double limit(int degrees) {
    return degrees + 4 * Math.sqrt(2.0 * degrees);
  }

  /**
   * Not likely but certain: of the 2^24 words, exactly as many are for one value as for another.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7, 64, 100, 127, 128})
  void smallBoundsAreExactlyFair(int n) {
    int[] counts = new int[n];
    int refused = 0;
    for (int word = 0; word < 1 << 24; word++) {
      int value = FastChance.scale(word, n);
      if (value < 0) {
        refused++;
      } else {
        counts[value]++;
      }
    }

    assertThat(counts).containsOnly((1 << 24) / n);
    assertThat(refused).isEqualTo((1 << 24) % n);
  }

  @ParameterizedTest
  @ValueSource(ints = {129, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE})
  void largeBoundsAreReachedAndKept(int n) {
    FastChance chance = new FastChance(9);
    int least = n;
    int greatest = 0;
    for (int i = 0; i < 20_000; i++) {
      int value = chance.below(n);
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    }

    assertThat(least).isBetween(0, n / 100);
    assertThat(greatest).isBetween(n - n / 100 - 1, n - 1);
  }

  @Test
  void aCopyGoesOnAlikeAndApart() {
    FastChance chance = new FastChance(3);
    chance.below(6);
    FastChance copy = chance.copy();
    FastChance other = new FastChance(99);
    other.copyFrom(chance);
    int next = chance.below(1_000_000);

    assertThat(copy.below(1_000_000)).isEqualTo(next);
    assertThat(other.below(1_000_000)).isEqualTo(next);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 6, 7, 8})
  void diceThatAreThrownAtOnceFallAsTheyWouldOneByOne(int faces) {
    FastChance atOnce = new FastChance(faces);
    FastChance oneByOne = new FastChance(faces);
    for (int dice = 0; dice <= 15; dice++) {
      int fell = 0;
      for (int i = 0; i < dice; i++) {
        fell += 1 << (4 * oneByOne.below(faces));
      }

      assertThat(atOnce.dice(dice, faces)).isEqualTo(fell);
    }

    assertThat(atOnce.below(1_000_000)).isEqualTo(oneByOne.below(1_000_000));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void aHandfulAtOnceIsWhatItWouldBeOneByOne(int pieces) {
    FastChance atOnce = new FastChance(pieces);
    FastChance oneByOne = new FastChance(pieces);
    for (int n = Math.max(1, pieces); n <= 256; n++) {
      int drawn = 0;
      for (int i = 0; i < pieces; i++) {
        drawn |= oneByOne.below(n - i) << (8 * i);
      }

      assertThat(atOnce.handful(n, pieces)).as("%d of %d", pieces, n).isEqualTo(drawn);
    }

    assertThat(atOnce.below(1_000_000)).isEqualTo(oneByOne.below(1_000_000));
  }
}
