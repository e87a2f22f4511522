package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** People in real browsers at a real server. */
class ClientTest {
  @TempDir private static Path data;
  private static Loggia loggia;

  @BeforeAll
  static void open() {
    loggia = new Loggia(data);
  }

  @AfterAll
  static void close() {
    loggia.close();
  }

  @Test
  void twoFriendsPlayAWholeGameOfAzulByClicking() {
    Visitor anna = loggia.visitor(1280, 900);
    String link = anna.openTable("Azul");
    Visitor bruno = loggia.visitor(360, 740);
    bruno.goTo(link.substring(link.indexOf('#')));
    bruno.page.getByLabel("Your name").fill("Bruno");
    bruno.button("Sit down").click();
    bruno.button("Sit here").click();
    anna.picture("waiting-room");
    anna.button("Start the game").click();
    anna.page.locator(".board svg").waitFor();
    bruno.page.locator(".board svg").waitFor();

    int moves = 0;
    while (!anna.isOver()) {
      Visitor actor = anna.isMyTurn() ? anna : bruno.isMyTurn() ? bruno : null;
      if (actor == null) {
        anna.page.waitForTimeout(20);
        continue;
      }
      actor.clickAnyAzulMove();
      moves++;
      if (moves == 12) {
        anna.picture("azul-1280");
        bruno.picture("azul-360");
        // A closed lid and a bad connection: the game is where it was.
        bruno.page.reload();
        bruno.page.locator(".board svg").waitFor();
        anna.page.context().setOffline(true);
        anna.page.getByText("The connection is lost.").waitFor();
        anna.page.context().setOffline(false);
        anna.page
            .getByText("The connection is lost.")
            .waitFor(
                new com.microsoft.playwright.Locator.WaitForOptions()
                    .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
      }
      assertThat(moves).as("moves").isLessThan(400);
    }
    bruno.button("Result").waitFor();
    anna.picture("azul-result");

    assertThat(moves).isGreaterThan(20);
    assertThat(anna.page.locator("#panel").textContent()).contains("on the wall");
    assertThat(loggia.complaints()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Palazzo", "Kensington", "Alhambra, the dice game"})
  void everyTitleCanBePlayedToItsEndInWords(String title) {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.playNow(title);
    if (visitor.page.locator(".spoken").count() == 0) {
      visitor.useWords();
    }
    int moves = 0;
    while (visitor.sayAnyMove()) {
      moves++;
      if (moves == 3) {
        visitor.picture(
            "spoken-" + title.replaceAll("\\W.*", "").toLowerCase(java.util.Locale.ROOT));
      }
      assertThat(moves).as("moves").isLessThan(1_500);
    }

    assertThat(moves).isGreaterThan(5);
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void bossaCanBePlayedByKeyboardAlone() {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.goTo("#/");
    visitor.button("Play Bossa now against a bot").focus();
    visitor.page.keyboard().press("Enter");
    visitor.page.locator(".turn").waitFor();
    visitor.button("In words").focus();
    visitor.page.keyboard().press("Enter");
    int moves = 0;
    while (true) {
      visitor.page.locator(".spoken li button, .turn button").first().waitFor();
      if (visitor.isOver()) {
        break;
      }
      String before = visitor.page.locator(".steps span").textContent();
      visitor.page.getByLabel("Search the moves").focus();
      visitor.page.keyboard().press("Tab");
      visitor.page.keyboard().press("Enter");
      visitor.page.waitForFunction(
          "before => document.querySelector('.steps span')?.textContent !== before", before);
      moves++;
      assertThat(moves).isLessThan(100);
    }
    assertThat(moves).isPositive();
    assertThat(loggia.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"en, Take a seat, 1280", "it, Accomodati, 1280", "ru, Присаживайтесь, 360"})
  void theHouseSpeaksThreeLanguages(String language, String welcome, int width) {
    Visitor visitor = loggia.visitor(width, 800);
    visitor.page.locator("summary").first().click();
    visitor.page.locator("details select").first().selectOption(language);
    visitor.page.getByText(welcome).waitFor();
    visitor.page.locator("summary").first().click();
    visitor.picture("home-" + language + "-" + width);

    assertThat(visitor.page.locator("html").getAttribute("lang")).isEqualTo(language);
    assertThat(visitor.page.locator("body").textContent()).doesNotContain("⟨");
    assertThat(visitor.barriers()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, Azul", "DARK, Azul", "LIGHT, Bossa", "DARK, Bossa", "LIGHT, Palazzo"})
  void noPageHasABarrier(ColorScheme scheme, String title) {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.page.emulateMedia(
        new com.microsoft.playwright.Page.EmulateMediaOptions().setColorScheme(scheme));
    visitor.playNow(title);
    visitor.page.locator(".turn.mine, .turn button").first().waitFor();
    visitor.picture("table-" + title + "-" + scheme);

    assertThat(visitor.barriers()).as("table").isEmpty();

    visitor.goTo("#/rules/" + title.toLowerCase(java.util.Locale.ROOT));
    visitor.page.locator("main p strong").first().waitFor();
    visitor.picture("rules-" + title + "-" + scheme);

    assertThat(visitor.barriers()).as("rules").isEmpty();
  }

  @Test
  void aClosedTabLosesNothing() {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.playNow("Azul");
    visitor.page.locator(".turn.mine").waitFor();
    visitor.clickAnyAzulMove();
    visitor.page.locator(".turn.mine").waitFor();
    String before = visitor.page.locator(".steps span").textContent();

    visitor.goTo("");
    visitor.page.getByText("My tables").waitFor();
    visitor.page.locator("section li button.first").first().click();
    visitor.page.locator(".turn.mine").waitFor();

    assertThat(visitor.page.locator(".steps span").textContent()).isEqualTo(before);
  }
}
