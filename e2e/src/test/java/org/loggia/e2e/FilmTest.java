package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;

/** The pictures of a whole game of Azul, from which README's film is cut (see web/README.md). */
@ExtendWith(House.class)
@EnabledIfSystemProperty(named = "loggia.film", matches = "write")
class FilmTest {
  private static final Path FOLDER = Path.of("target", "film");

  private int pictures;

  @Test
  void aGameIsFilmed(Loggia loggia) throws Exception {
    Files.createDirectories(FOLDER);
    try (Stream<Path> old = Files.list(FOLDER)) {
      for (Path each : old.sorted(Comparator.naturalOrder()).toList()) {
        Files.delete(each);
      }
    }
    Visitor visitor = loggia.visitor(1120, 700);
    visitor.playNow("Azul");
    while (!visitor.isOver()) {
      visitor.page.locator("section.turn.mine, .turn .result").first().waitFor();
      take(visitor);
      if (!visitor.isOver()) {
        visitor.clickAnyAzulMove();
        take(visitor);
      }
    }
    take(visitor);

    assertThat(List.of(FOLDER.toFile().list())).hasSizeGreaterThan(20);
  }

  private void take(Visitor visitor) {
    Path file = FOLDER.resolve("%03d.png".formatted(pictures++));
    visitor.page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }
}
