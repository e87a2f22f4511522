package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** After one visit the network is unplugged: everything that needs nobody else is still there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OfflineTest {
  private Loggia loggia;
  private Visitor visitor;

  @BeforeAll
  void visitOnceAndUnplug(@TempDir Path data) {
    loggia = new Loggia(data);
    visitor = loggia.keeperOf(loggia.url(""), 1280, 900);
    visitor.keepsThePage();
    loggia.unplug();
    visitor.page.reload();
    visitor.sees("There is no Loggia server within reach.");
    visitor.picture("offline");
    visitor.shareTheScreen("Azul");
    visitor.useWords();
  }

  @AfterAll
  void close() {
    loggia.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Azul", "Palazzo", "Kensington", "Alhambra, the dice game"})
  void aWholeGameIsPlayedAtOneScreen(String title) {
    visitor.goTo("#/");
    visitor.shareTheScreen(title);

    assertThat(visitor.sayAllMoves()).isGreaterThan(5);
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void aWholeGameAgainstABotIsPlayedAndReviewed() {
    visitor.goTo("#/");
    visitor.playNow("Bossa");
    assertThat(visitor.sayAllMoves()).isGreaterThan(1);
    visitor.button("What was skill, what was luck?").click();
    visitor.page.locator("main[data-done=true]").waitFor();
    visitor.picture("offline-review");

    assertThat(visitor.page.locator("section.summary h2").textContent()).contains("%");
    assertThat(loggia.complaints()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "azul, Azul",
    "palazzo, Palazzo",
    "kensington, Kensington",
    "alhambra, Alhambra",
    "bossa, Bossa"
  })
  void lessonsAndRulesAreThere(String id, String title) {
    visitor.takeLesson(id);
    visitor.goTo("#/rules/" + id);
    visitor.page.locator("main .chapters strong").first().waitFor();

    assertThat(visitor.page.locator("h1").first().textContent()).contains(title);
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void puzzlesAreThere() {
    visitor.goTo("#/puzzles");
    visitor.page.getByText("Puzzle of the day").first().click();
    visitor.page.locator("main .board svg, main .spoken").first().waitFor();
    visitor.picture("offline-puzzles");

    assertThat(loggia.complaints()).isEmpty();
  }
}
