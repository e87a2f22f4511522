package org.loggia.lab.simulate;

import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Meter;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.policy.Player;

/** Plays game after game and adds them up; one for each thread. */
final class Worker<P extends Position<P, M, V>, M extends Move, V extends View>
    implements AutoCloseable {
  /** No title comes near it: a game this long would go on for ever. */
  static final int ENDLESS = 1_000_000;

  private final Plan<P, M, V> plan;
  private final Game<P, M, V> game;
  private final Player<P, M> player;
  private final Meter<P, M> meter;
  private final double[] figures;

  Worker(Plan<P, M, V> plan) {
    this.plan = plan;
    game = plan.game();
    player = plan.policy().player(game, plan.setup().seats());
    meter = game.meter();
    figures = new double[game.info().metrics().size()];
  }

  void play(int index, Sums sums) {
    FastChance chance = new FastChance(Seeds.of(plan.seed(), index));
    P position = game.start(plan.setup());
    position.settleIfDue(chance, Journal.OFF);
    meter.begin(position);
    Distributions detailed = sums.distributions;
    int moves = 0;
    long choices = 0;
    while (position.actor() != Seat.NOBODY) {
      Choices<M> legal = position.legal();
      int count = legal.count();
      if (count == 0 || moves == ENDLESS) {
        throw new IllegalStateException(
            count == 0 ? "nobody can move, but the game is not over" : "the game does not end");
      }
      choices += count;
      if (detailed != null) {
        detailed.decision(moves, count);
      }
      M move = player.choose(position, legal, chance);
      meter.move(position, move);
      position.play(move, Journal.OFF);
      position.settleIfDue(chance, Journal.OFF);
      moves++;
    }
    meter.over(position, figures);
    sums.add(moves, choices, position.result(), figures);
  }

  @Override
  public void close() {
    player.close();
  }
}
