package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Game;
import org.loggia.core.Refusal;
import org.loggia.lab.show.Marks;

/** docs/NOTATION.md says what games have in writing, and nothing else. */
@Tag("golden")
class NotationTest {
  private static final Path DOCUMENT = Path.of("..", "docs", "NOTATION.md");
  private static final Pattern ROW = Pattern.compile("^\\| (`[^|]*`) \\|", Pattern.MULTILINE);
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  static Stream<Game<?, ?, ?>> titles() {
    return Catalogue.games().stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void listsAndExamplesAreThoseOfTheGames(Game<?, ?, ?> game) throws IOException {
    String id = game.info().id();
    String document = Files.readString(DOCUMENT);
    String wanted = new Marks(id).into(document, new NotationPage<>(game).text());
    if (System.getProperty("loggia.golden", "check").equals("write")) {
      Files.writeString(DOCUMENT, wanted);
    } else {
      assertThat(document).as("./loggia golden writes it anew").isEqualTo(wanted);
    }
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everySectionThatGamesWriteIsExplained(Game<?, ?, ?> game) throws IOException {
    assertThat(explained(game)).containsAll(new NotationPage<>(game).sections());
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everySectionThatIsExplainedCanBeRead(Game<?, ?, ?> game) throws IOException {
    NotationPage<?, ?, ?> page = new NotationPage<>(game);
    assertThat(explained(game)).hasSizeGreaterThan(8);
    for (MatchResult label : labels(game).toList()) {
      assertThat(page.positions())
          .as(label.group(1))
          .anyMatch(position -> isKnown(game, position, label.group(1)));
    }
    assertThat(page.positions()).noneMatch(position -> isKnown(game, position, "weather"));
  }

  /**
   * Whether the title looks at this section of a position like that; no value of it makes sense.
   */
  private static boolean isKnown(Game<?, ?, ?> game, String position, String label) {
    String others =
        Stream.of(position.split("; "))
            .filter(section -> !section.startsWith(label + " "))
            .reduce((one, other) -> one + "; " + other)
            .orElse("");
    Refusal refusal =
        game.notation().readPosition(others + "; " + label + " ?!", Map.of()).refusal();
    return refusal == null
        || !refusal.arguments().toString().contains("'" + label + "' means nothing here");
  }

  private static Set<String> explained(Game<?, ?, ?> game) throws IOException {
    Set<String> explained = new TreeSet<>();
    labels(game).forEach(label -> explained.add(NotationPage.family(label.group(1))));
    return explained;
  }

  /** The labels in the title's table, which stands above what is generated. */
  private static Stream<MatchResult> labels(Game<?, ?, ?> game) throws IOException {
    String document = Files.readString(DOCUMENT);
    int end = document.indexOf(new Marks(game.info().id()).begin());
    int begin = document.lastIndexOf("\n## ", end);
    return ROW.matcher(document.substring(begin, end))
        .results()
        .flatMap(row -> CODE.matcher(row.group(1)).results());
  }
}
