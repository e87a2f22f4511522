package org.loggia.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceTest {
  @Test
  void aBagGivesEachPieceOnce() {
    int[] bag = {2, 0, 3, 1};
    StringBuilder kinds = new StringBuilder();
    for (int piece = 0; piece < 6; piece++) {
      kinds.append(Script.of(piece).from(bag, 6));
    }

    assertThat(kinds).hasToString("002223");
  }

  @Test
  void theLastPieceOfABagIsNoLuck() {
    Taping taping = new Taping(new FastChance(1));

    assertThat(taping.from(new int[] {0, 0, 1}, 1)).isEqualTo(2);
    assertThat(taping.draws()).isEqualTo(Draws.NONE);
  }

  @Test
  void aBagMustHoldWhatItSays() {
    assertThatThrownBy(() -> Script.of(5).from(new int[] {2, 3}, 6))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Script.of(0).from(new int[] {0, 0}, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void diceTellHowOftenEachFaceFell() {
    assertThat(Script.of(2, 0, 5, 2).dice(4, 6)).isEqualTo(0x100201);
    assertThat(Script.of().dice(0, 6)).isZero();
    assertThat(Script.of().dice(3, 1)).isEqualTo(3);
  }

  @Test
  void aHandfulTellsWhichOfThoseLeftEachPieceWas() {
    assertThat(Script.of(255, 0, 3, 252).handful(256, 4)).isEqualTo(0xFC0300FF);
    assertThat(Script.of(1).handful(2, 2)).as("the last one is certain").isEqualTo(1);
    assertThat(Script.of().handful(7, 0)).isZero();
    assertThatThrownBy(() -> Script.of(0).handful(1, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everySourceAgreesThatCertaintyIsNoDrawAndNothingIsNoChoice() {
    List<Chance> sources =
        List.of(
            new FastChance(1),
            new KeyedChance(new byte[32], 0, ""),
            new Tape(Draws.NONE),
            Script.of(),
            new Taping(Script.of()));
    for (Chance source : sources) {
      assertThat(source.below(1)).isZero();
      assertThatThrownBy(() -> source.below(0)).isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> source.below(-6)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void certaintyLeavesTheSourceAsItWas() {
    FastChance one = new FastChance(8);
    FastChance other = new FastChance(8);
    one.below(1);
    KeyedChance keyedOne = new KeyedChance(new byte[32], 3, "F3 red 2");
    KeyedChance keyedOther = new KeyedChance(new byte[32], 3, "F3 red 2");
    keyedOne.below(1);

    assertThat(one.below(1_000_000)).isEqualTo(other.below(1_000_000));
    assertThat(keyedOne.below(1_000_000)).isEqualTo(keyedOther.below(1_000_000));
  }
}
