package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.arena.Arena;
import org.loggia.lab.arena.ArenaLog;
import org.loggia.lab.arena.Contest;
import org.loggia.lab.arena.LadderTable;
import org.loggia.lab.arena.Rung;
import org.loggia.lab.arena.Scores;
import org.loggia.lab.bench.Machine;
import org.loggia.lab.policy.Policy;
import org.loggia.lab.show.Marks;
import org.loggia.lab.show.ProgressBar;
import org.loggia.lab.show.Reason;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Watch;
import org.loggia.players.Guest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the levels of every title against each other and keeps the tables in the docs. */
@Command(
    description = "Measure the levels, or the parts of the search, in every title; takes long.",
    footer = {"", "With --log it can be stopped at any time and goes on where it was."})
final class LadderCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;

  private final House house;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "which games; all of them, if not given")
  private List<String> games = new ArrayList<>();

  @Mixin private DataChoice data = new DataChoice();

  @Option(names = "--parts", description = "the search without one of its parts, not the levels")
  private boolean parts;

  @Option(
      names = "--games",
      paramLabel = "G",
      description = "at most so many games a match (default: 2000)")
  private int most = 2000;

  @Option(
      names = "--fixed",
      paramLabel = "G",
      description = "games of a match that is not stopped early (default: 50)")
  private int fixed = 50;

  @Option(names = "--seed", paramLabel = "S", description = "of all matches (default: 1)")
  private long seed = 1;

  @Mixin private ReportChoice reports = new ReportChoice();

  @Mixin private CrewChoice crews = new CrewChoice();

  @Option(names = "--log", paramLabel = "DIR", description = "a folder that keeps every game")
  private @Nullable Path log;

  @Option(names = "--logged", description = "play nothing, tell what the log has so far")
  private boolean logged;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description =
          "the document to put the table into, if it is there (default: ${DEFAULT-VALUE})")
  private Path document = Path.of("docs", "BOTS.md");

  LadderCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    Range.check("--games", most, 2, MOST_GAMES);
    Range.check("--fixed", fixed, 2, MOST_GAMES);
    reports.isWanted();
    if (logged && log == null) {
      throw new Complaint("--logged needs a --log to tell from.");
    }
    List<Game<?, ?, ?>> titles = house.games(games);
    LadderTable table = new LadderTable();
    try (Watch watch = new Watch();
        Crew crew = crews.crew(house)) {
      for (Game<?, ?, ?> title : titles) {
        for (Rung rung : parts ? Rung.parts(title.adviser()) : Rung.levels()) {
          if (!watch.isOver()) {
            match(title, rung, table, crew, watch);
          }
        }
      }
      tell(table, watch.isOver());
    }
    return 0;
  }

  private void tell(LadderTable table, boolean early) {
    String note =
        "By `./loggia lab ladder"
            + (parts ? " --parts" : "")
            + "`, seed "
            + seed
            + ", on "
            + Machine.facts()
            + ".";
    String text = table.text(note);
    house.terminal().text(text);
    if (reports.isWanted()) {
      reports.write(house, table.report(note), 1);
    }
    if (games.isEmpty() && !early && Files.isRegularFile(document)) {
      write(text);
    }
    house.terminal().flush();
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void match(
      Game<P, M, V> title, Rung rung, LadderTable table, Crew crew, Watch watch) {
    Contest<P, M, V> wanted =
        new Contest<>(
            title,
            data.into(title, Setup.of(title.info().fewestSeats())),
            List.of(guest(rung.better()), guest(rung.worse())),
            Policy.STANDARD,
            Guest.Company.ALONE.patienceMillis(),
            seed,
            rung.decide() ? most : fixed,
            rung.decide(),
            crews.threads());
    ArenaLog kept = log(wanted, rung);
    Contest<P, M, V> contest = logged ? wanted.ofAtMost(kept.inOrder()) : wanted;
    if (contest.games() == 0) {
      return;
    }
    Scores scores =
        Arena.run(
            contest, kept, crew, watch::isOver, ProgressBar.on(house.terminal(), contest.games()));
    ProgressBar.wipe(house.terminal());
    table.add(contest, scores);
  }

  private static Guest guest(String name) {
    return PolicyChoice.guest(name);
  }

  private ArenaLog log(Contest<?, ?, ?> contest, Rung rung) {
    if (log == null) {
      return ArenaLog.none();
    }
    String name = contest.game().info().id() + "-" + rung.better() + "-" + rung.worse();
    Path file = log.resolve(name.replaceAll("[^a-z0-9.=-]+", "_") + ".jsonl");
    try {
      ArenaLog opened = ArenaLog.open(file, contest);
      if (opened == null) {
        throw new Complaint(file + " holds another contest, or something else.");
      }
      return opened;
    } catch (IOException e) {
      throw new Complaint(file + " cannot be used: " + Reason.of(e) + ".");
    }
  }

  private void write(String table) {
    try {
      Marks marks = new Marks(parts ? "parts" : "ladder");
      Files.writeString(document, marks.into(Files.readString(document), table));
      house.terminal().line("Written to " + document + ".");
    } catch (IllegalArgumentException e) {
      throw new Complaint(document + " has no place for the table: " + e.getMessage() + ".");
    } catch (IOException e) {
      throw new Complaint(document + " cannot be written: " + Reason.of(e) + ".");
    }
  }
}
