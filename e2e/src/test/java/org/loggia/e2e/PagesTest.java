package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Locale;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every page in three languages, by day and by night, on desks and phones; nobody is shut out. */
@ExtendWith(House.class)
class PagesTest {
  @ParameterizedTest
  @CsvSource({
    "en, Take a seat, 1280, LIGHT",
    "it, Accomodati, 1280, DARK",
    "ru, Присаживайтесь, 360, LIGHT"
  })
  void theHouseSpeaksThreeLanguages(
      String language, String welcome, int width, ColorScheme scheme, Loggia loggia) {
    Visitor visitor = loggia.visitor(width, 800);
    inTheLight(visitor, scheme);
    visitor.page.locator("summary").first().click();
    visitor.page.locator("details select").first().selectOption(language);
    visitor.sees(welcome);
    visitor.page.locator("summary").first().click();
    visitor.picture("home-" + language + "-" + width);

    assertThat(visitor.page.locator("html").getAttribute("lang")).isEqualTo(language);
    assertThat(visitor.page.locator("body").textContent()).doesNotContain("⟨");
    assertThat(visitor.barriers()).as("home").isEmpty();

    visitor.page.locator("article .more button").nth(3).click();
    visitor.page.locator("dialog fieldset").first().waitFor();
    visitor.picture("start-" + language + "-" + width);

    assertThat(visitor.page.locator("dialog").textContent()).doesNotContain("⟨");
    assertThat(visitor.barriers()).as("start").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Azul, LIGHT, 1280",
    "Azul, DARK, 360",
    "Bossa, DARK, 1280",
    "Bossa, LIGHT, 360",
    "Palazzo, DARK, 1280",
    "Palazzo, LIGHT, 360",
    "Kensington, DARK, 1280"
  })
  void noTableHasABarrier(String title, ColorScheme scheme, int width, Loggia loggia) {
    Visitor visitor = loggia.visitor(width, width == 360 ? 740 : 900);
    inTheLight(visitor, scheme);
    visitor.playNow(title);
    visitor.page.locator("section.turn.mine, .turn .result").first().waitFor();
    visitor.page.locator(".board svg, .spoken").first().waitFor();
    visitor.picture("table-" + title + "-" + width + "-" + scheme);

    assertThat(visitor.barriers()).as("table").isEmpty();
    assertThat(overflow(visitor)).as("pixels beyond the edge").isLessThanOrEqualTo(0);

    visitor.goTo("#/rules/" + title.toLowerCase(Locale.ROOT));
    visitor.page.locator("main .chapters strong").first().waitFor();
    visitor.picture("rules-" + title + "-" + width + "-" + scheme);

    assertThat(visitor.barriers()).as("rules").isEmpty();
    assertThat(overflow(visitor)).as("pixels beyond the edge").isLessThanOrEqualTo(0);
  }

  private static void inTheLight(Visitor visitor, ColorScheme scheme) {
    visitor.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
  }

  private static int overflow(Visitor visitor) {
    return (int) visitor.page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
  }
}
