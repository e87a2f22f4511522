package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Phones in the home network: plain http, a name that is not localhost, so no secure context. */
@ExtendWith(House.class)
class HomeNetworkTest {
  private static final Path KEPT =
      Path.of("..", "web", "src", "rules", "test", "kept", "version-1.json");

  /** Puts into the browser what version 1 of the page kept there. */
  private static final String AS_VERSION_1 =
      """
      async ({ database, tables, storage }) => {
        for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
        await new Promise((resolve, reject) => {
          const opening = indexedDB.open('loggia', database);
          opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const put = opening.result.transaction('tables', 'readwrite');
            tables.forEach((table) => put.objectStore('tables').put(table));
            put.oncomplete = () => resolve(opening.result.close());
          };
        });
      }
      """;

  @Test
  void twoPhonesAreSeatedAndPlayWithoutHelp(Loggia loggia) {
    Visitor anna = loggia.phoneInTheNetwork("");
    assertThat(anna.page.evaluate("isSecureContext")).isEqualTo(false);
    String link = anna.openTable("Azul");
    anna.button("Copy the link").click();
    anna.button("Copied").waitFor();
    anna.picture("home-network-host");

    Visitor bruno = loggia.phoneInTheNetwork(link.substring(link.indexOf('#')));
    bruno.picture("home-network-guest");
    bruno.button("Sit down").click();
    anna.button("Start the game").click();
    anna.page.locator(".board svg").first().waitFor();
    bruno.page.locator(".board svg").first().waitFor();
    for (int moves = 0; moves < 4; moves++) {
      Objects.requireNonNull(Visitor.whoseTurn(anna, bruno)).clickAnyAzulMove();
    }

    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void playAgainstABotStartsWithoutASecureContext(Loggia loggia) {
    Visitor anna = loggia.phoneInTheNetwork("");
    anna.playNow("Bossa");
    anna.page.locator("section.turn.mine").waitFor();

    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void whatAnEarlierVersionKeptInThisBrowserIsThere(Loggia loggia) throws IOException {
    Visitor ada = loggia.phoneInTheNetwork("favicon.svg");
    ada.page.evaluate(
        "async (kept) => (" + AS_VERSION_1 + ")(JSON.parse(kept))", Files.readString(KEPT));
    ada.goTo("");
    ada.page.locator("html[lang=it]").waitFor();
    ada.page.locator("section li button.first").first().waitFor();
    ada.picture("home-of-version-1");
    ada.page.locator("section li button.first").first().click();
    ada.page.locator("section.turn").waitFor();

    assertThat(ada.page.locator("html").getAttribute("data-theme")).isEqualTo("dark");
    assertThat(loggia.complaints()).allMatch(HomeNetworkTest::tellsOfWhatIsNotThere);
  }

  @Test
  void aGameInTwoTabsGoesOnInTheSecondAndCanBeBroughtBack(Loggia loggia) {
    Visitor ada = loggia.phoneInTheNetwork("");
    ada.playNow("Azul");
    ada.page.locator("section.turn.mine").waitFor();
    Page second = ada.page.context().newPage();
    second.navigate(ada.page.url());
    second.getByText("This game was open in another tab.").waitFor();
    ada.sees("This game goes on in another tab");
    ada.picture("two-tabs");
    ada.button("Play on here").click();
    ada.page.locator("section.turn.mine").waitFor();
    second.getByText("This game goes on in another tab").waitFor();

    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void deadLinksAndBlockedStorageHaveASentenceAndAWayOn(Loggia loggia) {
    Visitor lost = loggia.phoneInTheNetwork("#/table/not-a-table/xyz");
    lost.sees("There is no such table");
    lost.page.getByText("To the first page").click();
    lost.button("Play Azul now against a bot").waitFor();

    Visitor blocked =
        loggia.visitor(
            360,
            740,
            """
            for (const name of ['localStorage', 'indexedDB']) {
              Object.defineProperty(window, name, { get: () => { throw new DOMException('no', 'SecurityError'); } });
            }
            """);
    blocked.sees("keeps nothing");
    blocked.picture("blocked-storage");
    blocked.playNow("Azul");
    blocked.page.locator("section.turn.mine").waitFor();

    assertThat(loggia.complaints()).allMatch(HomeNetworkTest::tellsOfWhatIsNotThere);
  }

  /**
   * The browser itself says that it asked for something that is not there, as these tests want it
   * to.
   */
  private static boolean tellsOfWhatIsNotThere(String complaint) {
    return complaint.contains("404");
  }
}
