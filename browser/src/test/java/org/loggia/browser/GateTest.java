package org.loggia.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.catalogue.Catalogue;

/** The same rules, compiled to JavaScript and run by Node, play the same games. */
class GateTest {
  private static final int SEED = 1;
  private static final int GAMES = 1_000;
  private static final int ITERATIONS = 20;

  private static Nodes nodes;
  private static final Map<String, CompletableFuture<String>> asked = new HashMap<>();

  /** All at once, so that Node and the JVM work side by side. */
  @BeforeAll
  static void askNode() throws IOException {
    nodes = new Nodes();
    Trial.all().forEach(trial -> ask("digest", trial, GAMES));
    Trial.all().forEach(trial -> ask("tour", trial));
    Trial.outermost().forEach(trial -> ask("bots", trial, ITERATIONS));
  }

  @AfterAll
  static void sendNodeHome() throws IOException {
    nodes.close();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("trials")
  void javaScriptPlaysTheSameGamesAsTheJvm(Trial trial) {
    String jvm = Gate.digest(trial.title(), trial.variant(), SEED, GAMES);

    assertThat(answer("digest", trial)).as("%d games of %s", GAMES, trial).isEqualTo(jvm);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("trials")
  void javaScriptAnswersEveryQuestionLikeTheJvm(Trial trial) {
    String jvm = Gate.tour(trial.title(), trial.variant(), SEED);

    assertThat(answer("tour", trial)).as("a tour of %s", trial).isEqualTo(jvm);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("outermost")
  void javaScriptThinksLikeTheJvm(Trial trial) {
    String jvm = Gate.bots(trial.title(), trial.variant(), SEED, ITERATIONS);

    assertThat(answer("bots", trial)).as("bots at %s", trial).isEqualTo(jvm);
  }

  /** Else a gate that always says the same would be found in order. */
  @ParameterizedTest
  @MethodSource("titles")
  void otherSeedsPlayOtherGames(String title) {
    assertThat(nodes.ask("digest", title, 0, SEED + 1, 1).join())
        .isNotEqualTo(nodes.ask("digest", title, 0, SEED, 1).join());
    assertThat(nodes.ask("tour", title, 0, SEED + 1).join())
        .isNotEqualTo(nodes.ask("tour", title, 0, SEED).join());
    assertThat(nodes.ask("bots", title, 0, SEED, 2).join())
        .isNotEqualTo(nodes.ask("bots", title, 0, SEED, 3).join());
  }

  @Test
  void anUnknownTitleIsRefusedByName() {
    assertThatThrownBy(() -> nodes.ask("digest", "halma", 0, SEED, 1).join())
        .hasMessageContaining("there is no title halma");
  }

  private static void ask(String function, Trial trial, int... more) {
    int[] numbers = new int[2 + more.length];
    numbers[0] = trial.variant();
    numbers[1] = SEED;
    System.arraycopy(more, 0, numbers, 2, more.length);
    asked.put(function + trial, nodes.ask(function, trial.title(), numbers));
  }

  private static String answer(String function, Trial trial) {
    return Objects.requireNonNull(asked.get(function + trial)).join();
  }

  static List<Trial> trials() {
    return Trial.all();
  }

  static List<Trial> outermost() {
    return Trial.outermost();
  }

  static Stream<String> titles() {
    return Catalogue.games().stream().map(game -> game.info().id());
  }
}
