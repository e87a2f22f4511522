package org.loggia.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Game;
import org.loggia.core.Setup;

/** The same rules, compiled to JavaScript and run by Node, play the same games. */
class GateTest {
  private static final int SEED = 1;
  private static final int GAMES = 1_000;
  private static final int ITERATIONS = 40;

  @ParameterizedTest(name = "{0}")
  @MethodSource("variants")
  void javaScriptPlaysTheSameGamesAsTheJvm(Variant variant) throws Exception {
    String jvm = Gate.digest(variant.title(), variant.index(), SEED, GAMES);

    String javaScript = Node.ask("digest", variant.title(), variant.index(), SEED, GAMES);

    assertThat(javaScript)
        .as("%d games of %s: JVM %s, JavaScript %s", GAMES, variant, jvm, javaScript)
        .isEqualTo(jvm);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("variants")
  void javaScriptAnswersEveryQuestionLikeTheJvm(Variant variant) throws Exception {
    String jvm = Gate.tour(variant.title(), variant.index(), SEED);

    String javaScript = Node.ask("tour", variant.title(), variant.index(), SEED);

    assertThat(javaScript)
        .as("a tour of %s: JVM %s, JavaScript %s", variant, jvm, javaScript)
        .isEqualTo(jvm);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("outermost")
  void javaScriptThinksLikeTheJvm(Variant variant) throws Exception {
    String jvm = Gate.bots(variant.title(), variant.index(), SEED, ITERATIONS);

    String javaScript = Node.ask("bots", variant.title(), variant.index(), SEED, ITERATIONS);

    assertThat(javaScript)
        .as("bots at %s: JVM %s, JavaScript %s", variant, jvm, javaScript)
        .isEqualTo(jvm);
  }

  /** Else a gate that always says the same would be found in order. */
  @ParameterizedTest
  @MethodSource("titles")
  void otherSeedsPlayOtherGames(String title) throws Exception {
    assertThat(Node.ask("digest", title, 0, SEED + 1, 1))
        .isNotEqualTo(Node.ask("digest", title, 0, SEED, 1));
    assertThat(Node.ask("tour", title, 0, SEED + 1)).isNotEqualTo(Node.ask("tour", title, 0, SEED));
    assertThat(Node.ask("bots", title, 0, SEED, 2))
        .isNotEqualTo(Node.ask("bots", title, 0, SEED, 3));
  }

  @Test
  void anUnknownTitleIsRefusedByName() {
    assertThatThrownBy(() -> Node.ask("digest", "halma", 0, SEED, 1))
        .hasMessageContaining("there is no title halma");
  }

  static Stream<Variant> variants() {
    List<Variant> all = new ArrayList<>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      List<Setup> setups = game.info().variants();
      for (int i = 0; i < setups.size(); i++) {
        all.add(new Variant(game.info().id(), i, setups.get(i).label()));
      }
    }
    return all.stream();
  }

  /** Of each title its first variant and its last, which has the most seats and options. */
  static Stream<Variant> outermost() {
    return variants()
        .filter(
            variant ->
                variant.index() == 0
                    || variants()
                        .noneMatch(
                            other ->
                                other.title().equals(variant.title())
                                    && other.index() > variant.index()));
  }

  static Stream<String> titles() {
    return Catalogue.games().stream().map(game -> game.info().id());
  }

  record Variant(String title, int index, String label) {
    @Override
    public String toString() {
      return title + " (" + label + ")";
    }
  }
}
