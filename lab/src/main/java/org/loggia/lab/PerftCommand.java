package org.loggia.lab;

import java.util.concurrent.Callable;
import org.loggia.core.Choices;
import org.loggia.core.Game;
import org.loggia.core.Journal;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.core.chance.FastChance;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.simulate.Seeds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proves move generation by numbers that others have found too. */
@Command(
    description = "Count the lines of play from a position.",
    footer = {
      "",
      "A line is a sequence of exactly D moves. A line that meets luck or the end of the game",
      "earlier stops there and counts as one. The last line printed is the number."
    })
final class PerftCommand implements Callable<Integer> {
  private static final int DEEPEST = 100;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Mixin private PositionChoice from = new PositionChoice();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the luck of a new game's set-up (default: 1)")
  private long seed = 1;

  @Option(names = "--depth", paramLabel = "D", required = true, description = "how many moves")
  private int depth;

  @Option(names = "--divide", description = "also count the lines behind each first move")
  private boolean divide;

  PerftCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    perft(house.game(game));
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void perft(
      Game<P, M, V> title) {
    Range.check("--depth", depth, 0, DEEPEST);
    P position = from.position(title);
    if (from.isNew()) {
      position.settleIfDue(new FastChance(Seeds.of(seed, 0)), Journal.OFF);
    }
    Perft<P, M> perft = new Perft<>(position, depth);
    long start = System.nanoTime();
    long lines = divide && depth > 0 ? divided(title, position, perft) : perft.count();
    double seconds = (System.nanoTime() - start) * 1e-9;
    Terminal terminal = house.terminal();
    terminal.line(Long.toString(lines));
    if (terminal.isLive()) {
      terminal.aside(Figures.whole(lines / Math.max(seconds, 1e-9)) + " lines a second\n");
    }
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> long divided(
      Game<P, M, V> title, P position, Perft<P, M> perft) {
    if (position.actor() < 0) {
      return 1;
    }
    long lines = 0;
    Choices<M> legal = position.legal();
    int count = legal.count();
    for (int k = 0; k < count; k++) {
      M move = legal.get(k);
      long after = perft.countAfter(move);
      house.terminal().line(title.notation().writeMove(move) + ": " + after);
      lines += after;
    }
    return lines;
  }
}
