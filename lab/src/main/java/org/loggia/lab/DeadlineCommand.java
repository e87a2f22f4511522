package org.loggia.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.loggia.core.Game;
import org.loggia.core.Setup;
import org.loggia.lab.arena.Punctuality;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how late bots are when they have a time for each move. */
@Command(
    description = "Measure how well bots keep the time for a move.",
    footer = {
      "",
      "One game of each title to warm up, then one that counts. \"Longest step\" is the most CPU",
      "time between two looks at the clock: without other programs no move is later than that."
    })
final class DeadlineCommand implements Callable<Integer> {
  private static final int LONGEST = 60_000;

  private final House house;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "which games; all of them, if not given")
  private List<String> games = new ArrayList<>();

  @Mixin private DataChoice data = new DataChoice();

  @Option(names = "--millis", paramLabel = "MS", description = "for each move (default: 50)")
  private int millis = 50;

  @Option(names = "--seed", paramLabel = "S", description = "of the games (default: 1)")
  private long seed = 1;

  DeadlineCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    Range.check("--millis", millis, 1, LONGEST);
    List<Game<?, ?, ?>> titles = house.games(games);
    house.terminal().line("| title | moves | late, median | late, most | longest step |");
    house.terminal().line("|---|--:|--:|--:|--:|");
    for (Game<?, ?, ?> title : titles) {
      Punctuality measured = new Punctuality(millis);
      Setup setup = data.into(title, Setup.of(title.info().fewestSeats()));
      measured.measure(title, setup, seed);
      measured.measure(title, setup, seed + 1);
      house
          .terminal()
          .line(
              String.format(
                  Locale.ROOT,
                  "| %s | %d | %.2f ms | %.2f ms | %.2f ms |",
                  title.info().id(),
                  measured.moves(),
                  measured.medianLate(),
                  measured.mostLate(),
                  measured.longestStep()));
    }
    return 0;
  }
}
