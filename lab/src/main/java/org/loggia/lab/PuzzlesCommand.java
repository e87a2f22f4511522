package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.review.Puzzle;
import org.loggia.lab.review.PuzzleCodec;
import org.loggia.lab.review.PuzzleJob;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.ProgressBar;
import org.loggia.lab.show.Reason;
import org.loggia.lab.work.Crew;
import org.loggia.lab.work.Watch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds positions in which one move is clearly best and not obvious. */
@Command(
    description = "Find puzzles: positions in which one move is clearly best and not obvious.",
    footer = {
      "",
      "A puzzle's best move is the same with ten times the search, better than the next one beyond",
      "doubt, and not what greedy plays. Its grade says how much search finds it."
    })
final class PuzzlesCommand implements Callable<Integer> {
  private static final int MOST_PUZZLES = 100_000;
  private static final int MOST_GAMES = 10_000_000;
  private static final int MOST_ITERATIONS = 1_000_000;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Mixin private TableChoice table = new TableChoice();

  @Option(
      names = "--each",
      paramLabel = "N",
      description = "so many of each of the three grades (default: 20)")
  private int each = 20;

  @Option(
      names = "--games",
      paramLabel = "G",
      description = "look through so many games at most (default: 1000)")
  private int games = 1_000;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "of the first search; the last has ten times as many (default: 1000)")
  private int iterations = 1_000;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the same seed finds the same puzzles (default: 1)")
  private long seed = 1;

  @Mixin private CrewChoice crews = new CrewChoice();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "a JSON file, written anew with every puzzle that is found")
  private Path out = Path.of("");

  PuzzlesCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    find(house.game(game));
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void find(
      Game<P, M, V> title) {
    int wanted = Range.check("--each", each, 1, MOST_PUZZLES);
    Range.check("--games", games, 1, MOST_GAMES);
    Range.check("--iterations", iterations, 1, MOST_ITERATIONS);
    PuzzleJob<P, M, V> job = new PuzzleJob<>(title, table.setup(title), iterations, seed);
    List<List<Puzzle>> byGrade = new ArrayList<>();
    for (int grade = 1; grade <= Puzzle.GRADES; grade++) {
      byGrade.add(new ArrayList<>());
    }
    try (Watch watch = new Watch();
        Crew crew = crews.crew(house)) {
      IntConsumer progress = ProgressBar.on(house.terminal(), games);
      crew.run(
          job,
          IntStream.range(0, games).toArray(),
          new Crew.Taker<>() {
            @Override
            public boolean take(int index, List<Puzzle> found) {
              found.forEach(puzzle -> keep(puzzle, byGrade, wanted));
              return isWanting(byGrade, wanted) && !watch.isOver();
            }

            @Override
            public boolean waiting(int taken) {
              progress.accept(taken);
              return !watch.isOver();
            }
          });
      ProgressBar.wipe(house.terminal());
      tell(byGrade);
    }
  }

  private void keep(Puzzle puzzle, List<List<Puzzle>> byGrade, int wanted) {
    List<Puzzle> alike = byGrade.get(puzzle.grade() - 1);
    if (alike.size() < wanted) {
      alike.add(puzzle);
      write(byGrade);
    }
  }

  private void tell(List<List<Puzzle>> byGrade) {
    int count = byGrade.stream().mapToInt(List::size).sum();
    house.terminal().line("Found " + Figures.whole(count) + " puzzles; they are in " + out + ".");
    house.terminal().flush();
  }

  private static boolean isWanting(List<List<Puzzle>> byGrade, int wanted) {
    return byGrade.stream().anyMatch(alike -> alike.size() < wanted);
  }

  /** One line a puzzle, so that version control can compare it. */
  private void write(List<List<Puzzle>> byGrade) {
    List<String> lines = new ArrayList<>();
    byGrade.forEach(alike -> alike.forEach(puzzle -> lines.add(PuzzleCodec.CODEC.text(puzzle))));
    try {
      Path folder = out.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.writeString(out, "[\n" + String.join(",\n", lines) + "\n]\n");
    } catch (IOException e) {
      throw new Complaint(out + " cannot be written (" + Reason.of(e) + ").");
    }
  }
}
