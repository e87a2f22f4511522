package org.loggia.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.Shape;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Choices;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.Traits;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.players.School;

/** What a learned judgement looks at is on the list, and hides what is hidden. */
class EyesTest {
  private static final int MOST_MOVES_LOOKED_AT = 50;

  static Stream<Game<?, ?, ?>> games() {
    return Catalogue.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everySeatSeesTheSameInWorldsThatLookTheSame(Game<?, ?, ?> game) {
    assertThat(looks(game)).isGreaterThan(20);
  }

  /** How many positions were looked at. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> int looks(
      Game<P, M, V> game) {
    Eyes<P, M> eyes = Objects.requireNonNull(game.eyes(), game.info().id());
    int looks = 0;
    for (Setup setup : game.info().variants()) {
      FastChance chance = new FastChance(setup.seats());
      P position = game.start(setup);
      position.settleIfDue(chance, Journal.OFF);
      while (position.actor() >= 0) {
        for (int seat = 0; seat < setup.seats(); seat++) {
          P twin = position.copy();
          twin.imagine(seat, chance);
          assertThat(seen(eyes, twin, seat)).isEqualTo(seen(eyes, position, seat));
        }
        Choices<M> legal = position.legal();
        lookAtMoves(eyes, position, legal, chance);
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
        looks++;
      }
    }
    return looks;
  }

  private static <P extends Position<P, M, ?>, M extends Move> List<Integer> seen(
      Eyes<P, M> eyes, P position, int seat) {
    Traits seen = new Traits();
    eyes.look(position, seat, seen);
    return list(seen, eyes.traits());
  }

  private static <P extends Position<P, M, ?>, M extends Move> void lookAtMoves(
      Eyes<P, M> eyes, P position, Choices<M> legal, FastChance chance) {
    P twin = position.copy();
    twin.imagine(position.actor(), chance);
    for (int k = 0; k < Math.min(MOST_MOVES_LOOKED_AT, legal.count()); k++) {
      M move = legal.get(chance.below(legal.count()));
      assertThat(seen(eyes, twin, move)).isEqualTo(seen(eyes, position, move));
    }
  }

  private static <P extends Position<P, M, ?>, M extends Move> List<Integer> seen(
      Eyes<P, M> eyes, P position, M move) {
    Traits seen = new Traits();
    eyes.look(position, move, seen);
    return list(seen, eyes.moveTraits());
  }

  private static List<Integer> list(Traits seen, int all) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < seen.count(); i++) {
      assertThat(seen.get(i)).isBetween(0, all - 1);
      list.add(seen.get(i));
    }
    return list;
  }

  /** Else every bot of the title would fall over it. */
  @ParameterizedTest
  @MethodSource("games")
  void whatWasLearnedFitsTheEyesOfToday(Game<?, ?, ?> game) {
    Network network = School.OF_THE_HOUSE.network(game);
    Eyes<?, ?> eyes = game.eyes();
    if (network != null && eyes != null) {
      assertThat(network.shape()).isEqualTo(Shape.of(eyes));
    }
  }
}
