package org.loggia.e2e;

import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Somebody in front of the screen, who does what people do. */
final class Visitor {
  private static final Path AXE = Path.of("..", "node_modules", "axe-core", "axe.min.js");

  /** Rules of WCAG, as the best practices of taste are ours. */
  private static final String RUN_AXE =
      """
      async () => {
        const { violations } = await axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        });
        return violations.map(({ id, nodes }) => id + ': ' + nodes.map((n) => n.html).join(' | ').slice(0, 600));
      }
      """;

  /**
   * Waits until the table is not as it was, and puts the focus on what comes next: a move of the
   * spoken board, or the seat that must be taken before anything is seen.
   */
  private static final String FIND_NEXT =
      """
      async ({ before, mood, patience }) => {
        for (let i = 0; i < patience; i++) {
          const main = document.querySelector('main');
          const cover = main?.querySelector('.hand-over button');
          const moves = [...(main?.querySelectorAll('.spoken li button') ?? [])].slice(0, 20);
          const now = main?.dataset.ply + (cover ? ' covered' : '');
          if (document.querySelector('.turn .result')) return 'over';
          const next = cover ?? moves[mood % moves.length];
          if (next && now !== before) {
            next.focus();
            return now;
          }
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
        throw new Error('Nothing new to say after ' + before + ': ' + document.querySelector('main')?.innerText);
      }
      """;

  /** Waits for a target that can be pressed, brings it into view, and says where to press it. */
  private static final String FIND_TARGET =
      """
      async ({ selector, mood, first, patience }) => {
        for (let i = 0; i < patience; i++) {
          const found = document.querySelectorAll(selector);
          if (found.length > 0) {
            // The middle of its first part: what lies in an L has nothing in the middle of the whole.
            const part = found[first ? 0 : mood % found.length].querySelector('.hit');
            // Not just into view: on a phone the turn stays at the top, over whatever lies behind it.
            part.scrollIntoView({ block: 'center' });
            const { left, top, width, height } = part.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
          }
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
        throw new Error('Nothing to press: ' + selector);
      }
      """;

  private static final String HEAPS =
      ".target.live.legal[data-target^='F'], .target.live.legal[data-target^='C ']";

  private static final String HAS_GONE_ON_OR_ASKS =
      """
      ({ before, yes }) =>
        document.querySelector('main')?.dataset.ply !== before || document.querySelector(yes) !== null
      """;

  private static final String HAS_GONE_ON =
      "before => document.querySelector('main')?.dataset.ply !== before";

  /** After a finger a move waits for a yes. */
  private static final String YES = ".confirming .button.first";

  private static final String GOES_ON_SOON =
      """
      async ({ before, yes }) => {
        for (let i = 0; i < 20;) {
          const { ply, sending } = document.querySelector('main')?.dataset ?? {};
          if (ply !== before || document.querySelector(yes)) return true;
          // A move on its way may take its time.
          if (sending === undefined) i++;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return false;
      }
      """;

  /**
   * Presses what leads on, until a first game is offered; what was pressed is gone a frame later.
   */
  private static final String GOES_ON_WITH_THE_LESSON =
      """
      async () => {
        const onward = document.querySelector('.ways button:not(.quiet)');
        if (onward?.textContent.trim() === 'Play my first game') return true;
        onward?.click();
        return new Promise((resolve) => requestAnimationFrame(() => resolve(false)));
      }
      """;

  private static final String SHINES_SOON =
      """
      async () => {
        for (let i = 0; i < 100; i++) {
          if (document.querySelector('.target.lit')) return true;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return false;
      }
      """;

  private static final String SHINES =
      "() => document.activeElement?.matches('.target.live.lit') ?? false";

  /** Also what nobody sees, such as what stands in the head of a page. */
  static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

  /** The service worker is in charge, and all files of the page are in the browser. */
  private static final String IS_KEPT =
      "() => navigator.serviceWorker.controller?.state === 'activated'";

  private static final int MOST_TABS = 600;

  /**
   * So many looks at the page, each a few thousandths of a second after the last: then something is
   * broken.
   */
  private static final int PATIENCE = 10_000;

  final Page page;
  private final boolean hasFingers;
  private final Random mood = new Random(7);
  private String seen = "";

  Visitor(Page page, boolean hasFingers) {
    this.page = page;
    this.hasFingers = hasFingers;
    page.setDefaultTimeout(60_000);
  }

  /** The same browser, at the first page of the same house. */
  Visitor inAnotherTab() {
    Page second = page.context().newPage();
    second.navigate(page.url().replaceAll("#.*", ""));
    return new Visitor(second, hasFingers);
  }

  void goTo(String hash) {
    page.navigate(URI.create(page.url()).resolve("/").resolve(hash).toString());
  }

  /** Stays until the browser has the page for times without a network. */
  void keepsThePage() {
    page.waitForFunction(IS_KEPT);
  }

  Locator button(String name) {
    return page.getByRole(BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  void sees(String text) {
    page.getByText(text).first().waitFor();
  }

  /** One click on the first page, and a game against a bot begins. */
  void playNow(String title) {
    button("Play " + title + " now against a bot").click();
    page.locator("section.turn").waitFor();
  }

  /** Opens a table for friends and says where it is. */
  String openTable(String title) {
    button("Choose players and options for " + title).click();
    page.getByLabel("Friends who have the link").check();
    page.locator("dialog").getByLabel("Your name").fill("Anna");
    button("Open the table").click();
    return page.getByLabel("The link to this table").inputValue();
  }

  /** Two people at this screen: Anna begins, and nobody has to wait for a bot. */
  void shareTheScreen(String title, String... choices) {
    button("Choose players and options for " + title).click();
    Locator form = page.locator("dialog");
    form.getByLabel("Seat 2").first().selectOption("person");
    form.getByLabel("Name on seat 1").fill("Anna");
    form.getByLabel("Name on seat 2").fill("Bruno");
    form.locator("[name=first]").nth(1).check();
    for (String choice : choices) {
      form.getByLabel(choice).last().check();
    }
    button("Sit down and play").click();
    page.locator("section.turn").waitFor();
  }

  boolean isOver() {
    return page.locator(".turn .result").count() > 0;
  }

  boolean isMyTurn() {
    return page.locator("section.turn.mine").count() > 0;
  }

  /**
   * Who of these must move, once all of them have heard of the last move; null if the game is over.
   */
  static @Nullable Visitor whoseTurn(Visitor... people) {
    int ply = Stream.of(people).mapToInt(each -> Integer.parseInt(each.progress())).max().orElse(0);
    for (Visitor each : people) {
      each.page.locator("main[data-ply='" + ply + "']").waitFor();
    }
    return Stream.of(people).filter(Visitor::isMyTurn).findFirst().orElse(null);
  }

  void useWords() {
    button("In words").click();
    page.locator(".spoken").waitFor();
  }

  /** Any legal move from the list of the spoken board, by keyboard; false if the game is over. */
  boolean sayAnyMove() {
    Map<String, Object> wish =
        Map.of("before", seen, "mood", mood.nextInt(1_000), "patience", PATIENCE);
    String next = (String) page.evaluate(FIND_NEXT, wish);
    if (next.equals("over")) {
      return false;
    }
    seen = next;
    page.keyboard().press("Enter");
    return true;
  }

  /** Plays on in words until the game is over, and says how many moves that took. */
  int sayAllMoves() {
    int moves = 0;
    while (sayAnyMove()) {
      moves++;
      assertThat(moves).as("moves").isLessThan(3_000);
    }
    return moves;
  }

  /** Takes a lesson from its first step to its last, as somebody who lets everything be shown. */
  void takeLesson(String id) {
    goTo("#/learn/" + id);
    for (int looks = 0; !(boolean) page.evaluate(GOES_ON_WITH_THE_LESSON); looks++) {
      assertThat(looks).as("looks at a lesson").isLessThan(PATIENCE);
    }
  }

  /** A legal move on Azul's drawn board, by two clicks: any heap, to the highest line it fits. */
  void clickAnyAzulMove() {
    String before = progress();
    // What lies above the board may go just now, and the board with it: then the finger meets
    // nothing.
    do {
      press(HEAPS, false);
    } while (!(boolean) page.evaluate(SHINES_SOON));
    press(".target.lit", true);
    page.waitForFunction(HAS_GONE_ON_OR_ASKS, Map.of("before", before, "yes", YES));
    goesOn(before);
  }

  /** A legal move on any drawn board: presses whatever shines until one is made. */
  void pressWhatShines() {
    String before = progress();
    do {
      press(".target.live.lit", false);
    } while (!goesOn(before));
  }

  /** A legal move on any drawn board, also where what can be picked up first does not shine. */
  void pressWhatIsLegal() {
    String before = progress();
    do {
      boolean shines = page.locator(".target.live.lit").count() > 0;
      press(shines ? ".target.live.lit" : ".target.live.legal", false);
    } while (!goesOn(before));
  }

  /** The same by keys alone: Tab until something has the focus that shines, then Enter. */
  void typeWhatShines() {
    String before = progress();
    do {
      Locator shining = page.locator(".target.live.lit");
      shining.first().waitFor();
      int skipped = Math.min(mood.nextInt(3), shining.count() - 1);
      for (int tabs = 0; !(boolean) page.evaluate(SHINES) || skipped-- > 0; tabs++) {
        assertThat(tabs).as("tabs to the next thing that shines").isLessThan(MOST_TABS);
        page.keyboard().press("Tab");
      }
      page.keyboard().press("Enter");
    } while (!goesOn(before));
  }

  /** How many moves have been played. */
  String progress() {
    return page.locator("main").getAttribute("data-ply");
  }

  /** Whether a move was made, perhaps after a yes. */
  private boolean goesOn(String before) {
    if (!(boolean) page.evaluate(GOES_ON_SOON, Map.of("before", before, "yes", YES))) {
      return false;
    }
    if (progress().equals(before)) {
      page.locator(YES).tap();
      page.waitForFunction(HAS_GONE_ON, before);
    }
    return true;
  }

  private void press(String selector, boolean first) {
    Map<String, Object> wish =
        Map.of(
            "selector",
            selector,
            "mood",
            mood.nextInt(1_000),
            "first",
            first,
            "patience",
            PATIENCE);
    List<?> spot = (List<?>) page.evaluate(FIND_TARGET, wish);
    double x = ((Number) spot.get(0)).doubleValue();
    double y = ((Number) spot.get(1)).doubleValue();
    if (hasFingers) {
      page.touchscreen().tap(x, y);
    } else {
      page.mouse().click(x, y);
    }
  }

  List<?> barriers() {
    try {
      page.evaluate(Files.readString(AXE));
    } catch (IOException e) {
      throw new IllegalStateException("axe-core is not there: npm ci brings it", e);
    }
    return (List<?>) page.evaluate(RUN_AXE);
  }

  void picture(String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(Loggia.screenshot(name)));
  }
}
