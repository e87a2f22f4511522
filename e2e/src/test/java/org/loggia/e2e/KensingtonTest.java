package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games on the drawn street, on a screen and on a phone, by pointing and by keys. */
@ExtendWith(House.class)
class KensingtonTest {
  private static final int MOST_MOVES = 1_000;

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void aWholeGameIsPlayedByPressingWhatShines(int width, Loggia loggia) {
    Visitor visitor = sitDown(width, loggia);

    int moves = play(visitor, visitor::pressWhatShines, "kensington-" + width);

    assertThat(moves).isGreaterThan(20);
    assertThat(visitor.page.getByRole(AriaRole.ALERT).count()).as("refusals").isZero();
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void aWholeGameIsPlayedByKeysAlone(Loggia loggia) {
    Visitor visitor = sitDown(1366, loggia);

    int moves = play(visitor, visitor::typeWhatShines, "kensington-keys");

    assertThat(moves).isGreaterThan(20);
    assertThat(loggia.complaints()).isEmpty();
  }

  private static Visitor sitDown(int width, Loggia loggia) {
    Visitor visitor = loggia.visitor(width, width < 600 ? 740 : 800);
    visitor.shareTheScreen("Kensington");
    visitor.page.locator(".board .target.live.lit").first().waitFor();
    return visitor;
  }

  private static int play(Visitor visitor, Runnable move, String picture) {
    int moves = 0;
    while (!visitor.isOver()) {
      move.run();
      moves++;
      if (moves == 40) {
        visitor.picture(picture);
        assertThat(visitor.barriers()).as("street").isEmpty();
        assertThat(visitor.page.locator("main").textContent())
            .doesNotContainPattern("\\b[YKRWD]-[A-Z]");
      }
      assertThat(moves).as("moves").isLessThan(MOST_MOVES);
    }
    return moves;
  }
}
