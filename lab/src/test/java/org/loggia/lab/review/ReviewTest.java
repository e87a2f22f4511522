package org.loggia.lab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.loggia.bots.Budget;
import org.loggia.bots.Search;
import org.loggia.bots.Tuning;
import org.loggia.bots.review.Candidate;
import org.loggia.bots.review.Findings;
import org.loggia.bots.review.FindingsCodec;
import org.loggia.bots.review.Ledger;
import org.loggia.bots.review.Moment;
import org.loggia.bots.review.Review;
import org.loggia.bots.review.Reviewer;
import org.loggia.catalogue.Catalogue;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Luck;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/** Whatever was estimated, the books balance, and nobody is accused without proof. */
class ReviewTest {
  private static final int FEW = 12;

  record Table(Game<?, ?, ?> game, Setup setup) {
    @Override
    public String toString() {
      return game.info().id() + ", " + setup.label();
    }
  }

  /** Every title with every number of seats. */
  static Stream<Table> tables() {
    List<Table> tables = new ArrayList<>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      for (int seats = game.info().fewestSeats(); seats <= game.info().mostSeats(); seats++) {
        tables.add(new Table(game, Setup.of(seats)));
      }
    }
    return tables.stream();
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> GameRecord quickGame(
      Game<P, M, V> game, Setup setup, int seed) {
    FastChance chance = new FastChance(seed);
    Match<P, M, V> match = Match.begin(game, setup, Luck.of(chance)).orThrow();
    while (!match.isOver()) {
      P position = match.position();
      M move = game.adviser().playout(position.copy(), chance);
      match.play(position.actor(), game.notation().writeMove(move)).orThrow();
    }
    return match.record();
  }

  private static Review review(Game<?, ?, ?> game, GameRecord record, int iterations, long seed) {
    return review(game, record, iterations, seed, 1_000_000);
  }

  private static Review review(
      Game<?, ?, ?> game, GameRecord record, int iterations, long seed, int slice) {
    Reviewer<?, ?, ?> reviewer = Reviewer.of(game, record, iterations, seed).orThrow();
    while (!reviewer.isDone()) {
      assertThat(reviewer.goOn(slice)).isPositive();
    }
    return reviewer.review();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void before_and_skill_and_luck_add_up_to_the_result(Table table) {
    GameRecord record = quickGame(table.game(), table.setup(), 5);
    Review review = review(table.game(), record, FEW, 1);
    Match<?, ?, ?> match = Match.replay(table.game(), record, Luck.of(new FastChance(0))).orThrow();

    assertThat(review.moments()).hasSize(record.entries().size() - 1);
    for (int seat = 0; seat < table.setup().seats(); seat++) {
      Ledger ledger = review.ledgers().get(seat);
      assertThat(ledger.end()).isEqualTo(match.position().result().share(seat));
      assertThat(ledger.start()).isEqualTo(review.moments().getFirst().before().get(seat));
      assertThat(ledger.start() + ledger.own() + ledger.others() + ledger.luck() + ledger.unclear())
          .isCloseTo(ledger.end(), within(1e-9));
      assertThat(ledger.own()).isNotPositive();
      assertThat(ledger.own()).isCloseTo(-gaveAway(review, seat), within(1e-9));
      assertThat(ledger.luck()).isCloseTo(luck(review, seat), within(1e-9));
    }
    for (int ply = 1; ply <= review.moments().size(); ply++) {
      hangsTogether(review.moments().get(ply - 1), record.entries().get(ply).move());
    }
  }

  private static double gaveAway(Review review, int seat) {
    return review.moments().stream()
        .filter(moment -> moment.seat() == seat)
        .mapToDouble(Moment::gaveAway)
        .sum();
  }

  private static double luck(Review review, int seat) {
    double sum = 0;
    for (int i = 0; i < review.moments().size(); i++) {
      sum += review.luck(i).get(seat);
    }
    return sum;
  }

  private static void hangsTogether(Moment moment, String played) {
    assertThat(moment.candidates()).extracting(Candidate::move).contains(played);
    assertThat(moment.gaveAway()).isNotNegative();
    assertThat(moment.played()).allSatisfy(chance -> assertThat(chance).isBetween(0.0, 1.0));
    Candidate best = moment.candidates().getFirst();
    assertThat(moment.gaveAway()).isLessThanOrEqualTo(best.better());
    if (moment.mistake()) {
      assertThat(best.better()).isGreaterThan(3 * best.error()).isGreaterThanOrEqualTo(0.02);
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void sliced_or_not_a_seed_gives_the_same_review(Table table) {
    if (table.setup().seats() > table.game().info().fewestSeats()) {
      return; // slices know nothing of seats
    }
    GameRecord record = quickGame(table.game(), table.setup(), 6);
    assertThat(review(table.game(), record, FEW, 7, 5))
        .isEqualTo(review(table.game(), record, FEW, 7));
  }

  @Test
  void a_gross_mistake_is_found_by_every_seed_with_what_was_better() {
    Game<?, ?, ?> azul = Catalogue.games().getFirst();
    GameRecord record = withTheWorstMove(azul, 16);
    for (int seed = 1; seed <= 2; seed++) {
      Moment moment = review(azul, record.upTo(16), 1_000, seed).moments().get(15);
      assertThat(moment.mistake()).as("seed %d", seed).isTrue();
      assertThat(moment.gaveAway()).isGreaterThan(0.05);
      assertThat(moment.candidates().getFirst().move()).isNotEqualTo(moment.move());
    }
  }

  @Test
  void most_of_what_one_review_calls_a_mistake_another_one_calls_a_mistake_too() {
    Game<?, ?, ?> azul = Catalogue.games().getFirst();
    GameRecord record = quickGame(azul, Setup.of(2), 8);
    List<Integer> one = mistakes(review(azul, record, 1_000, 1));
    List<Integer> other = mistakes(review(azul, record, 1_000, 2));
    List<Integer> both = one.stream().filter(other::contains).toList();
    assertThat(both).as("%s and %s", one, other).hasSizeGreaterThan(3);
    assertThat(both.size() * 3).as("%s of %s", both, one).isGreaterThanOrEqualTo(2 * one.size());
    assertThat(both.size() * 3)
        .as("%s of %s", both, other)
        .isGreaterThanOrEqualTo(2 * other.size());
  }

  private static List<Integer> mistakes(Review review) {
    return review.moments().stream().filter(Moment::mistake).map(Moment::ply).toList();
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      GameRecord withTheWorstMove(Game<P, M, V> azul, int ply) {
    FastChance chance = new FastChance(3);
    Match<P, M, V> match = Match.begin(azul, Setup.of(2).withFirst(0), Luck.of(chance)).orThrow();
    while (match.steps().size() <= ply) {
      P position = match.position();
      M move = azul.adviser().playout(position.copy(), chance);
      if (match.steps().size() == ply) {
        move = worst(azul, position);
      }
      match.play(position.actor(), azul.notation().writeMove(move)).orThrow();
    }
    return match.record();
  }

  /** Of the moves a search looked at the one it likes least. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> M worst(
      Game<P, M, V> game, P position) {
    return new Search<>(game, 2, Tuning.STANDARD)
        .think(position.view(position.actor()), Budget.iterations(2_000), 1).stream()
            .filter(each -> each.visits() > 0)
            .min(Comparator.comparingDouble(Search.Considered::value))
            .orElseThrow()
            .move();
  }

  @Test
  void what_nobody_could_choose_is_nobodys_mistake() {
    for (Game<?, ?, ?> game : Catalogue.games()) {
      GameRecord record = quickGame(game, Setup.of(game.info().fewestSeats()), 2);
      for (Moment moment : review(game, record, FEW, 1).moments()) {
        if (moment.candidates().size() == 1) {
          assertThat(moment.gaveAway()).isZero();
          assertThat(moment.mistake()).isFalse();
        }
      }
    }
  }

  @Test
  void findings_survive_their_journey_as_JSON() {
    Game<?, ?, ?> bossa = Catalogue.games().getLast();
    Review review = review(bossa, quickGame(bossa, Setup.of(2), 1), FEW, 1);
    String text = FindingsCodec.CODEC.text(Findings.of(review));
    assertThat(FindingsCodec.CODEC.text(FindingsCodec.CODEC.parse(text))).isEqualTo(text);
  }

  @Test
  void a_game_that_goes_on_is_reviewed_as_far_as_it_came() {
    Game<?, ?, ?> azul = Catalogue.games().getFirst();
    GameRecord record = quickGame(azul, Setup.of(2), 4).upTo(10);
    Review review = review(azul, record, FEW, 1);
    assertThat(review.end()).isEmpty();
    Ledger ledger = review.ledgers().getFirst();
    assertThat(ledger.end()).isEqualTo(review.moments().getLast().played().getFirst());
    assertThat(review(azul, record.upTo(0), FEW, 1).ledgers()).isEmpty();
  }
}
