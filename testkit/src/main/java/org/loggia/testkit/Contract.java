package org.loggia.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;

/**
 * What every title promises, put to the test by seeded random games in every variant of it:
 *
 * <ul>
 *   <li>(a) {@link GamesEnd}: games end, and count, get, contains and why tell the same story
 *   <li>(b) {@link OtherMovesAreRefused}: any other move is refused with a clause; asking, and
 *       being refused, change nothing
 *   <li>(c) {@link CopiesAreIndependent}: what happens to a copy happens to nobody else
 *   <li>(d) {@link TextsRoundTrip}: moves and positions are what their texts say, and go on alike
 *   <li>(e) {@link RecordsReplay}: a record tells the whole game again, and a forged one is refused
 *   <li>(f) {@link NoPieceIsLost}: the census is the same all game long
 *   <li>(g) secrets: {@link WorldsLookTheSame} (g1), {@link WorldsAreFair} (g2), {@link
 *       TwinsStayTwins} (g3), {@link PrivateFacesStayPrivate} (g4)
 *   <li>(h) {@link ResultsAddUp}: points have receipts, places follow from points and tie-breaks
 *   <li>(i) {@link GarbageIsRefused}: whatever text comes in, it is read or refused
 *   <li>(j) {@link GoldenPlaythroughs}: one written game a variant, under version control
 *   <li>(k) {@link GoldenDigests}: the fingerprint of 1,000 games a variant, under version control
 *   <li>(l) words: {@link WordsAreComplete} (l1), {@link RulesHaveTheirClauses} (l2), {@link
 *       NarratorSpeaks} (l3)
 *   <li>(m) {@link AdviceIsLegal}: advisers advise nothing illegal, meters count something
 *   <li>(n) {@link OldRecordsReplay}: games kept from earlier days replay under the rules of their
 *       revision
 * </ul>
 *
 * A title's test is:
 *
 * <pre>{@code
 * class BossaContractTest {
 *   @TestFactory
 *   @Tag("golden")
 *   Stream<DynamicNode> contract() {
 *     return Contract.of(Bossa.GAME).fairCase("turn 0; …", 1, 1).seldom("receipt.bonus").tests();
 *   }
 * }
 * }</pre>
 *
 * Every failure names variant, seed, ply and position. {@code -Dloggia.long=true} looks much
 * harder; {@code -Dloggia.golden=write} writes (j) and (k) anew instead of testing.
 */
public final class Contract<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final List<Clause> OF_VARIANTS =
      List.of(
          new GamesEnd(),
          new OtherMovesAreRefused(),
          new CopiesAreIndependent(),
          new TextsRoundTrip(),
          new RecordsReplay(),
          new NoPieceIsLost(),
          new WorldsLookTheSame(),
          new TwinsStayTwins(),
          new PrivateFacesStayPrivate(),
          new ResultsAddUp(),
          new GarbageIsRefused(),
          new GoldenPlaythroughs(),
          new NarratorSpeaks(),
          new AdviceIsLegal());

  private static final List<TitleClause> OF_TITLES =
      List.of(
          new WorldsAreFair(),
          new NoGoldenLeftOver(),
          new GoldenDigests(),
          new WordsAreComplete(),
          new RulesHaveTheirClauses(),
          new OldRecordsReplay());

  private final Game<P, M, V> game;
  private final List<FairCase> fairCases = new ArrayList<>();
  private final Set<String> seldom = new TreeSet<>();
  private final List<Setup> furtherSetups = new ArrayList<>();
  private Path folder = Path.of("");
  private int longestGame = 20_000;
  private Effort effort = Effort.ofThisRun();
  private Golden golden = Golden.ofThisRun();
  private @Nullable Samples samples;
  private @Nullable Vocabulary vocabulary;

  private Contract(Game<P, M, V> game) {
    this.game = game;
  }

  public static <P extends Position<P, M, V>, M extends Move, V extends View> Contract<P, M, V> of(
      Game<P, M, V> game) {
    return new Contract<>(game);
  }

  /**
   * Where the title's RULES.md, text/ and src/test/golden/ lie; the working directory if not said.
   */
  public Contract<P, M, V> folder(Path titleFolder) {
    folder = titleFolder;
    return this;
  }

  /** The number of plies that no game exceeds, where 20,000 are too few. */
  public Contract<P, M, V> longestGame(int plies) {
    longestGame = plies;
    return this;
  }

  /**
   * After so many plies of uniformly random play from this set-up, the seat's worlds must be spread
   * as the true positions are. Choose a point that many games pass through.
   */
  public Contract<P, M, V> fairCase(Setup setup, int plies, int seat) {
    fairCases.add(new FairCase(setup, "", plies, seat));
    return this;
  }

  /** As the other one, from a position instead of a set-up. */
  public Contract<P, M, V> fairCase(String position, int plies, int seat) {
    fairCases.add(new FairCase(Setup.of(game.info().fewestSeats()), position, plies, seat));
    return this;
  }

  /**
   * Keys of texts that random games cannot be relied on to use ("receipt.bonus", "event.all-blue").
   * They need a text like all others, but not to be seen.
   */
  public Contract<P, M, V> seldom(String... keys) {
    seldom.addAll(List.of(keys));
    return this;
  }

  /** A set-up to be tried like the title's variants, though it is none of them. */
  public Contract<P, M, V> also(Setup setup) {
    furtherSetups.add(setup);
    return this;
  }

  /** How hard to look; {@link Effort#ofThisRun()} if not said. */
  public Contract<P, M, V> effort(Effort howHard) {
    effort = howHard;
    return this;
  }

  /** Whether golden files are compared or written; {@link Golden#ofThisRun()} if not said. */
  public Contract<P, M, V> golden(Golden golden) {
    this.golden = golden;
    return this;
  }

  /** The contract as tests of JUnit. */
  public Stream<DynamicNode> tests() {
    return checks().stream().map(check -> DynamicTest.dynamicTest(check.name(), check::run));
  }

  /** The contract clause by clause; while golden files are written, only that is done. */
  public List<Check> checks() {
    List<Check> checks = new ArrayList<>();
    for (Setup setup : setups()) {
      Trial<P, M, V> trial = new Trial<>(this, setup);
      for (Clause clause : OF_VARIANTS) {
        if (golden == Golden.CHECK || clause instanceof GoldenPlaythroughs) {
          checks.add(
              new Check(
                  clause.letter(), trial.label(), clause.promise(), () -> clause.check(trial)));
        }
      }
    }
    for (TitleClause clause : OF_TITLES) {
      if (golden == Golden.CHECK
          || clause instanceof GoldenDigests
          || clause instanceof NoGoldenLeftOver) {
        checks.add(
            new Check(
                clause.letter(), game.info().id(), clause.promise(), () -> clause.check(this)));
      }
    }
    return checks;
  }

  Game<P, M, V> game() {
    return game;
  }

  Path folder() {
    return folder;
  }

  /** Everything that is tried. */
  List<Setup> setups() {
    List<Setup> setups = new ArrayList<>(game.info().variants());
    setups.addAll(furtherSetups);
    return setups;
  }

  int longestGame() {
    return longestGame;
  }

  List<FairCase> fairCases() {
    return fairCases;
  }

  Set<String> seldom() {
    return seldom;
  }

  Effort effort() {
    return effort;
  }

  Golden golden() {
    return golden;
  }

  List<Trial<P, M, V>> trials() {
    List<Trial<P, M, V>> trials = new ArrayList<>();
    for (Setup setup : setups()) {
      trials.add(new Trial<>(this, setup));
    }
    return trials;
  }

  /** Real texts of this title, gathered once. */
  Samples samples() {
    Samples gathered = samples;
    if (gathered == null) {
      gathered = Samples.gather(this);
      samples = gathered;
    }
    return gathered;
  }

  /** Everything this title was heard to say, gathered once. */
  Vocabulary vocabulary() {
    Vocabulary heard = vocabulary;
    if (heard == null) {
      heard = Vocabulary.gather(this);
      vocabulary = heard;
    }
    return heard;
  }

  AssertionError broken(String what) {
    return new AssertionError(game.info().id() + ": " + what);
  }
}
