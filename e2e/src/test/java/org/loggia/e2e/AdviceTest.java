package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever does not know what to do, or what something is, or where they are, finds it out. */
@ExtendWith(House.class)
class AdviceTest {
  private static final String LEVELS =
      """
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((each) => each.offsetParent !== null)
        .map((each) => Number(each.tagName[1]))
      """;

  private static final String IN_SIGHT =
      """
      () => {
        const { top, bottom } = document.querySelector('.clause.asked').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }
      """;

  /** A code of a tile or of a square, as the rules write them. */
  private static final String CODE = "\\b[YKRWD]-[A-Z]|\\b[LTSZU]\\d[a-h]|-?\\d,-?\\d|⟨";

  @ParameterizedTest
  @ValueSource(strings = {"Azul", "Palazzo", "Kensington", "Alhambra, the dice game", "Bossa"})
  void aHintIsDrawnOnTheBoardSaysWhyAndIsPlayedOnlyByAnotherPress(String title, Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 800);
    visitor.playNow(title);
    visitor.page.locator("section.turn.mine").waitFor();
    String before = visitor.progress();
    visitor.button("Hint").click();
    Locator hint = visitor.page.locator("section.hint");
    hint.waitFor();
    visitor.picture("hint-" + title.replaceAll("\\W.*", ""));

    assertThat(visitor.progress()).isEqualTo(before);
    assertThat(hint.textContent()).contains("Chance of winning: about").doesNotContainPattern(CODE);
    assertThat(visitor.page.locator(".board rect.hint").count()).as("drawn").isPositive();

    visitor.button("Play it").click();
    visitor.page.waitForFunction(
        "before => document.querySelector('main').dataset.ply !== before", before);
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void aMoveByFingerIsShownAndAskedAboutBeforeItIsPlayed(Loggia loggia) {
    Visitor visitor = loggia.visitor(360, 740);
    visitor.shareTheScreen("Azul");
    visitor.page.locator(".board .target.legal[data-target^='F']").first().tap();
    visitor.page.locator(".board .target.lit[data-target^='line']").first().tap();
    Locator asked = visitor.page.locator(".confirming");
    asked.waitFor();
    visitor.page.locator(".board rect.hint").first().waitFor();
    visitor.picture("confirm-360");
    assertThat(visitor.progress()).isEqualTo("0");
    assertThat(visitor.barriers()).as("asked").isEmpty();

    visitor.button("Not yet").tap();
    assertThat(asked.count()).isZero();
    visitor.page.locator(".board .target.legal[data-target^='F']").first().tap();
    visitor.page.locator(".board .target.lit[data-target^='line']").first().tap();
    visitor.button("Play it").tap();
    visitor.page.locator("main[data-ply='1']").waitFor();
    assertThat(loggia.complaints()).isEmpty();
  }

  @Test
  void everyPieceAnswersInOneClickAndItsRuleInTwo(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 800);
    visitor.playNow("Kensington");
    visitor.page.locator(".board .target.live.lit").first().waitFor();
    visitor.page.locator("[data-target^='heap']").first().hover();
    visitor.page.keyboard().press("?");
    visitor.sees("The heap");
    visitor.page.locator(".what").getByText("Rule K").click();
    Locator clause = visitor.page.locator("#panel .clause.asked");
    clause.waitFor();
    visitor.page.waitForFunction(IN_SIGHT);
    visitor.picture("rule-of-the-heap");
  }

  @Test
  void headingsLeadThroughEveryPageAndTheFocusGoesToWhatItIsAbout(Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 800);
    visitor.page.locator("article").first().waitFor();
    areInOrder(visitor, "first page");
    visitor.playNow("Palazzo");
    visitor.page.locator("section.turn.mine").waitFor();
    areInOrder(visitor, "table");
    assertThat(visitor.page.evaluate("document.activeElement.id")).isEqualTo("main");

    visitor.goTo("#/rules/palazzo/P4.2");
    visitor.page.locator("main .chapters strong").first().waitFor();
    areInOrder(visitor, "rules");
    visitor.page.waitForFunction("() => document.activeElement.id === 'clause-P4.2'");

    visitor.goTo("#/");
    visitor.openTable("Azul");
    areInOrder(visitor, "waiting room");
  }

  /** One first heading, and no level left out on the way down. */
  private static void areInOrder(Visitor visitor, String page) {
    List<?> levels = (List<?>) visitor.page.evaluate(LEVELS);
    assertThat(levels).as(page).isNotEmpty();
    int above = 0;
    for (Object level : levels) {
      assertThat((int) level).as("%s: %s", page, levels).isLessThanOrEqualTo(above + 1);
      above = (int) level;
    }
    assertThat(levels.stream().filter(level -> (int) level == 1).count()).as(page).isOne();
  }
}
