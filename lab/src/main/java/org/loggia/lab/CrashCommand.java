package org.loggia.lab;

import java.util.concurrent.Callable;
import org.loggia.lab.server.Crash;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Whether a server that is killed forgets anything. */
@Command(
    description = "Kill a server under load again and again, and look for lost moves.",
    footer = {
      "",
      "Every move that was acknowledged must be in the log, and every log must replay.",
      "The exit code is 1 if one is not."
    })
final class CrashCommand implements Callable<Integer> {
  private static final int MOST = 100_000;

  private final House house;

  @Option(names = "--game", paramLabel = "GAME", description = "which game (default: azul)")
  private String game = "azul";

  @Option(names = "--kills", paramLabel = "N", description = "how often (default: 100)")
  private int kills = 100;

  @Option(names = "--tables", paramLabel = "T", description = "tables at once (default: 20)")
  private int tables = 20;

  CrashCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() throws Exception {
    Range.check("--kills", kills, 1, MOST);
    Range.check("--tables", tables, 1, MOST);
    Crash.Report report =
        Crash.run(house.game(game), ServerJar.find(), kills, tables, house.terminal()::line);
    report.losses().forEach(house.terminal()::line);
    house
        .terminal()
        .line(
            report.kills()
                + " kills, "
                + report.moves()
                + " acknowledged moves, "
                + report.losses().size()
                + " lost");
    return report.losses().isEmpty() ? 0 : Lab.FAULT;
  }
}
