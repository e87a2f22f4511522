package org.loggia.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ScriptTest {
  @Test
  void saysWhatTheTestWants() {
    Script script = Script.of(3, 0, 5);

    assertThat(script.below(6)).isEqualTo(3);
    assertThat(script.below(2)).isEqualTo(0);
    assertThat(script.below(1)).isEqualTo(0);
    assertThat(script.below(100)).isEqualTo(5);
    assertThatCode(script::mustBeUsedUp).doesNotThrowAnyException();
  }

  @Test
  void complainsWhenAskedTooOften() {
    Script script = Script.of(3);
    script.below(6);

    assertThatThrownBy(() -> script.below(8))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the script has 1 draws, but one more, below 8, is due");
  }

  @Test
  void complainsWhenAValueIsImpossible() {
    assertThatThrownBy(() -> Script.of(6).below(6))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("draw 1 of the script is 6, but must be below 6");
    assertThatThrownBy(() -> Script.of(-1).below(6)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void complainsWhenSomethingIsLeftOver() {
    Script script = Script.of(3, 4);
    script.below(6);

    assertThatThrownBy(script::mustBeUsedUp)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("only 1 of the script's 2 draws were asked for");
  }
}
