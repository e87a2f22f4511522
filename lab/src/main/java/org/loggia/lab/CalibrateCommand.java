package org.loggia.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.review.Calibration;
import org.loggia.lab.simulate.Seeds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks what reviews say against what happened. */
@Command(
    description = "Check reviews: are 70 %% of the moments won that they call 70 %%?",
    footer = {
      "",
      "Bots play against each other; every seventh decision is looked at as a review does. Each",
      "column is a fifth of the chances: what was called on average, what was won, how many.",
      "Mistakes are looked at again, more closely; a mistake is confirmed if it is one then, too.",
      "So is every twentieth move that was not called one, to know how many mistakes there are."
    })
final class CalibrateCommand implements Callable<Integer> {
  private static final int MOST = 10_000_000;

  private final House house;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "which games; all of them, if not given")
  private List<String> games = new ArrayList<>();

  @Mixin private DataChoice data = new DataChoice();

  @Option(names = "--games", paramLabel = "G", description = "of each title (default: 200)")
  private int count = 200;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "of the reviews that are checked (default: 1000)")
  private int iterations = 1_000;

  @Option(
      names = "--closer",
      paramLabel = "N",
      description = "of the closer look at mistakes (default: 20000)")
  private int closer = 20_000;

  @Option(
      names = "--mistakes",
      paramLabel = "N",
      description = "so many are looked at again (default: 40)")
  private int mistakes = 40;

  @Option(names = "--seed", paramLabel = "S", description = "of the games (default: 1)")
  private long seed = 1;

  CalibrateCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    Range.check("--games", count, 1, MOST);
    Range.check("--iterations", iterations, 1, MOST);
    Range.check("--closer", closer, 1, MOST);
    Range.check("--mistakes", mistakes, 0, MOST);
    house
        .terminal()
        .line(
            "| title | 0–20 % | 20–40 % | 40–60 % | 60–80 % | 80–100 % | mistakes confirmed"
                + " | called by another seed | of all mistakes |");
    house.terminal().line("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (Game<?, ?, ?> title : house.games(games)) {
      house.terminal().line(row(title));
      house.terminal().flush();
    }
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> String row(
      Game<P, M, V> title) {
    Calibration<P, M, V> calibration =
        new Calibration<>(
            title,
            data.into(title, Setup.of(title.info().fewestSeats())),
            iterations,
            closer,
            mistakes);
    for (int index = 0; index < count; index++) {
      calibration.game(Seeds.of(seed, index));
    }
    return calibration.row();
  }
}
