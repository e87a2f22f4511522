package org.loggia.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.records.Recording;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.ProgressBar;
import org.loggia.lab.show.Texts;
import org.loggia.lab.simulate.Distributions;
import org.loggia.lab.simulate.GameFault;
import org.loggia.lab.simulate.Plan;
import org.loggia.lab.simulate.Simulation;
import org.loggia.lab.simulate.Summary;
import org.loggia.lab.simulate.SummaryJson;
import org.loggia.lab.simulate.SummaryReport;
import org.loggia.lab.simulate.SummaryTable;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Watch;
import org.loggia.players.BotFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many games and says what they have in common. */
@Command(description = "Play many games without people and show what they add up to.")
final class SimulateCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000_000;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Mixin private TableChoice table = new TableChoice();

  @Option(names = "--games", paramLabel = "G", description = "how many games (default: 10000)")
  private int games = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the same seed gives the same games, on any number of threads (default: 1)")
  private long seed = 1;

  @Mixin private ReportChoice reports = new ReportChoice();

  @Mixin private CrewChoice crews = new CrewChoice();

  @Mixin private PolicyChoice policy = new PolicyChoice();

  @Option(
      names = "--records",
      paramLabel = "FILE",
      description = {
        "play nothing, but add up recorded games, each set-up by itself;",
        "any number of times: " + RecordReading.PLACES
      })
  private List<Path> records = new ArrayList<>();

  @Option(names = "--json", description = "one JSON object as the last line, instead of a table")
  private boolean json;

  @Option(
      names = "--no-times",
      description = "leave times out of the JSON, so that equal games have equal answers")
  private boolean untimed;

  SimulateCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    return records.isEmpty() ? simulate(house.game(game)) : addUp(house.game(game));
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> int addUp(
      Game<P, M, V> title) {
    if (table.isGivenWithData()) {
      throw new Complaint("Records know their own players, options and data: leave them out.");
    }
    RecordedGames<P, M, V> games = new RecordedGames<>(house, title, reports.isWanted());
    int bad = games.read(records);
    List<Summary> summaries = games.summaries();
    for (int i = 0; i < summaries.size(); i++) {
      show(summaries.get(i), i + 1, Texts.of(title.info().id()));
    }
    return bad == 0 ? 0 : Lab.WRONG_QUESTION;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> int simulate(
      Game<P, M, V> title) {
    Plan<P, M, V> plan =
        new Plan<>(
            title,
            table.setup(title),
            policy.policy(),
            seed,
            Range.check("--games", games, 1, MOST_GAMES),
            crews.threads(),
            reports.isWanted());
    try (Watch watch = new Watch();
        Crew crew = crews.crew(house)) {
      Summary summary =
          new Simulation<>(plan, watch::isOver, ProgressBar.on(house.terminal(), games)).run(crew);
      ProgressBar.wipe(house.terminal());
      if (summary.games() < games) {
        house.terminal().aside("Stopped early: " + Figures.whole(summary.games()) + " of them.\n");
      }
      show(summary, 1, Texts.of(title.info().id()));
      house.terminal().flush();
      return 0;
    } catch (GameFault fault) {
      if (fault.getCause() instanceof BotFault bot) {
        throw new Complaint(plan.policy().name() + " " + bot.reason() + ".");
      }
      report(plan, fault);
      return Lab.FAULT;
    }
  }

  /** Plays the broken game once more, move by move, to see where it breaks. */
  private <P extends Position<P, M, V>, M extends Move, V extends View> void report(
      Plan<P, M, V> plan, GameFault fault) {
    Recording<P, M, V> recording =
        new Recording<>(plan.game(), plan.setup(), plan.policy(), fault.seed());
    Throwable cause = fault.getCause();
    try {
      recording.toTheEnd();
    } catch (RuntimeException | Error again) {
      cause = again;
    }
    new FaultReport(house)
        .tell(recording, plan.seed(), fault.index(), fault.seed(), cause == null ? fault : cause);
  }

  private void show(Summary summary, int number, Texts texts) {
    house
        .terminal()
        .text(
            json
                ? SummaryJson.of(summary, !untimed).write() + "\n"
                : new SummaryTable(summary, texts).text());
    Distributions distributions = summary.distributions();
    if (distributions != null) {
      reports.write(house, new SummaryReport(summary, distributions, texts).report(), number);
    }
  }
}
