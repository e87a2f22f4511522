package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games on Alhambra's drawn board, by what shines there and nothing else. */
@ExtendWith(House.class)
class AlhambraBoardTest {
  private static final String BASIC = "Basic game: building stones and bonus chips";
  private static final String ALCAZABA = "Alcazaba: building tiles and walls";

  /** With two players Carlo sits in. */
  @ParameterizedTest
  @CsvSource({
    "basic, 3, 1280",
    "basic, 3, 360",
    "basic, 2, 1280",
    "basic, 2, 360",
    "alcazaba, 3, 1280",
    "alcazaba, 3, 360",
    "alcazaba, 2, 1280",
    "alcazaba, 2, 360"
  })
  void aWholeGameIsPlayedByPressingWhatShines(
      String variant, int people, int width, Loggia loggia) {
    Visitor visitor = loggia.visitor(width, width == 360 ? 740 : 800);
    sitDown(visitor, variant, people);
    String name = "alhambra-" + variant + "-" + people + "-" + width;

    int moves = 0;
    while (!visitor.isOver()) {
      visitor.pressWhatShines();
      moves++;
      if (moves == 40) {
        visitor.page.locator(".target.live.lit").first().waitFor();
        visitor.picture(name);
        assertThat(visitor.barriers()).as("table").isEmpty();
      }
      assertThat(visitor.page.getByRole(AriaRole.ALERT).count()).as("refusals").isZero();
      assertThat(moves).as("moves").isLessThan(1_500);
    }
    visitor.picture(name + "-over");

    assertThat(moves).isGreaterThan(50);
    assertThat(visitor.page.locator(".board").textContent()).doesNotContain("⟨");
    assertThat(loggia.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"basic, 2", "alcazaba, 3"})
  void aWholeGameIsPlayedByKeyboard(String variant, int people, Loggia loggia) {
    Visitor visitor = loggia.visitor(1366, 650);
    visitor.page.emulateMedia(
        new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    sitDown(visitor, variant, people);

    int moves = 0;
    while (!visitor.isOver()) {
      visitor.typeWhatShines();
      moves++;
      assertThat(moves).as("moves").isLessThan(1_500);
    }

    assertThat(moves).isGreaterThan(50);
    assertThat(visitor.barriers()).as("result").isEmpty();
    assertThat(loggia.complaints()).isEmpty();
  }

  private static void sitDown(Visitor visitor, String variant, int people) {
    visitor.button("Choose players and options for Alhambra, the dice game").click();
    Locator form = visitor.page.locator("dialog");
    form.locator("[name=seats]").nth(people - 2).check();
    for (int seat = 1; seat <= people; seat++) {
      form.getByLabel("Seat " + seat).first().selectOption("person");
    }
    form.getByLabel(variant.equals("basic") ? BASIC : ALCAZABA).check();
    visitor.button("Sit down and play").click();
    visitor.page.locator("section.turn").waitFor();
  }
}
