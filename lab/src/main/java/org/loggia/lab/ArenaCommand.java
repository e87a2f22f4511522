package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.arena.Arena;
import org.loggia.lab.arena.ArenaJson;
import org.loggia.lab.arena.ArenaLog;
import org.loggia.lab.arena.ArenaReport;
import org.loggia.lab.arena.ArenaTable;
import org.loggia.lab.arena.Contest;
import org.loggia.lab.arena.LostGames;
import org.loggia.lab.arena.Scores;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.ProgressBar;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.Texts;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Watch;
import org.loggia.players.Guest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play against each other and says who is better. */
@Command(
    description = "Let bots play against each other and measure who is better.",
    footer = {
      "",
      "Seats rotate: the games of a round have the same luck, and everybody sits everywhere once.",
      "Elo is made from placings in pairs; its mean is 0. A bot that crashes, dawdles or answers",
      "nonsense loses that game, and the reason is told."
    })
final class ArenaCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 10_000_000;
  private static final int MOST_BOTS = 32;
  private static final int LONGEST_PATIENCE = 3_600_000;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Option(
      names = "--bots",
      paramLabel = "A,B…",
      split = ",",
      required = true,
      completionCandidates = PolicyChoice.Names.class,
      description = "two or more of: ${COMPLETION-CANDIDATES}")
  private List<String> bots = new ArrayList<>();

  @Mixin private TableChoice table = new TableChoice();

  @Option(
      names = "--games",
      paramLabel = "G",
      description = "how many games at most (default: 100)")
  private int games = 100;

  @Mixin private BudgetChoice budget = new BudgetChoice();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the same seed gives the same games, on any number of threads (default: 1)")
  private long seed = 1;

  @Option(names = "--decide", description = "stop as soon as it is known at 95 %% who is better")
  private boolean decide;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "keep every game there; with the same file the contest goes on where it was")
  private @Nullable Path log;

  @Option(
      names = "--lost",
      paramLabel = "DIR",
      description = "write the games that the first bot lost there, to be replayed and reviewed")
  private @Nullable Path lost;

  @Option(
      names = "--patience",
      paramLabel = "MS",
      description = "how much longer than its budget a program may take (default: 10000)")
  private int patience = 10_000;

  @Mixin private ReportChoice reports = new ReportChoice();

  @Mixin private CrewChoice crews = new CrewChoice();

  @Option(names = "--json", description = "one JSON object as the last line, instead of a table")
  private boolean json;

  ArenaCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    contest(house.game(game));
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void contest(
      Game<P, M, V> title) {
    Contest<P, M, V> contest =
        new Contest<>(
            title,
            table.setup(title),
            guests(),
            budget.allowance(),
            Range.check("--patience", patience, 1, LONGEST_PATIENCE),
            seed,
            Range.check("--games", games, 1, MOST_GAMES),
            decide,
            crews.threads());
    reports.isWanted();
    ArenaLog kept = log(contest);
    try (Watch watch = new Watch();
        Crew crew = crews.crew(house)) {
      Scores scores =
          Arena.run(
              contest,
              kept,
              crew,
              watch::isOver,
              ProgressBar.on(house.terminal(), contest.games()));
      ProgressBar.wipe(house.terminal());
      house
          .terminal()
          .text(
              json
                  ? ArenaJson.of(contest, scores).write() + "\n"
                  : new ArenaTable(contest, scores, Texts.of(title.info().id())).text());
      if (reports.isWanted()) {
        Texts texts = Texts.of(title.info().id());
        reports.write(house, new ArenaReport(contest, scores).report(texts), 1);
      }
      if (lost != null) {
        writeLost(contest, kept, lost);
      }
      house.terminal().flush();
    }
  }

  private void writeLost(Contest<?, ?, ?> contest, ArenaLog kept, Path folder) {
    try {
      int games = LostGames.write(contest, kept, folder);
      house
          .terminal()
          .aside(
              contest.names().getFirst()
                  + " lost "
                  + Figures.whole(games)
                  + (games == 1 ? " game; it is in " : " games; they are in ")
                  + folder
                  + ".\n");
    } catch (IOException e) {
      throw new Complaint("Nothing can be written to " + folder + " (" + Reason.of(e) + ").");
    }
  }

  private List<Guest> guests() {
    List<Guest> guests = new ArrayList<>();
    for (String bot : bots) {
      Guest guest = PolicyChoice.guest(bot.strip());
      if (guests.contains(guest)) {
        throw new Complaint("\"" + bot + "\" cannot play against itself.");
      }
      guests.add(guest);
    }
    if (guests.size() < 2 || guests.size() > MOST_BOTS) {
      throw new Complaint("--bots wants 2 to " + MOST_BOTS + " names with commas between them.");
    }
    return guests;
  }

  private ArenaLog log(Contest<?, ?, ?> contest) {
    if (log == null) {
      return ArenaLog.none();
    }
    try {
      ArenaLog opened = ArenaLog.open(log, contest);
      if (opened == null) {
        throw new Complaint(log + " holds another contest, or something else.");
      }
      return opened;
    } catch (IOException e) {
      throw new Complaint(log + " cannot be used: " + Reason.of(e) + ".");
    }
  }
}
