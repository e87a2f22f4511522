package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.policy.Policy;
import org.loggia.lab.records.RecordFile;
import org.loggia.lab.records.Recording;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.Reason;
import org.loggia.lab.simulate.Seeds;
import org.loggia.players.BotFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes games as files; with the same seed the very games that a simulation plays. */
@Command(description = "Play games without people and write each as a record in JSON.")
final class RecordCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Mixin private TableChoice table = new TableChoice();

  @Option(names = "--games", paramLabel = "N", description = "how many games (default: 1)")
  private int games = 1;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "the folder for the records: GAME-1.json, GAME-2.json, …")
  private Path folder = Path.of("");

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the same seed gives the same games, as in simulate (default: 1)")
  private long seed = 1;

  @Mixin private PolicyChoice policy = new PolicyChoice();

  RecordCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    return record(house.game(game));
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> int record(
      Game<P, M, V> title) {
    Range.check("--games", games, 1, MOST_GAMES);
    Setup setup = table.setup(title);
    Policy chosen = policy.policy();
    for (int index = 0; index < games; index++) {
      long gameSeed = Seeds.of(seed, index);
      Recording<P, M, V> recording = new Recording<>(title, setup, chosen, gameSeed);
      try {
        String name = title.info().id() + "-" + (index + 1) + ".json";
        RecordFile.write(folder.resolve(name), recording.toTheEnd());
      } catch (IOException e) {
        throw new Complaint("Nothing can be written to " + folder + " (" + Reason.of(e) + ").");
      } catch (BotFault fault) {
        throw new Complaint(chosen.name() + " " + fault.reason() + ".");
      } catch (RuntimeException e) {
        new FaultReport(house).tell(recording, seed, index, gameSeed, e);
        return Lab.FAULT;
      }
    }
    String noun = games == 1 ? " game" : " games";
    house.terminal().line("Wrote " + Figures.whole(games) + noun + " to " + folder + ".");
    return 0;
  }
}
