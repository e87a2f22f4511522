package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.bots.Allowance;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.policy.Player;
import org.loggia.lab.policy.Policy;

/** What a seat cannot see makes no difference to the bot that sits there. */
class TwinWorldsTest {
  private static final List<String> BOTS = List.of("greedy", "novice", "mcts:40it");
  private static final int TABLES = 12;

  static Stream<Game<?, ?, ?>> games() {
    return Catalogue.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void inWorldsThatLookTheSameABotPlaysTheSame(Game<?, ?, ?> game) {
    assertThat(twins(game)).isPositive();
  }

  /** How many decisions were compared. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> int twins(
      Game<P, M, V> game) {
    int compared = 0;
    List<Setup> variants = game.info().variants();
    for (int table = 0; table < TABLES; table++) {
      Setup setup = variants.get(table % variants.size());
      FastChance chance = new FastChance(table);
      P position = later(game, setup, 1 + 7 * table % 30, chance);
      if (position.actor() >= 0) {
        compare(game, position, chance);
        compared++;
      }
    }
    return compared;
  }

  /** A table after so many random moves. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> P later(
      Game<P, M, V> game, Setup setup, int moves, FastChance chance) {
    P position = game.start(setup);
    position.settleIfDue(chance, Journal.OFF);
    for (int i = 0; i < moves && position.actor() >= 0; i++) {
      Choices<M> legal = position.legal();
      position.play(legal.get(chance.below(legal.count())), Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
    }
    return position;
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void compare(
      Game<P, M, V> game, P truth, FastChance chance) {
    P twin = truth.copy();
    twin.imagine(truth.actor(), chance);
    assertThat(twin.view(truth.actor())).isEqualTo(truth.view(truth.actor()));
    List<M> inTruth = new ArrayList<>();
    List<M> inTwin = new ArrayList<>();
    for (String name : BOTS) {
      Policy policy = PolicyChoice.named(name, Allowance.iterations(1));
      try (Player<P, M> bot = policy.player(game, truth.setup().seats())) {
        inTruth.add(bot.choose(truth, truth.legal(), new FastChance(5)));
        inTwin.add(bot.choose(twin, twin.legal(), new FastChance(5)));
      }
    }
    assertThat(inTwin).isEqualTo(inTruth);
  }
}
