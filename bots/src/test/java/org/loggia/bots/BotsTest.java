package org.loggia.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.Shape;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Seat;
import org.loggia.core.chance.FastChance;
import org.loggia.games.bossa.Bossa;
import org.loggia.games.bossa.BossaMove;
import org.loggia.games.bossa.BossaPosition;
import org.loggia.games.bossa.BossaView;

/** Bots are honest, steady and not stupid. */
class BotsTest {
  private static final Budget SHORT = Budget.iterations(60);

  @Test
  void a_bot_plays_the_same_in_worlds_that_look_the_same_to_it() {
    for (int seed = 0; seed < 12; seed++) {
      FastChance chance = new FastChance(seed);
      BossaPosition position = Bossa.GAME.start(Bossas.WITH_TOKENS);
      position.settle(chance, Journal.OFF);
      for (int ply = 0; ply < 3 && position.actor() != Seat.NOBODY; ply++) {
        int seat = position.actor();
        BossaPosition world = position.copy();
        world.imagine(seat, chance);
        assertThat(Bossas.search(0).choose(world.view(seat), SHORT, 9))
            .isEqualTo(Bossas.search(0).choose(position.view(seat), SHORT, 9));
        Choices<BossaMove> legal = position.legal();
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
    }
  }

  @Test
  void a_search_sees_a_win_in_one() {
    BossaPosition position =
        Bossas.position("white 4; black 1; hand0 20 31; hand1 60 50 40; used0 redraw swap");
    BossaMove move = Bossas.search(0).choose(position.view(0), Budget.iterations(200), 1);
    assertThat(Bossas.text(move)).isEqualTo("white up 20+31");
  }

  @Test
  void without_any_time_it_still_plays_a_legal_move() {
    BossaPosition position = Bossas.position("white 4; black 1; hand0 20 31; hand1 60 50 40");
    Budget none = Budget.until(() -> true);
    BossaView view = position.view(0);
    assertThat(position.why(Bossas.search(0).choose(view, none, 1))).isNull();
    assertThat(position.why(Bossas.search(0).choose(view, Budget.iterations(0), 1))).isNull();
    assertThat(position.why(new GreedyBot<>(Bossa.GAME).choose(view, none, 1))).isNull();
  }

  @Test
  void noise_makes_it_vary_and_a_seed_makes_it_repeat() {
    BossaPosition position =
        Bossas.position("white 4; black 1; hand0 20 31 50 33; hand1 60 51 40 11");
    TreeSet<String> moves = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      BossaMove move = Bossas.search(100).choose(position.view(0), SHORT, seed);
      assertThat(Bossas.search(100).choose(position.view(0), SHORT, seed)).isEqualTo(move);
      moves.add(Bossas.text(move));
    }
    assertThat(moves).hasSizeGreaterThan(3);
  }

  @Test
  void greed_beats_chance_and_search_beats_chance() {
    double greedy = 0;
    double search = 0;
    int games = 60;
    for (int game = 0; game < games; game++) {
      UniformBot<?, BossaMove, BossaView> uniform = new UniformBot<>(Bossa.GAME);
      GreedyBot<?, BossaMove, BossaView> greed = new GreedyBot<>(Bossa.GAME);
      greedy += Bossas.play(Bossas.WITH_TOKENS, greed, uniform, SHORT, 100L * game);
      search += Bossas.play(Bossas.WITH_TOKENS, Bossas.search(0), uniform, SHORT, 100L * game);
    }
    assertThat(greedy / games).isGreaterThan(0.75);
    assertThat(search / games).isGreaterThan(0.75);
  }

  @Test
  void greed_is_not_wiser_in_a_world_it_cannot_see() {
    for (int seed = 0; seed < 12; seed++) {
      FastChance chance = new FastChance(seed);
      BossaPosition position = Bossa.GAME.start(Bossas.WITH_TOKENS);
      position.settle(chance, Journal.OFF);
      int seat = position.actor();
      BossaPosition world = position.copy();
      world.imagine(seat, chance);
      GreedyBot<?, BossaMove, BossaView> greed = new GreedyBot<>(Bossa.GAME);
      assertThat(greed.choose(world.view(seat), SHORT, 3))
          .isEqualTo(greed.choose(position.view(seat), SHORT, 3));
    }
  }

  @Test
  void time_is_asked_for_before_every_iteration() {
    BossaPosition position =
        Bossas.position("white 4; black 1; hand0 20 31 50 33; hand1 60 51 40 11");
    int[] looks = {0};
    Search<?, BossaMove, BossaView> search = new Search<>(Bossa.GAME, 2, Tuning.PLAIN);
    var considered = search.think(position.view(0), Budget.until(() -> ++looks[0] > 50), 1);
    assertThat(considered.stream().mapToInt(Search.Considered::visits).sum()).isEqualTo(50);
  }

  @Test
  void bots_are_asked_for_by_name() {
    for (String name : Recipe.names()) {
      Recipe recipe = Recipe.named(name);
      assertThat(recipe).as(name).isNotNull();
    }
    assertThat(Recipe.named("mcts:50ms")).extracting("allowance").isEqualTo(Allowance.millis(50));
    assertThat(Recipe.named("mcts/plies=7/trust=0"))
        .extracting("tuning.plies", "tuning.trust")
        .containsExactly(7, 0.0);
    assertThat(Recipe.named("mcts/learned=0")).extracting("tuning.hopes").isNull();
    assertThat(Recipe.named("mcts/curiosity=3/patience=2"))
        .extracting("tuning.hopes.curiosity", "tuning.hopes.patience")
        .containsExactly(3.0, 2);
    assertThat(Recipe.named("mcts/learned=0/caution=1")).isNull();
    assertThat(Recipe.named("mcts:9it/noise=40")).extracting("noise").isEqualTo(40);
    for (String nobody :
        new String[] {
          "", "mcts:", "mcts:0it", "mcts:5", "mcts:9it/x=1", "mcts/noise=101", "Greedy"
        }) {
      assertThat(Recipe.named(nobody)).as(nobody).isNull();
    }
  }

  /** What was learned may be worth nothing: the moves are legal, and the same in equal views. */
  @Test
  void who_has_learned_plays_legal_moves_and_the_same_in_worlds_that_look_the_same() {
    for (int seed = 0; seed < 12; seed++) {
      FastChance chance = new FastChance(seed);
      BossaPosition position = Bossa.GAME.start(Bossas.WITH_TOKENS);
      position.settle(chance, Journal.OFF);
      for (int ply = 0; ply < 6 && position.actor() != Seat.NOBODY; ply++) {
        BossaView view = position.view(position.actor());
        BossaPosition world = position.copy();
        world.imagine(position.actor(), chance);
        BossaMove move = pupil(seed).choose(view, SHORT, 9);
        assertThat(position.why(move)).isNull();
        assertThat(pupil(seed).choose(world.view(position.actor()), SHORT, 9)).isEqualTo(move);
        assertThat(position.why(pupil(seed).choose(view, Budget.until(() -> true), 9))).isNull();
        position.play(move, Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
    }
  }

  private static Bot<BossaMove, BossaView> pupil(int seed) {
    Shape shape = Shape.of(Bossa.GAME.eyes());
    FastChance lot = new FastChance(seed);
    int[] weights = new int[shape.weights()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = lot.below(49) - 24;
    }
    return new SearchBot<>(Bossa.GAME, 2, Tuning.STANDARD, new Network(shape, weights), 0);
  }

  @Test
  void levels_are_named_from_weak_to_strong() {
    assertThat(Level.ALL.stream().map(Level::name))
        .containsExactly("novice", "casual", "skilled", "expert", "master");
    assertThat(Level.ALL.stream().map(Level::iterations)).isSorted();
    assertThat(Level.named("grandmaster")).isNull();
  }
}
