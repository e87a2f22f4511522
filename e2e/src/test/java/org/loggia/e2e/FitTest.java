package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A board fits its window: whatever can be pressed for a move is seen without scrolling. */
@ExtendWith(House.class)
class FitTest {
  /** Screens, phones, and some of them at a zoom of 200 %, which halves the pixels of the page. */
  private static final List<Window> WINDOWS =
      List.of(
          new Window(1366, 650),
          new Window(1280, 720),
          new Window(1100, 700),
          new Window(1024, 768),
          new Window(740, 360),
          new Window(683, 325),
          new Window(550, 350),
          new Window(512, 384),
          new Window(360, 740));

  /** Targets outside of the window once the board has followed its size. */
  private static final String OUTSIDE =
      """
      async (screens) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const outside = ({ left, top, right, bottom, width }) =>
          width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > screens * innerHeight + 1);
        const at = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
        let found = [];
        for (let i = 0; i < 200; i++) {
          await frame();
          await frame();
          scrollTo(0, 0);
          const targets = [...document.querySelectorAll('.board .target.live')];
          if (targets.length === 0) {
            found = ['nothing to press'];
            continue;
          }
          found = targets.flatMap((target) =>
            [...target.querySelectorAll(':scope > .hit')]
              .map((hit) => hit.getBoundingClientRect())
              .filter(outside)
              .map((box) => target.dataset.target + ' at ' + at(box)));
          if (found.length === 0) break;
        }
        return found;
      }
      """;

  private record Window(int width, int height) {
    /** A phone that stands may ask for one short scroll. */
    double screens() {
      return height > width ? 1.6 : 1;
    }
  }

  /** All titles that have a board, by the name under which one finds them. */
  static Stream<String> titles() throws IOException {
    Path games = Path.of("..", "games");
    try (Stream<Path> folders = Files.list(games)) {
      List<Path> drawn =
          folders.filter(each -> Files.exists(each.resolve("web/Board.svelte"))).sorted().toList();
      return drawn.stream().map(FitTest::nameOf);
    }
  }

  private static String nameOf(Path folder) {
    try {
      String texts = Files.readString(folder.resolve("text/en.json"));
      Matcher title = Pattern.compile("\"title\": \"([^\"]*)\"").matcher(texts);
      assertThat(title.find()).as("title in %s", folder).isTrue();
      return title.group(1);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("titles")
  void whateverBelongsToAMoveIsSeenAtOnce(String title, Loggia loggia) {
    Visitor visitor = loggia.visitor(1280, 900);
    visitor.playNow(title);
    for (int moment = 0; moment < 3; moment++) {
      isAsked(visitor, title);
      everythingFits(visitor, title + ", moment " + moment);
      for (int moves = 0; moves < 4; moves++) {
        isAsked(visitor, title);
        visitor.pressWhatIsLegal();
      }
    }
    assertThat(loggia.complaints()).isEmpty();
  }

  /** Until the visitor may move; a short game may be over before, and then another one begins. */
  private static void isAsked(Visitor visitor, String title) {
    visitor.page.locator("section.turn.mine, .turn .result").first().waitFor();
    if (visitor.isOver()) {
      visitor.goTo("#/");
      visitor.playNow(title);
      visitor.page.locator("section.turn.mine").waitFor();
    }
  }

  private static void everythingFits(Visitor visitor, String moment) {
    for (Window window : WINDOWS) {
      visitor.page.setViewportSize(window.width(), window.height());
      Object outside = visitor.page.evaluate(OUTSIDE, window.screens());
      assertThat((List<?>) outside).as("%s in %s", moment, window).isEmpty();
    }
    visitor.page.setViewportSize(1280, 900);
  }
}
