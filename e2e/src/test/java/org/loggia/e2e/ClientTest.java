package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People in real browsers at a real server play whole games. */
@ExtendWith(House.class)
class ClientTest {
  @Test
  void twoFriendsPlayAWholeGameOfAzulByClickingAndThenAnother(Loggia loggia) {
    Visitor anna = loggia.visitor(1280, 900);
    String link = anna.openTable("Azul");
    Visitor bruno = loggia.visitor(360, 740);
    bruno.goTo(link.substring(link.indexOf('#')));
    bruno.page.getByLabel("You play as").fill("Bruno");
    bruno.picture("invited-360");
    bruno.button("Sit down").click();
    bruno.sees("Anna starts the game any moment now.");
    anna.sees("Everybody is here. Start when you like!");
    anna.sees("Bruno");
    anna.picture("waiting-room");
    assertThat(anna.barriers()).as("waiting room").isEmpty();
    anna.button("Start the game").click();
    anna.page.locator(".board svg").waitFor();
    bruno.page.locator(".board svg").waitFor();
    chat(anna, bruno);

    int moves = 0;
    while (!anna.isOver()) {
      Visitor actor = Visitor.whoseTurn(anna, bruno);
      if (actor == null) {
        anna.page.locator(".turn .result").waitFor();
        break;
      }
      actor.clickAnyAzulMove();
      moves++;
      if (moves == 12) {
        anna.picture("azul-1280");
        bruno.picture("azul-360");
        aClosedLidAndABadConnection(anna, bruno);
      }
      assertThat(moves).as("moves").isLessThan(400);
    }
    bruno.button("Result").click();
    anna.picture("azul-result");
    bruno.picture("azul-result-360");

    assertThat(moves).isGreaterThan(20);
    assertThat(anna.page.locator("#panel").textContent()).contains("on the wall");
    assertThat(anna.barriers()).as("result").isEmpty();

    anna.button("Play again").click();
    anna.button("Start the game").waitFor();
    bruno.sees("The next game is ready.");
    bruno.page.getByText("To the next game").first().click();
    anna.button("Start the game").click();
    anna.page.locator(".board svg").waitFor();
    bruno.page.locator(".board svg").waitFor();

    assertThat(anna.progress()).isEqualTo(bruno.progress()).isEqualTo("0");
    assertThat(loggia.complaints()).isEmpty();
  }

  private static void chat(Visitor anna, Visitor bruno) {
    anna.page.getByLabel("Say something").fill("Have fun!");
    anna.button("Send").click();
    bruno.sees("Have fun!");
    bruno.page.getByText("Whose messages to show").click();
    bruno.page.getByLabel("Show messages of Anna").uncheck();
    waitUntilGone(bruno, "Have fun!");
  }

  /** The game is where it was. */
  private static void aClosedLidAndABadConnection(Visitor anna, Visitor bruno) {
    String before = anna.progress();
    bruno.page.reload();
    bruno.page.locator(".board svg").waitFor();
    anna.page.context().setOffline(true);
    anna.sees("The connection is lost.");
    anna.picture("connection-lost");
    anna.page.context().setOffline(false);
    waitUntilGone(anna, "The connection is lost.");

    assertThat(bruno.progress()).isEqualTo(before);
    assertThat(bruno.page.getByText("Have fun!").count()).as("still not heard").isZero();
  }

  private static void waitUntilGone(Visitor visitor, String text) {
    visitor
        .page
        .getByText(text)
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kensington", "Alhambra, the dice game"})
  void titlesArePlayedToTheirEndInWords(String title, Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.shareTheScreen(title);
    visitor.useWords();

    int moves = playInWords(visitor, "spoken-" + title.replaceAll("\\W.*", ""));

    assertThat(moves).isGreaterThan(5);
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void atOneScreenPalazzoIsCoveredUntilTheNextPersonTakesTheSeat(Loggia loggia) {
    Visitor visitor = loggia.visitor(360, 740);
    visitor.shareTheScreen("Palazzo");
    visitor.sees("Anna, please take the seat");
    visitor.picture("hand-over-360");

    assertThat(visitor.page.locator("main").textContent()).doesNotContain("Your hand");
    assertThat(visitor.page.locator("[data-target^='hand']").count()).as("cards").isZero();
    assertThat(visitor.page.locator("#panel").textContent()).doesNotContain("dealt");
    assertThat(visitor.barriers()).as("hand-over").isEmpty();

    visitor.button("I am Anna: show the board").click();
    visitor.page.locator("[data-target^='hand']").first().waitFor();
    visitor.useWords();
    visitor.sees("Your hand");
    int moves = playInWords(visitor, "spoken-Palazzo-360");

    assertThat(moves).isGreaterThan(5);
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void atOneScreenATokenOfBossaStaysASecretAndAnOpenGameNeedsNoCover(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.shareTheScreen("Bossa", "Yes");
    visitor.useWords();
    visitor.sayAnyMove();
    visitor.sees("Bruno, please take the seat");
    visitor.picture("hand-over");
    visitor.button("I am Bruno: show the board").click();
    visitor.page.locator(".spoken li button").first().waitFor();
    assertThat(visitor.page.locator(".hand-over").count()).isZero();

    visitor.goTo("#/");
    visitor.shareTheScreen("Azul");
    visitor.page.locator(".spoken li button").first().click();
    visitor.sees("Bruno, it is your turn:");

    assertThat(visitor.page.locator(".hand-over").count()).isZero();
  }

  private static int playInWords(Visitor visitor, String picture) {
    int moves = 0;
    while (visitor.sayAnyMove()) {
      moves++;
      if (moves == 5) {
        visitor.page.locator(".spoken li button").first().waitFor();
        visitor.picture(picture);
      }
      assertThat(moves).as("moves").isLessThan(3_000);
    }
    return moves;
  }

  @Test
  void azulsBoardAnswersTheKeyboardWithPreviewsAndReasons(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.shareTheScreen("Azul");
    Locator foreseen = visitor.page.locator(".tabletop p");
    pressByKeyboard(visitor, "[data-target^='F']");
    assertThat(visitor.page.locator(".target.lit:focus").count()).as("led on to a line").isOne();
    foreseen.filter(new Locator.FilterOptions().setHasText("Anna takes")).waitFor();
    visitor.picture("azul-preview");
    visitor.page.keyboard().press("Enter");
    visitor.sees("Bruno, it is your turn:");
    pressByKeyboard(visitor, "[data-target^='F']");
    visitor.page.keyboard().press("Enter");
    visitor.sees("Anna, it is your turn:");

    // Line 1 is full by now, whatever colour comes next.
    pressByKeyboard(visitor, "[data-target^='F']");
    pressByKeyboard(visitor, "[data-target='line 1']");
    visitor.page.getByRole(AriaRole.ALERT).getByText("Rule A").waitFor();
    visitor.picture("azul-refusal");
    assertThat(visitor.page.locator(".pops .mark").count()).as("what forbids it").isPositive();
    visitor.page.keyboard().press("Escape");

    assertThat(visitor.page.getByRole(AriaRole.ALERT).count()).isZero();
    assertThat(visitor.progress()).isEqualTo("2");
  }

  private static void pressByKeyboard(Visitor visitor, String target) {
    Locator found = visitor.page.locator(".target.live" + target).first();
    found.waitFor();
    // Only keys make the focus visible, which is how the board knows whom to lead on.
    visitor.page.keyboard().press("Shift");
    found.focus();
    visitor.page.keyboard().press("Enter");
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void palazzoIsPlayedByPressingWhatShines(int width, Loggia loggia) {
    Visitor visitor = loggia.visitor(width, width == 360 ? 740 : 900);
    visitor.playNow("Palazzo");
    for (int moves = 0; moves < 16; moves++) {
      visitor.pressWhatShines();
    }
    visitor.page.locator(".target.live.lit").first().waitFor();
    visitor.picture("palazzo-" + width);

    assertThat(visitor.page.getByRole(AriaRole.ALERT).count()).as("refusals").isZero();
    assertThat(visitor.barriers()).as("table").isEmpty();
  }

  @Test
  void aClosedTabLosesNothing(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.playNow("Azul");
    visitor.page.locator("section.turn.mine").waitFor();
    visitor.clickAnyAzulMove();
    visitor.page.locator("section.turn.mine").waitFor();
    String before = visitor.progress();

    visitor.goTo("");
    visitor.sees("My tables");
    visitor.picture("home-my-tables");
    visitor.page.locator("section li button.first").first().click();
    visitor.page.locator("section.turn.mine").waitFor();

    assertThat(visitor.progress()).isEqualTo(before);
  }

  @Test
  void aNoticeIsAskedForOnlyByAClickAndComesWhenSomebodyLooksElsewhere(Loggia loggia) {
    Visitor visitor =
        loggia.visitor(
            1280,
            900,
            """
            window.asked = 0;
            window.notices = [];
            window.Notification = class {
              static permission = 'default';
              static async requestPermission() {
                window.asked++;
                return (window.Notification.permission = 'granted');
              }
              constructor(title, { body }) { window.notices.push(body); }
            };
            Object.defineProperty(document, 'hidden', { get: () => window.away === true });
            """);
    visitor.playNow("Azul");
    visitor.page.locator("section.turn.mine").waitFor();
    assertThat(visitor.page.evaluate("asked")).isEqualTo(0);
    assertThat(visitor.page.title()).startsWith("●");

    visitor.page.getByText("Settings").click();
    visitor.page.getByLabel("Notify me when it is my turn, even in another tab").check();
    visitor.picture("settings");
    assertThat(visitor.barriers()).as("settings").isEmpty();
    visitor.page.getByText("Settings").click();
    visitor.page.evaluate("window.away = true");
    visitor.clickAnyAzulMove();
    visitor.page.waitForFunction("() => notices.length > 0");

    assertThat(visitor.page.evaluate("asked")).isEqualTo(1);
    assertThat(visitor.page.evaluate("notices[0]")).isEqualTo("Azul: it is your turn");
  }
}
