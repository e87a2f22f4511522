package org.loggia.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Budget;
import org.loggia.bots.GreedyBot;
import org.loggia.bots.Search;
import org.loggia.bots.SearchBot;
import org.loggia.bots.Tuning;
import org.loggia.bots.review.Appraiser;
import org.loggia.bots.review.Candidate;
import org.loggia.bots.review.Moment;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * Looks for puzzles in games of bots that slip now and then. A puzzle's best move is the same with
 * so many iterations and with ten times as many, better than the next one beyond doubt, and never
 * what {@link GreedyBot} plays.
 */
public final class PuzzleSearch<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** By so much of the victory the best move is better than the next. */
  private static final double CLEAR = 0.04;

  private static final double STANDARD_ERRORS = 3;

  /** In how many of 100 moves the bots that play slip. */
  private static final int NOISE = 25;

  private static final int GLANCES = 3;
  private static final int TEN_TIMES = 10;

  /** Who finds it with so little search finds it easily; with the second number, with some work. */
  private static final int[] GRADES = {60, 400};

  /** One game shall not fill the book. */
  private static final int A_GAME = 2;

  private final Game<P, M, V> game;
  private final Setup setup;
  private final int iterations;
  private final Search<P, M, V> search;
  private final Appraiser<P, M, V> appraiser;
  private final GreedyBot<P, M, V> greedy;

  public PuzzleSearch(Game<P, M, V> game, Setup setup, int iterations) {
    this.game = game;
    this.setup = setup;
    this.iterations = iterations;
    this.search = new Search<>(game, setup.seats(), Tuning.STANDARD);
    this.appraiser = new Appraiser<>(game, setup.seats());
    this.greedy = new GreedyBot<>(game);
  }

  /** Plays the game of this seed and hands over the puzzles in it. */
  public void game(long seed, Consumer<Puzzle> found) {
    FastChance luck = new FastChance(seed);
    P position = game.start(setup);
    position.settleIfDue(luck, Journal.OFF);
    int count = 0;
    for (int ply = 1; position.actor() != Seat.NOBODY; ply++) {
      V view = position.view(position.actor());
      List<Search.Considered<M>> considered =
          search.think(view, Budget.iterations(iterations), seed + ply);
      Puzzle puzzle = count < A_GAME ? puzzle(position, view, considered, seed + ply) : null;
      if (puzzle != null) {
        found.accept(puzzle);
        count++;
      }
      position.play(SearchBot.pick(considered, NOISE, seed + ply), Journal.OFF);
      position.settleIfDue(luck, Journal.OFF);
    }
  }

  private @Nullable Puzzle puzzle(
      P position, V view, List<Search.Considered<M>> considered, long seed) {
    if (considered.size() < 3) {
      return null;
    }
    M best = considered.get(0).move();
    M next = considered.get(1).move();
    // What costs least is asked first: most positions are no puzzles.
    if (considered.get(0).value() - considered.get(1).value() < CLEAR / 2
        || isObvious(view, best, seed)
        || !isClear(appraiser.appraise(view, next, iterations, seed), best)) {
      return null;
    }
    List<Search.Considered<M>> later =
        search.think(view, Budget.iterations(TEN_TIMES * iterations), seed + 1);
    if (!later.getFirst().move().equals(best)) {
      return null;
    }
    Moment moment = appraiser.appraise(view, next, TEN_TIMES * iterations, seed + 2);
    if (!isClear(moment, best)) {
      return null;
    }
    String text = game.notation().writePosition(position);
    return new Puzzle(text, view.seat(), grade(view, best, seed), fromBest(moment));
  }

  private boolean isObvious(V view, M best, long seed) {
    for (int i = 0; i < GLANCES; i++) {
      if (greedy.choose(view, Budget.iterations(1), seed + i).equals(best)) {
        return true;
      }
    }
    return false;
  }

  /** Whether this move is better than every other that was compared, beyond doubt. */
  private boolean isClear(Moment moment, M best) {
    List<Candidate> candidates = moment.candidates();
    Candidate first = candidates.getFirst();
    if (!first.move().equals(game.notation().writeMove(best))) {
      return false;
    }
    for (Candidate each : candidates.subList(1, candidates.size())) {
      double gap = first.better() - each.better();
      double error = Math.sqrt(first.error() * first.error() + each.error() * each.error());
      if (gap < CLEAR || gap < STANDARD_ERRORS * error) {
        return false;
      }
    }
    return candidates.size() > 1;
  }

  /** What each move brings compared with the best, and not with what was asked about. */
  private static List<Candidate> fromBest(Moment moment) {
    Candidate best = moment.candidates().getFirst();
    List<Candidate> moves = new ArrayList<>();
    for (Candidate each : moment.candidates()) {
      moves.add(
          new Candidate(
              each.move(),
              each.parts(),
              each.value(),
              each.better() - best.better(),
              each.equals(best) ? 0 : Math.max(best.error(), each.error()),
              each.samples()));
    }
    return moves;
  }

  private int grade(V view, M best, long seed) {
    for (int grade = 1; grade < Puzzle.GRADES; grade++) {
      int found = 0;
      for (int i = 0; i < GLANCES; i++) {
        Budget little = Budget.iterations(GRADES[grade - 1]);
        if (search.think(view, little, seed + 7 * i).getFirst().move().equals(best)) {
          found++;
        }
      }
      if (found == GLANCES) {
        return grade;
      }
    }
    return Puzzle.GRADES;
  }
}
