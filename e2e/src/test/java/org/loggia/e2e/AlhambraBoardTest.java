package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
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
    visitor.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
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

  @Test
  void theBoardForeseesExplainsAndTellsTheChances(Loggia loggia) {
    Visitor visitor = loggia.visitor(1366, 650);
    sitDown(visitor, "basic", 2);
    visitor.page.locator(".better").first().waitFor();
    Locator field = visitor.page.locator(".target.lit[data-target^='column']").first();
    field.hover();
    Locator caption = visitor.page.locator(".tabletop p");
    caption.filter(new Locator.FilterOptions().setHasText("takes field")).waitFor();
    visitor.picture("alhambra-foreseen");

    Locator dice = visitor.page.locator(".target.live[data-target^='die']");
    int thrown = dice.count();
    for (int i = 0; i < thrown; i++) {
      visitor.page.locator("[data-target='die " + i + "']").click();
    }
    assertThat(visitor.page.locator(".better").count()).as("chances of no throw").isZero();
    visitor.page.locator("[data-target='cup']").focus();
    visitor.page.keyboard().press("Enter");
    visitor.page.getByRole(AriaRole.ALERT).getByText("Rule H4.4").waitFor();
    visitor.picture("alhambra-refusal");
    visitor.page.keyboard().press("Escape");

    visitor.page.locator("[data-target='figure 2']").click();
    visitor.page.locator("[data-target='receipts']").waitFor();
    visitor.picture("alhambra-carlo");
    assertThat(visitor.barriers()).as("receipts").isEmpty();
    visitor.page.locator("[data-target='receipts']").click();

    assertThat(thrown).isEqualTo(8);
    assertThat(visitor.page.locator("[data-target='receipts']").count()).isZero();
    assertThat(visitor.progress()).isEqualTo("0");
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
