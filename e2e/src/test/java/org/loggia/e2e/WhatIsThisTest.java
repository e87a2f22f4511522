package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever lies on a board in the positions of its lessons answers what it is. */
@ExtendWith(House.class)
class WhatIsThisTest {
  private static final Pattern POSITION = Pattern.compile("\"position\": \"([^\"]*)\"");

  /**
   * Pieces, and figures that stand alone; what is drawn once, to be laid out often, is no piece
   * itself.
   */
  private static final String NAMELESS =
      """
      [...document.querySelectorAll('.board svg [role=img], .board svg text')]
        .filter((thing) => thing.matches('[role=img]') || /^[0-9]+$/.test(thing.textContent.trim()))
        .filter((thing) => !thing.closest('[data-what], [data-target], defs, symbol'))
        .map((thing) => thing.getAttribute('aria-label') ?? thing.textContent)
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {"azul", "bossa", "palazzo", "kensington", "alhambra", "alhambra/learn/alcazaba"})
  void everyPieceHasAName(String lesson, Loggia loggia) throws IOException {
    String title = lesson.replaceFirst("/.*", "");
    String folder = lesson.equals(title) ? title + "/learn" : lesson;
    Visitor visitor = loggia.visitor(1280, 800);
    for (String position : positions(Path.of("..", "games", folder, "lesson.json"))) {
      String text = URLEncoder.encode(position, StandardCharsets.UTF_8).replace("+", "%20");
      visitor.goTo("#/rules/" + title);
      visitor.page.locator("main .chapters strong").first().waitFor();
      visitor.goTo("#/moment/" + title + "/" + text);
      visitor.page.locator("main .board svg .target").first().waitFor();
      assertThat((List<?>) visitor.page.evaluate(NAMELESS)).as(position).isEmpty();
    }
    assertThat(loggia.complaints()).isEmpty();
  }

  private static List<String> positions(Path lesson) throws IOException {
    Matcher found = POSITION.matcher(Files.readString(lesson));
    List<String> positions = found.results().map(each -> each.group(1)).toList();
    assertThat(positions).isNotEmpty();
    return positions;
  }
}
