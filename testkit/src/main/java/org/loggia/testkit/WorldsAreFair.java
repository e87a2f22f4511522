package org.loggia.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.loggia.core.Choices;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;

/**
 * (g2) The worlds of a seat are spread as the true positions are that look like this to it. Tested
 * at the {@link Contract#fairCase fair cases} of the title; each variant with secrets needs one.
 */
final class WorldsAreFair implements TitleClause {
  /** One fair title in ten thousand would fail, but seeds are fixed: then it always would. */
  private static final double DEVIATIONS = 3.72;

  /** A view that fewer games lead to than this says too little. */
  private static final int ENOUGH = 200;

  /** So many of the most frequent views are looked into. */
  private static final int VIEWS = 3;

  @Override
  public String letter() {
    return "g2";
  }

  @Override
  public String promise() {
    return "worlds are fair samples";
  }

  @Override
  public <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract) {
    for (FairCase fairCase : contract.fairCases()) {
      check(contract, fairCase);
    }
    for (Trial<P, M, V> trial : contract.trials()) {
      if (contract.fairCases().stream().noneMatch(one -> one.isOf(trial))) {
        mustBeOpen(trial);
      }
    }
  }

  /** The views of one fair case: which true positions led to each, and how often. */
  private record Seen<V>(V view, Map<String, Integer> truths) {
    int games() {
      return ChiSquare.total(truths);
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void check(
      Contract<P, M, V> contract, FairCase fairCase) {
    List<Seen<V>> views = play(contract, fairCase);
    if (views.isEmpty() || views.getFirst().games() < ENOUGH) {
      throw broken(
          contract,
          fairCase,
          "no view is seen in "
              + ENOUGH
              + " of "
              + contract.effort().worlds()
              + " games; choose a point that more games pass through");
    }
    int compared = 0;
    for (Seen<V> seen : views.subList(0, Math.min(VIEWS, views.size()))) {
      if (seen.games() >= ENOUGH && seen.truths().size() > 1) {
        compared++;
        compare(contract, fairCase, seen);
      }
    }
    if (compared == 0) {
      throw broken(contract, fairCase, "nothing is secret there, so nothing can be unfair");
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> List<Seen<V>> play(
      Contract<P, M, V> contract, FairCase fairCase) {
    Map<String, Seen<V>> byView = new TreeMap<>();
    for (int seed = 1; seed <= contract.effort().worlds(); seed++) {
      FastChance chance = new FastChance(seed);
      P position = fairCase.begin(contract);
      position.settleIfDue(chance, Journal.OFF);
      for (int ply = 0; ply < fairCase.plies() && position.actor() >= 0; ply++) {
        Choices<M> legal = position.legal();
        position.play(legal.get(chance.below(legal.count())), Journal.OFF);
        position.settleIfDue(chance, Journal.OFF);
      }
      V view = position.view(fairCase.seat());
      byView
          .computeIfAbsent(
              contract.game().codecs().view().text(view), _ -> new Seen<>(view, new TreeMap<>()))
          .truths()
          .merge(contract.game().notation().writePosition(position), 1, Integer::sum);
    }
    List<Seen<V>> views = new ArrayList<>(byView.values());
    views.sort(Comparator.comparingInt(seen -> -seen.games()));
    return views;
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void compare(
      Contract<P, M, V> contract, FairCase fairCase, Seen<V> seen) {
    Map<String, Integer> worlds = new TreeMap<>();
    for (int seed = 1; seed <= contract.effort().worlds(); seed++) {
      // Other seeds than the games had, or the same luck would be compared with itself.
      P world = contract.game().world(seen.view(), new FastChance(-seed));
      worlds.merge(contract.game().notation().writePosition(world), 1, Integer::sum);
    }
    ChiSquare chiSquare = ChiSquare.of(seen.truths(), worlds);
    if (chiSquare.degrees() < 1) {
      throw broken(
          contract,
          fairCase,
          "there are so many possibilities that none comes often; play fewer plies");
    }
    if (chiSquare.deviation() > DEVIATIONS) {
      throw broken(
          contract,
          fairCase,
          "worlds are "
              + Math.round(chiSquare.deviation() * 10) / 10.0
              + " standard deviations off; of "
              + seen.view()
              + " the truths are mostly "
              + most(seen.truths())
              + ", the worlds "
              + most(worlds));
    }
  }

  /** The commonest few with their part of all, for a message. */
  private static Map<String, Double> most(Map<String, Integer> counts) {
    double total = ChiSquare.total(counts);
    Map<String, Double> most = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(5)
        .forEach(e -> most.put(e.getKey(), Math.round(e.getValue() / total * 1000) / 1000.0));
    return most;
  }

  /** Without a fair case there must be nothing to imagine in a variant. */
  private static <P extends Position<P, M, V>, M extends Move, V extends View> void mustBeOpen(
      Trial<P, M, V> trial) {
    Budget budget = new Budget(trial.share(trial.contract().effort().plies()) / 20);
    for (long seed = 1; budget.isLeft(); seed++) {
      RandomGame.play(trial, seed, budget, WorldsAreFair::mustBeOpen);
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> void mustBeOpen(
      Moment<P, M, V> moment) {
    for (int seat : Observers.of(moment.trial().setup())) {
      P imagined = moment.position().copy();
      imagined.imagine(seat, moment.dice());
      if (!moment.trial().notation().writePosition(imagined).equals(moment.text())) {
        throw moment.broken(
            "seat " + seat + " does not know everything here, so this variant needs a fairCase(…)");
      }
    }
  }

  private static AssertionError broken(Contract<?, ?, ?> contract, FairCase fairCase, String what) {
    return contract.broken(fairCase.label() + ": " + what);
  }
}
