package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A lost game looked at again, links that hold a game or a moment, and puzzles. */
@ExtendWith(House.class)
class ReviewPageTest {
  private static final Pattern TURNING_POINT = Pattern.compile("turning point was move (\\d+)");
  private static final String IN_WORDS =
      "localStorage.setItem('loggia.settings', JSON.stringify({ spoken: true }));";

  /** A whole game takes its time, more so on a machine that is busy. */
  private static final double LONG_MS = 600_000;

  @Test
  void aLostGameIsLookedAtAgainPlayedOnFromItsTurningPointAndHandedOn(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    lose(visitor);
    visitor.button("What was skill, what was luck?").click();
    visitor
        .page
        .locator("main[data-done=true]")
        .waitFor(new Locator.WaitForOptions().setTimeout(LONG_MS));
    String summary = visitor.page.locator(".summary h2").textContent();
    Matcher turning = TURNING_POINT.matcher(summary);
    assertThat(summary).contains("You lost by").contains("Luck").contains("gave away");
    assertThat(turning.find()).as(summary).isTrue();
    visitor.picture("review");
    assertThat(visitor.barriers()).as("review").isEmpty();

    handOn(loggia, visitor);
    jump(visitor, turning.group(1));
    visitor.button("Play on from here").click();
    visitor.page.locator("section.turn").waitFor();
    assertThat(visitor.page.url()).contains("#/local/");
    assertThat(visitor.progress()).isEqualTo(before(turning.group(1)));
    assertThat(loggia.complaints()).isEmpty();
  }

  /** Any move that comes first does not stand a chance against a bot that thinks. */
  private static void lose(Visitor visitor) {
    visitor.playNow("Azul");
    visitor.useWords();
    while (visitor.sayAnyMove()) {
      assertThat(visitor.isOver()).isFalse();
    }
    visitor.button("Drawn board").first().click();
  }

  /** To the end, and back to the moment behind which everything changed. */
  private static void jump(Visitor visitor, String turning) {
    Locator moment = visitor.page.locator(".moment h2");
    visitor.page.locator(".summary svg[role=slider]").focus();
    visitor.page.keyboard().press("End");
    visitor.sees("The end of the game");
    visitor.button("To the turning point").click();
    visitor.sees("Move " + turning + ":");
    assertThat(moment.textContent()).startsWith("Move " + turning + ":");
  }

  private static String before(String ply) {
    return Integer.toString(Integer.parseInt(ply) - 1);
  }

  /** Links to the game and to a moment, opened where nobody has been before. */
  private static void handOn(Loggia loggia, Visitor visitor) {
    Visitor friend = loggia.visitor(360, 740);
    friend.page.navigate(linkOf(visitor, "Link to this game"));
    friend.page.locator(".summary svg").first().waitFor();
    friend.page.locator(".board svg").first().waitFor();
    friend.picture("review-phone");
    assertThat(friend.barriers()).as("a game from a link").isEmpty();

    Visitor other = loggia.visitor(1280, 900);
    other.page.navigate(linkOf(visitor, "Link to this moment"));
    other.page.locator(".board svg").first().waitFor();
    other.sees("A moment to look at");
    assertThat(other.page.locator("main").getAttribute("data-ply")).isEqualTo("0");
    other.picture("moment");
    assertThat(other.barriers()).as("a moment from a link").isEmpty();
  }

  private static String linkOf(Visitor visitor, String button) {
    visitor.button(button).click();
    Locator link = visitor.page.locator("button:text-is('" + button + "') + label input");
    link.waitFor();
    return link.inputValue();
  }

  @Test
  void aPuzzleIsFailedAndSolved(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900, IN_WORDS);
    visitor.goTo("#/puzzles");
    visitor.page.locator(".books details summary").first().click();
    visitor.picture("puzzles");
    assertThat(visitor.barriers()).as("puzzles").isEmpty();
    visitor.page.locator(".books details .numbers a").first().click();

    Locator moves = visitor.page.locator(".spoken li button");
    visitor.button("Show me").click();
    String best = visitor.page.locator("aside li.best span").first().textContent();
    visitor.button("Try again").click();
    moves.filter(new Locator.FilterOptions().setHasNotText(best)).first().click();
    visitor.page.locator(".answer[data-solved=false] p").waitFor();
    visitor.button("Try again").click();
    visitor.page.getByLabel("Search the moves").fill(best);
    visitor.button(best).click();
    visitor.page.locator(".answer[data-solved=true]").waitFor();
    visitor.sees("That is it!");
    visitor.picture("puzzle-solved");
    assertThat(visitor.barriers()).as("puzzle").isEmpty();
    assertThat(loggia.complaints()).isEmpty();
  }
}
