package org.loggia.lab;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.lab.server.Measurement;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** How many moves a server takes. */
@Command(
    description = "Measure a server: many tables at once, moves over sockets, storage on.",
    footer = {
      "",
      "Starts a server of its own with an empty SQLite log. For one core each:",
      "  taskset -c 1 ./loggia lab load --server-core 0"
    })
final class LoadCommand implements Callable<Integer> {
  private static final int MOST_TABLES = 12_000;
  private static final int LONGEST = 3_600;
  private static final int FASTEST = 1_000_000;

  private final House house;

  @Option(names = "--game", paramLabel = "GAME", description = "which game (default: azul)")
  private String game = "azul";

  @Option(names = "--tables", paramLabel = "N", description = "tables at once (default: 100)")
  private int tables = 100;

  @Option(names = "--seconds", paramLabel = "S", description = "how long (default: 20)")
  private int seconds = 20;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "seconds before that, which do not count (default: 60)")
  private int warmUp = 60;

  @Option(
      names = "--rate",
      paramLabel = "R",
      description = "moves a second in all; as many as it takes, if not given")
  private int rate;

  @Option(names = "--server-core", paramLabel = "C", description = "the core the server gets")
  private @Nullable Integer core;

  LoadCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() throws Exception {
    Range.check("--tables", tables, 1, MOST_TABLES);
    Range.check("--seconds", seconds, 1, LONGEST);
    Range.check("--warm-up", warmUp, 0, LONGEST);
    Range.check("--rate", rate, 0, FASTEST);
    Measurement.Plan plan = new Measurement.Plan(tables, warmUp, seconds, rate, core);
    try {
      Measurement.run(house.game(game), ServerJar.find(), plan)
          .lines()
          .forEach(house.terminal()::line);
    } catch (IOException broken) {
      // Most often: more sockets than the system lets one process have.
      throw new Complaint("The load had to be broken off: " + broken.getMessage() + ".");
    }
    return 0;
  }
}
