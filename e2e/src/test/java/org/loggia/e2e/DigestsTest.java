package org.loggia.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.browser.Gate;
import org.loggia.browser.Trial;

/** In Chromium, WebAssembly and JavaScript play the same games as the JVM. */
class DigestsTest {
  private static final int SEED = 1;
  private static final int GAMES = 1_000;
  private static final int ITERATIONS = 20;

  /** Both engines work side by side, each in its own worker, while the JVM plays as well. */
  private static final String ASK_ALL =
      """
      ({ asked, seed }) => {
        window.digests = {};
        for (const engine of ['webassembly', 'javascript']) {
          const rules = loggia.openRules(engine);
          window.digests[engine] = asked.map(({ name, title, variant, size, engines }) =>
            engines.includes(engine) ? rules.call(name, title, variant, seed, size) : null);
        }
      }
      """;

  private static Chromium chromium;
  private static Page page;

  @BeforeAll
  static void askTheBrowser() throws IOException {
    chromium = new Chromium();
    page = chromium.selfTest(chromium.visitor());
    List<Map<String, Object>> asked = questions().stream().map(Question::json).toList();
    page.evaluate(ASK_ALL, Map.of("asked", asked, "seed", SEED));
  }

  @AfterAll
  static void leave() {
    chromium.close();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("questions")
  void theAnswerIsTheSameEverywhere(Question question) {
    String jvm = question.onTheJvm();
    int index = questions().indexOf(question);

    for (String engine : question.engines()) {
      assertThat(digest(engine, index)).as("%s, %s", question, engine).isEqualTo(jvm);
    }
  }

  private static Object digest(String engine, int index) {
    return page.evaluate("([engine, i]) => window.digests[engine][i]", List.of(engine, index));
  }

  /** Random games of every variant, everything that can be asked in one game, and bots' games. */
  static List<Question> questions() {
    List<Question> questions = new ArrayList<>();
    Trial.all().forEach(trial -> questions.add(new Question("digest", trial, GAMES)));
    Trial.all().forEach(trial -> questions.add(new Question("tour", trial, 0)));
    Trial.outermost().forEach(trial -> questions.add(new Question("bots", trial, ITERATIONS)));
    return questions;
  }

  /** A function of the gate, asked of one variant. */
  record Question(String name, Trial trial, int size) {
    String onTheJvm() {
      return switch (name) {
        case "digest" -> Gate.digest(trial.title(), trial.variant(), SEED, size);
        case "tour" -> Gate.tour(trial.title(), trial.variant(), SEED);
        case "bots" -> Gate.bots(trial.title(), trial.variant(), SEED, size);
        default -> throw new IllegalArgumentException(name);
      };
    }

    /** Thousands of games in JavaScript take their time, and Node plays those of all variants. */
    List<String> engines() {
      return name.equals("digest") && !Trial.outermost().contains(trial)
          ? List.of("webassembly")
          : List.of("webassembly", "javascript");
    }

    Map<String, Object> json() {
      return Map.of(
          "name", name,
          "title", trial.title(),
          "variant", trial.variant(),
          "size", size,
          "engines", engines());
    }

    @Override
    public String toString() {
      return name + " of " + trial;
    }
  }
}
