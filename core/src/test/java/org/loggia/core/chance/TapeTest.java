package org.loggia.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.loggia.core.Unreadable;

class TapeTest {
  @Test
  void tellsAgainWhatWasTaped() {
    Taping taping = new Taping(new FastChance(5));
    int[] bounds = {6, 6, 1, 100, 1, 5000, 2};
    int[] values = new int[bounds.length];
    for (int i = 0; i < bounds.length; i++) {
      values[i] = taping.below(bounds[i]);
    }
    Tape tape = new Tape(Draws.read(taping.draws().text()));

    assertThat(taping.draws().size()).isEqualTo(5);
    for (int i = 0; i < bounds.length; i++) {
      assertThat(tape.below(bounds[i])).isEqualTo(values[i]);
    }
    assertThat(tape.isUsedUp()).isTrue();
    assertThatCode(tape::mustBeUsedUp).doesNotThrowAnyException();
  }

  @Test
  void tapedDrawsAreThoseSoFar() {
    Taping taping = new Taping(Script.of(3, 4));
    taping.below(6);
    Draws first = taping.draws();
    taping.below(6);

    assertThat(first.text()).isEqualTo("6:3");
    assertThat(taping.draws().text()).isEqualTo("6:3 6:4");
  }

  @Test
  void refusesAnotherBound() {
    Tape tape = new Tape(Draws.read("6:3 8:1"));
    tape.below(6);

    assertThatThrownBy(() -> tape.below(6))
        .isInstanceOf(Unreadable.class)
        .hasMessage("draw 2 on the tape is 8:1, but a draw below 6 is due");
    assertThat(tape.below(8)).as("a refused draw is still there").isEqualTo(1);
  }

  @Test
  void refusesToGoOnBehindItsEnd() {
    Tape tape = new Tape(Draws.read("6:3"));
    tape.below(6);

    assertThatThrownBy(() -> tape.below(6))
        .isInstanceOf(Unreadable.class)
        .hasMessage("the tape is at its end after 1 draws, but a draw below 6 is due");
  }

  @Test
  void noticesWhatIsLeftOver() {
    Tape tape = new Tape(Draws.read("6:3 6:4"));
    tape.below(6);

    assertThat(tape.isUsedUp()).isFalse();
    assertThatThrownBy(tape::mustBeUsedUp)
        .isInstanceOf(Unreadable.class)
        .hasMessage("the tape goes on with 6:4, but no draw is due");
  }
}
