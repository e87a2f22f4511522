package org.loggia.e2e;

import static com.microsoft.playwright.options.AriaRole.BUTTON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

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

  final Page page;
  private final Loggia loggia;
  private final Random mood = new Random(7);

  Visitor(Page page, Loggia loggia) {
    this.page = page;
    this.loggia = loggia;
    page.setDefaultTimeout(60_000);
  }

  void goTo(String hash) {
    page.navigate(loggia.url(hash));
  }

  Locator button(String name) {
    return page.getByRole(BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** One click on the first page, and a game against a bot begins. */
  void playNow(String title) {
    button("Play " + title + " now against a bot").click();
    page.locator(".turn").waitFor();
  }

  /** Opens a table for friends and says where it is. */
  String openTable(String title) {
    button("Choose players and options for " + title).click();
    page.getByLabel("With friends: a table with a link").check();
    button("Sit down and play").click();
    return page.getByLabel("The link to this table").inputValue();
  }

  boolean isOver() {
    return page.getByRole(BUTTON, new Page.GetByRoleOptions().setName("Result").setExact(true))
            .count()
        > 0;
  }

  boolean isMyTurn() {
    return page.locator(".turn.mine").count() > 0;
  }

  void useWords() {
    button("In words").click();
    page.locator(".spoken").waitFor();
  }

  /** Any legal move from the list of the spoken board; false if the game is over. */
  boolean sayAnyMove() {
    page.locator(".spoken li button, .turn button").first().waitFor();
    if (isOver()) {
      return false;
    }
    Locator moves = page.locator(".spoken li button");
    String turn = progress();
    int count = moves.count();
    if (count == 0) {
      return true; // it went on meanwhile
    }
    moves.nth(mood.nextInt(Math.min(count, 20))).click();
    page.waitForFunction(
        "before => document.querySelector('.steps span')?.textContent !== before", turn);
    return true;
  }

  /** Any legal move on Azul's drawn board, by two clicks. */
  void clickAnyAzulMove() {
    String before = progress();
    Locator sources =
        page.locator(".target.live.legal[data-target^='F'], .target.live.legal[data-target^='C ']");
    sources.first().waitFor();
    press(sources.nth(mood.nextInt(sources.count())));
    Locator lines = page.locator(".target.lit");
    lines.first().waitFor();
    press(lines.nth(mood.nextInt(lines.count())));
    page.waitForFunction(
        "before => document.querySelector('.steps span')?.textContent !== before", before);
  }

  /** How far the game has come; at its end the result takes the place of the history. */
  private String progress() {
    return (String) page.evaluate("() => document.querySelector('.steps span')?.textContent ?? ''");
  }

  /** In the middle of its first part: what lies in an L has nothing in the middle of the whole. */
  private void press(Locator target) {
    Locator part = target.locator(".hit").first();
    // Not just into view: on a phone the turn stays at the top, over whatever lies behind it.
    part.evaluate("it => it.scrollIntoView({ block: 'center' })");
    BoundingBox box = part.boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
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
