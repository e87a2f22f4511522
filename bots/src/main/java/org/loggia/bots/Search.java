package org.loggia.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.learned.Judgement;
import org.loggia.bots.learned.Network;
import org.loggia.core.Adviser;
import org.loggia.core.Choices;
import org.loggia.core.Eyes;
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
 * whatever was drawn in between) to a move that was not tried yet, plays on for a while, and
 * credits every node on the way with what each seat got (max^n).
 */
public final class Search<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int DEEPEST = 256;

  /** Something that is still not decided after so many moves is judged all the same. */
  private static final int RESTLESS = 40;

  private final Game<P, M, V> game;
  private final Adviser<P, M> adviser;
  private final Tuning tuning;
  private final int plies;
  private final int seats;
  private final Tree<M> tree;
  private final @Nullable Judgement<P, M> learned;
  private final boolean prior;
  private final double hoped;
  private final double caution;
  private final double advice;
  private final int patience;
  private final double[] advised;
  private final double[] value;
  private final int[] path = new int[DEEPEST];
  private final Spread spread = new Spread();
  private FastChance chance = new FastChance(0);
  private int viewer;
  private boolean open;
  private boolean sure;
  private int depth;
  private int children;
  private @Nullable P root;
  private @Nullable P world;
  private @Nullable P trial;

  /** A search that asks the title's adviser alone. */
  public Search(Game<P, M, V> game, int seats, Tuning tuning) {
    this(game, seats, tuning, null);
  }

  /**
   * @param network what was learned of the title, if anything was
   */
  public Search(Game<P, M, V> game, int seats, Tuning tuning, @Nullable Network network) {
    this.game = game;
    this.adviser = game.adviser();
    this.tuning = tuning;
    Hopes hopes = tuning.hopes();
    Eyes<P, M> eyes = game.eyes();
    if (hopes != null && eyes != null && network != null) {
      learned = new Judgement<>(eyes, network);
      hoped = hopes.curiosity();
      caution = hopes.caution();
      advice = hopes.advice();
      patience = Math.max(1, hopes.patience());
    } else {
      learned = null;
      hoped = 0;
      caution = 0;
      advice = 0;
      patience = 1;
    }
    this.prior = hoped > 0;
    this.advised = new double[seats];
    int advisedPlies = prior ? Hopes.PLIES : adviser.horizon();
    this.plies = tuning.plies() == Tuning.AS_ADVISED ? advisedPlies : tuning.plies();
    this.seats = seats;
    this.tree = new Tree<>(seats);
    this.value = new double[seats];
  }

  /** A move of the root as the search sees it: how often tried, and how well its seat fared. */
  public record Considered<M>(M move, int visits, double value) {}

  /** Thinks, and answers every move it looked at, the most visited first. */
  public List<Considered<M>> think(V view, Budget budget, long seed) {
    begin(view, seed, budget.timeIsUp());
    goOn(budget);
    return considered();
  }

  /** Forgets what was, and looks at this. */
  public void begin(V view, long seed) {
    begin(view, seed, () -> false);
  }

  private void begin(V view, long seed, BooleanSupplier timeIsUp) {
    chance = new FastChance(seed);
    tree.clear();
    spread.clear();
    viewer = view.seat();
    P start = game.world(view, chance);
    root = start;
    world = start.copy();
    P spare = start.copy();
    trial = spare;
    plant(start, timeIsUp);
    open = isOpen(start, viewer, spare);
    // With a single candidate there is nothing to think about.
    children = countChildren();
  }

  /** Thinks on from where it was. Many small budgets come to the same as a large one. */
  public void goOn(Budget budget) {
    P from = begun(root);
    P played = begun(world);
    P spare = begun(trial);
    for (int i = 0; children > 1 && i < budget.iterations(); i++) {
      if (budget.timeIsUp().getAsBoolean()) {
        break;
      }
      played.copyFrom(from);
      played.imagine(viewer, chance);
      iterate(played, spare, open);
      spread.add(value[viewer]);
    }
  }

  private P begun(@Nullable P position) {
    if (position == null) {
      throw new IllegalStateException("there is nothing to think about yet");
    }
    return position;
  }

  /** The root's children: here a mistake costs most, so that the adviser looks more closely. */
  private void plant(P start, BooleanSupplier timeIsUp) {
    List<M> candidates = candidates(start);
    if (prior && learned != null) {
      promise(Tree.ROOT, start, candidates, learned);
      return;
    }
    boolean asks = tuning.rootTrust() > 0 && candidates.size() > 1;
    double[] promises =
        asks
            ? new Glance<>(adviser, start).means(candidates, chance, timeIsUp)
            : new double[candidates.size()];
    for (int i = 0; i < promises.length; i++) {
      double promise = asks ? promises[i] : chance.below(1 << 20);
      tree.addChild(Tree.ROOT, candidates.get(i), promise);
    }
  }

  private int countChildren() {
    int count = 0;
    for (int child = tree.firstChild(Tree.ROOT);
        child != Tree.NONE;
        child = tree.nextSibling(child)) {
      count++;
    }
    return count;
  }

  /** Whether there is nothing to imagine: the seat knows all that lies on the table. */
  private boolean isOpen(P root, int seat, P trial) {
    Watched watched = new Watched();
    trial.copyFrom(root);
    trial.imagine(seat, watched);
    return !watched.wasAsked();
  }

  /**
   * @param open whether every world is the same; as long as no luck came in between, the children
   *     of a node are then its candidates, no more and no less
   */
  private void iterate(P world, P trial, boolean open) {
    depth = 0;
    path[depth++] = Tree.ROOT;
    sure = open;
    descend(world, trial, true);
    playOut(world);
    credit();
  }

  /** Walks down from where the path ends. */
  private void descend(P world, P trial, boolean begun) {
    boolean inTree = begun;
    int node = path[depth - 1];
    while (inTree && world.actor() != Seat.NOBODY && depth < DEEPEST) {
      if (tree.firstChild(node) == Tree.NONE) {
        if (tree.visits(node) == 0 || tree.isFull()) {
          break;
        }
        expand(node, world, trial);
      }
      node = sure ? bestChild(node, world.actor()) : select(node, world, trial);
      inTree = step(node, world);
    }
  }

  /** Plays the move of a node and whatever luck follows; tells whether the tree goes on there. */
  private boolean step(int node, P world) {
    path[depth++] = node;
    boolean inTree = tree.visits(node) >= patience;
    world.play(tree.move(node), Journal.OFF);
    if (world.actor() == Seat.LUCK) {
      world.settle(chance, Journal.OFF);
      inTree &= tree.visits(node) >= tuning.beyondLuck();
      sure = false;
    }
    return inTree;
  }

  private void credit() {
    for (int i = 0; i < depth; i++) {
      tree.credit(path[i], value);
    }
  }

  /**
   * Lets moves of the root that are compared meet the same world and the same luck. Behind each the
   * search goes on as ever, and learns from it; then the quick game is played to its end.
   *
   * @param moves legal moves of the root, whether it has looked at them or not
   * @param luck the seed of this world and its luck
   * @param shares gets, for each move, each seat's part of the victory: half as the quick game came
   *     out, half as the adviser judged it on the way. The one is honest and knows little of good
   *     play, the other knows more and is less honest; docs/BOTS.md has the curves.
   */
  public void meet(List<M> moves, long luck, double[][] shares) {
    P from = begun(root);
    P played = begun(world);
    P spare = begun(trial);
    for (int i = 0; i < moves.size(); i++) {
      chance = new FastChance(luck);
      played.copyFrom(from);
      played.imagine(viewer, chance);
      depth = 0;
      path[depth++] = Tree.ROOT;
      sure = open;
      descend(played, spare, step(rootChild(moves.get(i)), played));
      playOut(played);
      credit();
      boolean early = played.actor() != Seat.NOBODY;
      playToTheEnd(played);
      Outcome.shares(played.result(), early, value, shares[i]);
    }
  }

  private int rootChild(M move) {
    int child = tree.childOf(Tree.ROOT, move);
    if (child == Tree.NONE) {
      child = tree.addChild(Tree.ROOT, move, 0);
      children++;
    }
    return child;
  }

  private void playToTheEnd(P world) {
    while (world.actor() != Seat.NOBODY) {
      world.play(quickMove(world), Journal.OFF);
      world.settleIfDue(chance, Journal.OFF);
    }
  }

  /** Plays on for so many moves, and a little further if something is about to be decided. */
  private void playOut(P world) {
    for (int ply = 0; world.actor() != Seat.NOBODY; ply++) {
      if (ply >= plies && (ply - plies >= RESTLESS || adviser.isQuiet(world))) {
        break;
      }
      world.play(quickMove(world), Journal.OFF);
      world.settleIfDue(chance, Journal.OFF);
    }
    judge(world);
  }

  private void judge(P world) {
    if (learned != null && world.actor() != Seat.NOBODY) {
      learned.judge(world, value);
      if (advice > 0) {
        adviser.judge(world, advised);
        for (int seat = 0; seat < seats; seat++) {
          value[seat] += advice * (advised[seat] - value[seat]);
        }
      }
    } else {
      Outcome.of(world, adviser, value);
    }
  }

  private M quickMove(P world) {
    if (tuning.guided()) {
      return adviser.playout(world, chance);
    }
    Choices<M> legal = world.legal();
    return legal.get(chance.below(legal.count()));
  }

  /** Candidates that are no children yet become some. */
  private void expand(int node, P world, P trial) {
    List<M> candidates = candidates(world);
    if (prior && learned != null) {
      promise(node, world, candidates, learned);
      return;
    }
    int actor = world.actor();
    boolean asks = tuning.trust() > 0 && candidates.size() > 1;
    for (int i = 0; i < candidates.size(); i++) {
      M move = candidates.get(i);
      if (tree.childOf(node, move) == Tree.NONE) {
        double promise = asks ? promise(world, move, actor, trial) : chance.below(1 << 20);
        tree.addChild(node, move, promise);
      }
    }
  }

  /** Candidates that are no children yet become some, in the order of what the network promises. */
  private void promise(int node, P world, List<M> candidates, Judgement<P, M> network) {
    double[] promises = new double[candidates.size()];
    if (promises.length > 1) {
      network.promises(world, candidates, promises);
    } else {
      promises[0] = 1;
    }
    boolean first = tree.firstChild(node) == Tree.NONE;
    for (int i : ascending(promises)) { // what promises more goes before all that is there
      M move = candidates.get(i);
      if (first || tree.childOf(node, move) == Tree.NONE) {
        tree.addChild(node, move, promises[i]);
      }
    }
  }

  /** The places of these numbers from the least to the greatest; the later of equals first. */
  private static int[] ascending(double[] numbers) {
    int[] places = new int[numbers.length];
    for (int i = 0; i < places.length; i++) {
      int at = i;
      for (; at > 0 && numbers[places[at - 1]] >= numbers[i]; at--) {
        places[at] = places[at - 1];
      }
      places[at] = i;
    }
    return places;
  }

  private List<M> candidates(P world) {
    return tuning.advised() || world.legal().count() > Choices.LISTABLE
        ? adviser.candidates(world)
        : world.legal().list();
  }

  private double promise(P world, M move, int actor, P trial) {
    trial.copyFrom(world);
    trial.play(move, Journal.OFF);
    trial.settleIfDue(chance, Journal.OFF);
    judge(trial);
    return value[actor];
  }

  /** The child to go on with: of those looked at so far the best that is legal in this world. */
  private int select(int node, P world, P trial) {
    int visits = tree.visits(node);
    if ((visits & (visits - 1)) == 0 && !tree.isFull()) {
      expand(node, world, trial); // another world may have other candidates
    }
    int best = bestChild(node, world.actor(), world.legal());
    if (best == Tree.NONE) { // nothing known is legal in this world
      expand(node, world, trial);
      best = bestChild(node, world.actor(), world.legal());
    }
    return best;
  }

  /** Where every child is legal. */
  private int bestChild(int node, int actor) {
    int best = Tree.NONE;
    double bestScore = 0;
    int visits = tree.visits(node);
    double curiosity = curiosity(visits);
    double trust = trust(node);
    double hope = hope(node, actor);
    int looks = looks(visits);
    for (int child = tree.firstChild(node);
        child != Tree.NONE && looks > 0;
        child = tree.nextSibling(child), looks--) {
      double score = score(child, actor, curiosity, trust, hope);
      if (best == Tree.NONE || score > bestScore) {
        best = child;
        bestScore = score;
      }
    }
    return best;
  }

  private double trust(int node) {
    return node == Tree.ROOT ? tuning.rootTrust() : tuning.trust();
  }

  /** How many children are looked at. */
  private int looks(int visits) {
    return tuning.firstChildren() + (int) (tuning.widening() * Roots.ofCount(visits));
  }

  private int bestChild(int node, int actor, Choices<M> legal) {
    int best = Tree.NONE;
    double bestScore = 0;
    double trust = trust(node);
    double hope = hope(node, actor);
    int looks = looks(tree.visits(node));
    for (int child = tree.firstChild(node);
        child != Tree.NONE && looks > 0;
        child = tree.nextSibling(child)) {
      if (legal.contains(tree.move(child))) {
        looks--;
        tree.wasAvailable(child);
        double score = score(child, actor, curiosity(tree.available(child) - 1), trust, hope);
        if (best == Tree.NONE || score > bestScore) {
          best = child;
          bestScore = score;
        }
      }
    }
    return best;
  }

  /** How much is added for a move that was not tried yet, after so many tries of all. */
  private double curiosity(int tries) {
    return prior
        ? hoped * spread.deviation() * Roots.ofCount(tries + 1)
        : tuning.exploration() * spread.deviation() * Roots.ofLogarithm(tries + 1);
  }

  /** What is thought of a move that was not tried yet. */
  private double hope(int node, int actor) {
    return prior ? tree.mean(node, actor) - caution * spread.deviation() : 0;
  }

  private double score(int child, int actor, double curiosity, double trust, double hope) {
    int visits = tree.visits(child);
    if (prior) {
      double mean = (tree.total(child, actor) + hope) / (visits + 1);
      return mean + curiosity * tree.promise(child) / (visits + 1);
    }
    if (visits + trust == 0) {
      return Double.MAX_VALUE;
    }
    double mean = (tree.total(child, actor) + trust * tree.promise(child)) / (visits + trust);
    return mean + curiosity / Roots.ofCount(visits + 1);
  }

  /** Every move it has looked at so far, the most visited first. */
  public List<Considered<M>> considered() {
    List<Considered<M>> considered = new ArrayList<>();
    for (int child = tree.firstChild(Tree.ROOT);
        child != Tree.NONE;
        child = tree.nextSibling(child)) {
      considered.add(
          new Considered<>(tree.move(child), tree.visits(child), tree.mean(child, viewer)));
    }
    // A stable sort: equals stay in the order in which the adviser likes them.
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
