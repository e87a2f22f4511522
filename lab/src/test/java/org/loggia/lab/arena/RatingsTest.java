package org.loggia.lab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.chance.FastChance;

class RatingsTest {
  /** A game in which the bots of the line-up came in with these places. */
  private static void add(Scores scores, Integer... placeOfBot) {
    int index = scores.bouts();
    List<Integer> lineUp = scores.lineUps().of(index);
    List<Integer> places = new ArrayList<>();
    List<Double> shares = new ArrayList<>();
    List<Integer> none = new ArrayList<>();
    for (int bot : lineUp) {
      places.add(placeOfBot[bot]);
      shares.add(placeOfBot[bot] == 1 ? 1.0 : 0.0);
      none.add(0);
    }
    scores.add(new Bout(index, lineUp, places, shares, none, none, null, "", none, List.of()));
  }

  private static Scores duel(int won, int lost) {
    Scores scores = new Scores(2, 2);
    for (int i = 0; i < won + lost; i++) {
      if (i % 4 < 4 * won / (won + lost)) {
        add(scores, 1, 2);
      } else {
        add(scores, 2, 1);
      }
    }
    return scores;
  }

  @Test
  void threeOfFourAreAboutTwoHundredPoints() {
    Elo elo = Elo.of(duel(750, 250));

    assertThat(elo.of(0) - elo.of(1)).isCloseTo(191, within(2.0));
    assertThat(elo.of(0) + elo.of(1)).isCloseTo(0, within(1e-6));
    assertThat(elo.low(0)).isBetween(75.0, 90.0);
    assertThat(elo.high(0)).isBetween(100.0, 117.0);
  }

  @Test
  void moreGamesMakeTheIntervalNarrower() {
    Elo few = Elo.of(duel(75, 25));
    Elo many = Elo.of(duel(7_500, 2_500));

    assertThat(many.high(0) - many.low(0)).isLessThan((few.high(0) - few.low(0)) / 5);
  }

  @Test
  void whoNeverLostIsNotInfinitelyGood() {
    Elo elo = Elo.of(duel(100, 0));

    assertThat(elo.of(0)).isBetween(300.0, 1_000.0);
    assertThat(elo.high(0)).isFinite().isGreaterThan(elo.of(0) + 100);
  }

  /** One interval in twenty may miss; of fifty, more than ten would be a wrong formula. */
  @Test
  void intervalsCatchTheTruth() {
    int caught = 0;
    for (int seed = 0; seed < 50; seed++) {
      FastChance chance = new FastChance(seed);
      Scores scores = new Scores(3, 3);
      for (int game = 0; game < 150; game++) {
        // Odds of 4 : 2 : 1 to come in first, then of the others likewise.
        int first = new int[] {0, 0, 0, 0, 1, 1, 2}[chance.below(7)];
        int second =
            switch (first) {
              case 0 -> chance.below(3) < 2 ? 1 : 2;
              case 1 -> chance.below(5) < 4 ? 0 : 2;
              default -> chance.below(6) < 4 ? 0 : 1;
            };
        Integer[] places = {3, 3, 3};
        places[first] = 1;
        places[second] = 2;
        add(scores, places);
      }
      Elo elo = Elo.of(scores);
      double truth = 400 * Math.log10(2);
      caught += elo.low(0) <= truth && truth <= elo.high(0) ? 1 : 0;
    }
    assertThat(caught).isBetween(42, 50);
  }

  @Test
  void aVerdictComesSoonWhenItIsClearAndNotWhenItIsNot() {
    assertThat(Verdict.isReached(duel(10, 0))).isFalse();
    assertThat(Verdict.isReached(duel(40, 0))).isTrue();
    assertThat(Verdict.between(duel(40, 0), 0, 1)).isEqualTo(1);
    assertThat(Verdict.between(duel(40, 0), 1, 0)).isEqualTo(-1);
  }

  /** However often one looks: at most one contest of equals in twenty may be decided. */
  @Test
  void equalsAreSeldomParted() {
    int parted = 0;
    for (int seed = 0; seed < 200; seed++) {
      FastChance chance = new FastChance(seed);
      Scores scores = new Scores(2, 2);
      boolean decided = false;
      for (int game = 0; game < 300 && !decided; game++) {
        add(scores, chance.below(2) == 0 ? new Integer[] {1, 2} : new Integer[] {2, 1});
        decided = Verdict.isReached(scores);
      }
      parted += decided ? 1 : 0;
    }
    assertThat(parted).isLessThan(10);
  }

  @Test
  void aShareHasTheIntervalThatWilsonFound() {
    Share share = Share.of(0.9, 100);

    assertThat(share.low()).isCloseTo(0.8256, within(1e-3));
    assertThat(share.high()).isCloseTo(0.9448, within(1e-3));
    assertThat(Share.of(1.0, 50).high()).isCloseTo(1, within(1e-9));
  }
}
