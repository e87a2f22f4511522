package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Friends at a table: who comes in, who watches, who takes back, who goes. */
@ExtendWith(House.class)
class FriendsTest {
  private static final int HALF_A_MINUTE = 30_000;

  private Visitor anna;
  private Visitor bruno;
  private String link;

  @BeforeEach
  void twoSitDown(Loggia loggia) {
    anna = loggia.visitor(1280, 900);
    link = anna.openTable("Azul");
    link = link.substring(link.indexOf('#'));
    bruno = loggia.visitor(360, 740);
    bruno.goTo(link);
    bruno.page.getByLabel("You play as").fill("Bruno");
    bruno.button("Sit down").click();
    anna.sees("Everybody is here. Start when you like!");
  }

  @Test
  void theHostHearsWhoComesInAndBystandersAreToldThatTheyWatch(Loggia loggia) {
    Visitor clara = loggia.visitor(1024, 768);
    clara.goTo(link);
    clara.sees("Every seat at this table is taken: you are watching.");
    clara.picture("table-is-full");
    assertThat(anna.page.title()).isEqualTo("● Bruno is here · Loggia");
    assertThat(clara.button("Sit down").count() + clara.button("Sit here").count()).isZero();

    start();
    clara.sees("You are watching.");
    clara.page.locator(".board svg").first().waitFor();
    open(clara);
    clara.picture("watching");

    for (String ofPlayers : new String[] {"Take back", "Give up", "Hint", "Send"}) {
      assertThat(clara.button(ofPlayers).count()).as(ofPlayers).isZero();
    }
    assertThat(anna.button("Hint").count()).as("advice among people").isZero();
    assertThat(clara.barriers()).as("watching").isEmpty();
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void movesAreTakenBackWithTheOthersConsentAndEverybodySeesWhatIsAsked(Loggia loggia) {
    Visitor clara = loggia.visitor(1280, 800);
    clara.goTo(link);
    clara.sees("you are watching");
    start();
    for (int moves = 0; moves < 3; moves++) {
      whoseTurn().clickAnyAzulMove();
    }
    Visitor asking = whoseTurn();
    Visitor asked = asking == anna ? bruno : anna;
    String asker = asking == anna ? "Anna" : "Bruno";
    String other = asking == anna ? "Bruno" : "Anna";

    ask(asking);
    asking.sees("You have asked to take back:");
    asking.sees("Waiting for " + other);
    asked.sees(asker + " would like to take back:");
    clara.sees(asker + " would like to take back:");
    Locator named = asked.page.locator(".notes li");
    named.nth(1).waitFor();
    assertThat(named.count()).as("moves named").isEqualTo(2);
    asked.picture("take-back-asked");
    asked.button("Rather not").click();
    asking.sees(other + " would rather not.");
    assertThat(anna.progress()).isEqualTo("3");

    ask(asking);
    asked.button("Of course").click();
    for (Visitor each : new Visitor[] {anna, bruno, clara}) {
      each.sees(asker + " took back:");
      each.page.locator("main[data-ply='1']").waitFor();
    }
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void givingUpAsksFirstAndWhoeverHasTheLinkSeesTheGameAgain(Loggia loggia) {
    start();
    whoseTurn().clickAnyAzulMove();
    open(bruno);
    bruno.button("Give up").click();
    bruno.sees("The game ends at once, and Anna wins.");
    bruno.picture("give-up-asked-360");
    bruno.button("Play on").click();
    assertThat(bruno.isOver()).isFalse();
    bruno.button("Give up").click();
    bruno.page.locator("dialog").getByText("Give up", exactly()).click();

    for (Visitor each : new Visitor[] {anna, bruno}) {
      each.sees("Bruno gave up: Anna wins.");
      for (String ofARunningGame : new String[] {"Take back", "Give up", "Hint"}) {
        assertThat(each.button(ofARunningGame).count()).as(ofARunningGame).isZero();
      }
    }
    Visitor dora = loggia.visitor(1280, 800);
    dora.goTo(link);
    dora.sees("Bruno gave up: Anna wins.");
    dora.button("Replay").first().click();
    dora.sees("A look back: the beginning");
    dora.picture("replay-by-link");

    bruno.goTo("#/");
    clearAwayAndPutBack(bruno);
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void whoIsAwayIsWaitedForBeforeABotIsOffered(Loggia loggia) {
    start();
    anna.page.clock().install();
    bruno.page.close();
    anna.sees("Bruno has lost the connection. If it takes longer, a bot can mind the seat.");
    assertThat(anna.button("Let a bot play for Bruno").count()).as("at once").isZero();

    anna.page.clock().fastForward(HALF_A_MINUTE);
    anna.button("Let a bot play for Bruno").waitFor();
    anna.picture("away");
  }

  @Test
  void whatIsClearedAwayOnThisMachineComesBackAtAPress(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 800);
    visitor.playNow("Azul");
    visitor.goTo("#/");

    clearAwayAndPutBack(visitor);
  }

  private void start() {
    anna.button("Start the game").click();
    anna.page.locator(".board svg").first().waitFor();
    bruno.page.locator(".board svg").first().waitFor();
  }

  private Visitor whoseTurn() {
    return Objects.requireNonNull(Visitor.whoseTurn(anna, bruno), "somebody must move");
  }

  private void ask(Visitor visitor) {
    open(visitor);
    visitor.button("Take back").click();
  }

  /** What lies beside the board on a broad screen is behind a button elsewhere. */
  private static void open(Visitor visitor) {
    Locator door = visitor.button("Players, history and rules");
    if (door.count() > 0 && !"true".equals(door.getAttribute("aria-expanded"))) {
      door.click();
    }
  }

  private static void clearAwayAndPutBack(Visitor visitor) {
    Locator tables = visitor.page.locator("section[aria-labelledby='my-tables'] li");
    tables.first().waitFor();
    int before = tables.count();
    tables.first().getByText("Clear away").first().click();
    visitor.sees("Azul has been cleared away.");
    assertThat(tables.count()).isEqualTo(before - 1);
    visitor.button("Put it back").click();
    tables.first().waitFor();

    assertThat(tables.count()).isEqualTo(before);
    visitor
        .page
        .getByText("Azul has been cleared away.")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }
}
