package org.loggia.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * Monte Carlo tree search over moves. Each iteration imagines a world that looks like the view,
 * walks down the tree with fresh luck (open loop: a node stands for the moves that led to it,
 * whatever was drawn in between), adds one node, plays the game out, and credits every node on the
 * way with what each seat got (max^n).
 */
public final class Search<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int LOOK_AT_THE_CLOCK_EVERY = 8;
  private static final int DEEPEST = 256;

  private final Game<P, M, V> game;
  private final Adviser<P, M> adviser;
  private final Tuning tuning;
  private final FastChance chance;
  private final int seats;
  private final Tree<M> tree;
  private final double[] value;
  private final int[] path = new int[DEEPEST];

  public Search(Game<P, M, V> game, int seats, Tuning tuning, FastChance chance) {
    this.game = game;
    this.adviser = game.adviser();
    this.tuning = tuning;
    this.chance = chance;
    this.seats = seats;
    this.tree = new Tree<>(seats);
    this.value = new double[seats];
  }

  /** A move of the root as the search sees it: how often tried, and how well its seat fared. */
  public record Considered<M>(M move, int visits, double value) {}

  /** Thinks, and answers every move it looked at, the most visited first. */
  public List<Considered<M>> think(V view, Budget budget) {
    tree.clear();
    P root = game.world(view, chance);
    P world = root.copy();
    for (int i = 0; i < budget.iterations(); i++) {
      if (i % LOOK_AT_THE_CLOCK_EVERY == LOOK_AT_THE_CLOCK_EVERY - 1
          && budget.timeIsUp().getAsBoolean()) {
        break;
      }
      world.copyFrom(root);
      world.imagine(view.seat(), chance);
      iterate(world);
    }
    return considered(root, view.seat());
  }

  private void iterate(P world) {
    int depth = 0;
    int node = Tree.ROOT;
    path[depth++] = node;
    boolean fresh = false;
    while (!fresh && world.actor() != Seat.NOBODY && depth < DEEPEST) {
      int before = tree.size();
      node = select(node, world);
      fresh = tree.size() > before;
      path[depth++] = node;
      world.play(tree.move(node), Journal.OFF);
      world.settleIfDue(chance, Journal.OFF);
    }
    playOut(world);
    for (int i = 0; i < depth; i++) {
      tree.credit(path[i], value);
    }
  }

  private void playOut(P world) {
    for (int ply = 0; world.actor() != Seat.NOBODY && ply < tuning.playoutPlies(); ply++) {
      world.play(adviser.playout(world, chance), Journal.OFF);
      world.settleIfDue(chance, Journal.OFF);
    }
    Outcome.of(world, adviser, value);
  }

  /** The child to go on with, perhaps a new one. */
  private int select(int node, P world) {
    Choices<M> legal = world.legal();
    int count = legal.count();
    if (tree.exhaustedAt(node) != count && tree.childCount(node) < mostChildren(node)) {
      int fresh = widen(node, world, count);
      if (fresh != Tree.NONE) {
        return fresh;
      }
    }
    int best = bestChild(node, world.actor(), legal);
    if (best == Tree.NONE) { // nothing known is legal in this world
      return tree.addChild(node, legal.get(chance.below(count)));
    }
    return best;
  }

  private int mostChildren(int node) {
    return tuning.firstChildren() + (int) (tuning.widening() * Math.sqrt(tree.visits(node)));
  }

  /** A candidate that is no child yet becomes one; none if all are. */
  private int widen(int node, P world, int count) {
    List<M> candidates = adviser.candidates(world);
    int start = chance.below(candidates.size());
    for (int i = 0; i < candidates.size(); i++) {
      M move = candidates.get((start + i) % candidates.size());
      if (tree.childOf(node, move) == Tree.NONE) {
        int child = tree.addChild(node, move);
        tree.wasAvailable(child);
        return child;
      }
    }
    tree.exhausted(node, count);
    return Tree.NONE;
  }

  private int bestChild(int node, int actor, Choices<M> legal) {
    int best = Tree.NONE;
    double bestScore = 0;
    for (int child = tree.firstChild(node); child != Tree.NONE; child = tree.nextSibling(child)) {
      if (legal.contains(tree.move(child))) {
        tree.wasAvailable(child);
        double score = score(child, actor);
        if (best == Tree.NONE || score > bestScore) {
          best = child;
          bestScore = score;
        }
      }
    }
    return best;
  }

  private double score(int child, int actor) {
    int visits = tree.visits(child);
    if (visits == 0) {
      return Double.MAX_VALUE;
    }
    double doubt = Math.sqrt(Logarithm.ofCount(tree.available(child)) / visits);
    return tree.mean(child, actor) + tuning.exploration() * doubt;
  }

  private List<Considered<M>> considered(P root, int seat) {
    List<Considered<M>> considered = new ArrayList<>();
    for (int child = tree.firstChild(Tree.ROOT);
        child != Tree.NONE;
        child = tree.nextSibling(child)) {
      considered.add(
          new Considered<>(tree.move(child), tree.visits(child), tree.mean(child, seat)));
    }
    if (considered.isEmpty()) { // no time at all: any candidate will do
      M move = adviser.candidates(root).getFirst();
      considered.add(new Considered<>(move, 0, 0));
    }
    considered.sort(
        (one, other) ->
            one.visits != other.visits
                ? Integer.compare(other.visits, one.visits)
                : Double.compare(other.value, one.value));
    return considered;
  }

  /** How many seats this search was made for. */
  public int seats() {
    return seats;
  }

  /** What each seat can expect here, as far as the last search knows. */
  public double[] expectation() {
    double[] expectation = new double[seats];
    Arrays.setAll(expectation, seat -> tree.mean(Tree.ROOT, seat));
    return expectation;
  }
}
