package org.loggia.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.loggia.core.Setup;
import org.loggia.testkit.lanterns.Evening;
import org.loggia.testkit.lanterns.LanternMove;
import org.loggia.testkit.lanterns.LanternView;
import org.loggia.testkit.lanterns.Lanterns;

class FailureMessageTest {
  private final Trial<Evening, LanternMove, LanternView> trial =
      new Trial<>(Contract.of(Lanterns.GAME), Setup.of(3).with(Lanterns.LENGTH, "long"));

  @Test
  void aFailureNamesVariantSeedPlyAndPosition() {
    assertThatThrownBy(
            () ->
                RandomGame.play(
                    trial,
                    17,
                    new Budget(0),
                    moment -> {
                      if (moment.ply() == 2) {
                        throw moment.broken("the moon is missing");
                      }
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            "lanterns, 3 seats, length=long, seed 17, ply 2, position «seats 3;")
        .hasMessageEndingWith("»: the moon is missing");
  }

  @Test
  void whateverTheRulesThrowIsAFailureInTheSameWords() {
    assertThatThrownBy(
            () ->
                RandomGame.play(
                    trial,
                    5,
                    new Budget(0),
                    moment -> {
                      throw new IllegalStateException("no lanterns");
                    }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("seed 5, ply 0, position «")
        .hasMessageContaining("no lanterns");
  }

  @Test
  void theNameOfATestTellsTitleVariantAndClause() {
    List<String> names =
        Contract.of(Lanterns.GAME).golden(Golden.CHECK).checks().stream().map(Check::name).toList();
    assertThat(names)
        .doesNotHaveDuplicates()
        .contains(
            "lanterns, 2 seats (f) no piece is lost or found",
            "lanterns, 3 seats, length=long (d) texts of moves and positions round-trip",
            "lanterns (l1) words are complete");
  }

  @Test
  void theSeedAloneBringsAGameBack() {
    assertThat(story(3)).isEqualTo(story(3)).isNotEqualTo(story(4));
  }

  private String story(long seed) {
    StringBuilder story = new StringBuilder();
    RandomGame.play(trial, seed, new Budget(0), moment -> story.append(moment.text()).append('\n'));
    return story.toString();
  }
}
