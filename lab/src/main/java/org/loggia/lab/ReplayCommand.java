package org.loggia.lab;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.records.ReplayLines;
import org.loggia.lab.records.ReplayPages;
import org.loggia.lab.show.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a recorded game, every move checked by the rules once more. */
@Command(description = "Show a recorded game step by step.")
final class ReplayCommand implements Callable<Integer> {
  private final House house;

  @Parameters(paramLabel = "FILE", description = "a record, as \"record\" and \"play\" write it")
  private Path file = Path.of("");

  @Option(names = "--json", description = "one JSON object a ply, then one with the result")
  private boolean json;

  ReplayCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    GameRecord record = RecordReading.read(file);
    show(house.game(record.game()), record);
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void show(
      Game<P, M, V> title, GameRecord record) {
    Terminal terminal = house.terminal();
    Match<P, M, V> match =
        RecordReading.replay(
            title,
            record,
            (ply, move) -> {
              throw new IllegalStateException("a replay draws nothing of its own");
            });
    if (json) {
      new ReplayLines<>(match, terminal::line).write();
    } else {
      new ReplayPages<>(match, terminal).show();
    }
  }
}
