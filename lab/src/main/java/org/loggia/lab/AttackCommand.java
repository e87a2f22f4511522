package org.loggia.lab;

import java.util.concurrent.Callable;
import org.loggia.lab.server.Siege;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Whether a server under attack lets a game go on. */
@Command(
    description = "Attack a server in every way we know of, beside a game that must go on.",
    footer = {
      "",
      "Starts a server of its own with everybody's limits. The exit code is 1 if it fell over,",
      "if it was not well at any moment, or if a move waited longer than a second."
    })
final class AttackCommand implements Callable<Integer> {
  private static final int LONGEST = 24 * 60;
  private static final int SECONDS_A_MINUTE = 60;

  private final House house;

  @Option(names = "--game", paramLabel = "GAME", description = "which game (default: azul)")
  private String game = "azul";

  @Option(names = "--minutes", paramLabel = "M", description = "how long (default: 1)")
  private int minutes = 1;

  AttackCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() throws Exception {
    Range.check("--minutes", minutes, 1, LONGEST);
    Siege.Report report = Siege.run(house.game(game), ServerJar.find(), minutes * SECONDS_A_MINUTE);
    report.lines().forEach(house.terminal()::line);
    report.fallen().forEach(what -> house.terminal().line("FALLEN: " + what));
    return report.fallen().isEmpty() ? 0 : Lab.FAULT;
  }
}
