package org.loggia.lab.learn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Budget;
import org.loggia.bots.Search;
import org.loggia.bots.SearchBot;
import org.loggia.bots.Tuning;
import org.loggia.bots.learned.Network;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Result;
import org.loggia.core.Seat;
import org.loggia.core.Setup;
import org.loggia.core.Traits;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.simulate.Seeds;

/** Plays games against itself and notes every decision; one for each thread. */
final class SelfPlay<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** One game of so many is kept out of the fit. */
  private static final int KEPT = 20;

  private static final int FIFTHS = 5;

  private final Game<P, M, V> game;
  private final Eyes<P, M> eyes;
  private final @Nullable Network network;
  private final Homework homework;
  private final Traits traits = new Traits();

  SelfPlay(Game<P, M, V> game, Eyes<P, M> eyes, @Nullable Network network, Homework homework) {
    this.game = game;
    this.eyes = eyes;
    this.network = network;
    this.homework = homework;
  }

  /** What is known before the game is over. */
  private record Note(
      int seat,
      int ply,
      float searched,
      float advised,
      short[] traits,
      short[] moves,
      float[] visits) {}

  /**
   * Every other game is played by the fewest, as it is mostly played; the others by all there are.
   */
  static Setup setup(Game<?, ?, ?> game, int index) {
    List<Setup> variants = game.info().variants();
    return index % 2 == 0 ? variants.getFirst() : variants.get(index / 2 % variants.size());
  }

  List<Sample> play(int index) {
    long seed = Seeds.of(homework.seed(), index);
    Setup setup = setup(game, index);
    FastChance luck = new FastChance(seed);
    Search<P, M, V> search = new Search<>(game, setup.seats(), Tuning.STANDARD, network);
    P position = game.start(setup);
    position.settleIfDue(luck, Journal.OFF);
    List<Note> notes = new ArrayList<>();
    int ply = 0;
    for (; position.actor() != Seat.NOBODY; ply++) {
      int actor = position.actor();
      long ownSeed = Seeds.of(seed, ply);
      List<Search.Considered<M>> considered =
          search.think(position.view(actor), Budget.iterations(homework.iterations()), ownSeed);
      if (considered.size() > 1) {
        notes.add(note(position, actor, ply, search, considered));
        if (setup.seats() > 2) {
          int other = (actor + 1 + luck.copy().below(setup.seats() - 1)) % setup.seats();
          notes.add(note(position, other, ply, search, List.of()));
        }
      }
      position.play(SearchBot.pick(considered, homework.noise(), ownSeed), Journal.OFF);
      position.settleIfDue(luck, Journal.OFF);
    }
    return samples(notes, setup.seats(), ply, position.result(), index / 2 % KEPT == 0);
  }

  private Note note(
      P position,
      int seat,
      int ply,
      Search<P, M, V> search,
      List<Search.Considered<M>> considered) {
    double[] advised = new double[search.seats()];
    game.adviser().judge(position, advised);
    double all = 0;
    for (double each : advised) {
      all += each;
    }
    traits.clear();
    eyes.look(position, seat, traits);
    short[] seen = numbers(traits);
    int visits = 0;
    for (Search.Considered<M> each : considered) {
      visits += each.visits();
    }
    float[] parts = new float[visits == 0 ? 0 : considered.size()];
    traits.clear();
    Traits moves = new Traits();
    for (int i = 0; i < parts.length; i++) {
      parts[i] = (float) considered.get(i).visits() / visits;
      traits.clear();
      eyes.look(position, considered.get(i).move(), traits);
      moves.add(traits.count());
      for (int k = 0; k < traits.count(); k++) {
        moves.add(traits.get(k));
      }
    }
    return new Note(
        seat,
        ply,
        (float) search.expectation()[seat],
        (float) (all > 0 ? advised[seat] / all : 1.0 / advised.length),
        seen,
        numbers(moves),
        parts);
  }

  private static short[] numbers(Traits traits) {
    short[] numbers = new short[traits.count()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (short) traits.get(i);
    }
    return numbers;
  }

  private List<Sample> samples(
      List<Note> notes, int seats, int plies, Result result, boolean kept) {
    List<Sample> samples = new ArrayList<>();
    for (Note note : notes) {
      samples.add(
          new Sample(
              seats,
              FIFTHS * note.ply / plies,
              kept,
              (float) result.share(note.seat),
              (float) margin(result, note.seat, seats),
              // What an adviser's search expects is no share of the victory.
              network == null ? (float) result.share(note.seat) : note.searched,
              note.advised,
              note.traits,
              note.moves,
              note.visits));
    }
    return samples;
  }

  /** As a search values it at the end of a game. */
  private static double margin(Result result, int seat, int seats) {
    int best = Integer.MIN_VALUE;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        best = Math.max(best, result.of(other).points());
      }
    }
    double lead = result.of(seat).points() - best;
    return 0.5 + 0.5 * lead / (10 + Math.abs(lead));
  }
}
