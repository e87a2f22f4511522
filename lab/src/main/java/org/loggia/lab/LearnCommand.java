package org.loggia.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.View;
import org.loggia.lab.learn.Course;
import org.loggia.lab.learn.Syllabus;
import org.loggia.lab.show.Reason;
import org.loggia.players.School;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots learn a title from games against themselves. */
@Command(
    description = "Let bots learn from games against themselves; takes long.",
    footer = {
      "",
      "It can be stopped at any time and goes on where it was. What it has learned in the end is",
      "FOLDER/network.txt; copied to games/GAME/learned/ it is what the bots of the house know."
    })
final class LearnCommand implements Callable<Integer> {
  private static final int MANY = 10_000_000;

  private final House house;

  @Parameters(paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      required = true,
      description = "where games and networks are kept")
  private Path folder = Path.of("");

  @Option(names = "--generations", paramLabel = "G", description = "default: ${DEFAULT-VALUE}")
  private int generations = 4;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "of each generation (default: ${DEFAULT-VALUE})")
  private int games = 10_000;

  @Option(
      names = "--iterations",
      paramLabel = "I",
      description = "for a move of these games (default: ${DEFAULT-VALUE})")
  private int iterations = 200;

  @Option(
      names = "--noise",
      paramLabel = "N",
      description = "in how many of 100 moves one is taken by lot (default: ${DEFAULT-VALUE})")
  private int noise = 20;

  @Option(
      names = "--passes",
      paramLabel = "P",
      description = "over all samples when fitting (default: ${DEFAULT-VALUE})")
  private int passes = 2;

  @Option(
      names = "--trust",
      paramLabel = "PART",
      description =
          "how much what the search expected counts beside how a game came out (default:"
              + " ${DEFAULT-VALUE})")
  private float trust = 0.4f;

  @Option(
      names = "--match",
      paramLabel = "G",
      description = "at most so many games between the new and the old (default: ${DEFAULT-VALUE})")
  private int match = 400;

  @Option(
      names = "--match-iterations",
      paramLabel = "I",
      description = "for a move of these games (default: ${DEFAULT-VALUE})")
  private int matchIterations = 400;

  @Option(names = "--anew", description = "as if nobody had learned the title before")
  private boolean anew;

  @Option(names = "--seed", paramLabel = "S", description = "default: ${DEFAULT-VALUE}")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "T", description = "default: one for each core")
  private int threads = Runtime.getRuntime().availableProcessors();

  LearnCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    learn(house.game(game));
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void learn(
      Game<P, M, V> title) {
    @Nullable Eyes<P, M> eyes = title.eyes();
    if (eyes == null) {
      throw new Complaint(title.info().id() + " has no eyes to learn with.");
    }
    Syllabus syllabus =
        new Syllabus(
            Range.check("--generations", generations, 1, MANY),
            Range.check("--games", games, 2, MANY),
            Range.check("--iterations", iterations, 1, MANY),
            Range.check("--noise", noise, 0, 100),
            Range.check("--passes", passes, 1, 1000),
            trust,
            Range.check("--match", match, 2, MANY),
            Range.check("--match-iterations", matchIterations, 1, MANY),
            seed,
            Range.check("--threads", threads, 1, 1024));
    try {
      new Course<>(
              title,
              eyes,
              anew ? null : School.OF_THE_HOUSE.network(title),
              folder,
              syllabus,
              line -> {
                house.terminal().line(line);
                house.terminal().flush();
              })
          .run();
    } catch (IOException e) {
      throw new Complaint(folder + " cannot be used: " + Reason.of(e) + ".");
    }
  }
}
