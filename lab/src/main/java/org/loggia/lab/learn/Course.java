package org.loggia.lab.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Allowance;
import org.loggia.bots.Recipe;
import org.loggia.bots.learned.Network;
import org.loggia.bots.learned.NetworkText;
import org.loggia.bots.learned.Shape;
import org.loggia.core.Eyes;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.arena.Arena;
import org.loggia.lab.arena.ArenaLog;
import org.loggia.lab.arena.Contest;
import org.loggia.lab.arena.Scores;
import org.loggia.lab.arena.Verdict;
import org.loggia.lab.work.Threads;
import org.loggia.players.Guest;
import org.loggia.players.School;

/**
 * Generation by generation: play with the best network so far, fit another to the games of the last
 * few generations, and keep it if it beats the old one. Everything lies in one folder, and what is
 * there is not done again.
 */
public final class Course<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** From so many generations the samples are taken. */
  private static final int WINDOW = 4;

  private static final int PATIENCE_MILLIS = 10_000;

  private final Game<P, M, V> game;
  private final Eyes<P, M> eyes;
  private final Path folder;
  private final Syllabus syllabus;
  private final Consumer<String> report;
  private @Nullable Network best;

  /**
   * @param best what was learned before this course, if anything was
   */
  public Course(
      Game<P, M, V> game,
      Eyes<P, M> eyes,
      @Nullable Network best,
      Path folder,
      Syllabus syllabus,
      Consumer<String> report) {
    this.game = game;
    this.eyes = eyes;
    this.best = best;
    this.folder = folder;
    this.syllabus = syllabus;
    this.report = report;
  }

  public void run() throws IOException {
    Files.createDirectories(folder);
    for (int generation = 0; generation < syllabus.generations(); generation++) {
      Path verdict = of(generation).resolve("verdict.txt");
      Path network = of(generation).resolve("network.txt");
      if (!Files.exists(verdict)) {
        play(generation);
        if (!Files.exists(network)) {
          fit(generation, network);
        }
        Files.writeString(verdict, decide(generation, network));
      }
      String said = Files.readString(verdict);
      report.accept("generation " + generation + ": " + said.strip());
      if (said.startsWith("better")) {
        best = NetworkText.read(Files.readString(network));
        Files.copy(network, folder.resolve("network.txt"), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private Path of(int generation) {
    return folder.resolve("generation-" + generation);
  }

  private void play(int generation) throws IOException {
    Homework homework =
        new Homework(
            syllabus.seed() + 1_000_003L * generation,
            syllabus.games(),
            syllabus.iterations(),
            syllabus.noise());
    Clock clock = new Clock(syllabus.games(), "games of generation " + generation, report);
    new Exercises(of(generation)).play(game, eyes, best, homework, syllabus.threads(), clock::done);
  }

  private void fit(int generation, Path file) throws IOException {
    List<Sample> learning = new ArrayList<>();
    List<Sample> kept = new ArrayList<>();
    int games = 0;
    for (int from = Math.max(0, generation - WINDOW + 1); from <= generation; from++) {
      List<Sample> samples = new ArrayList<>();
      new Exercises(of(from)).read(samples);
      for (Sample sample : samples) {
        (sample.kept() ? kept : learning).add(sample);
      }
      games += syllabus.games();
    }
    report.accept(String.format(Locale.ROOT, "%,d positions to learn from", learning.size()));
    Shape shape = Shape.of(eyes);
    int[] weights;
    try (Fitter fitter = new Fitter(shape, syllabus.seed(), syllabus.trust(), syllabus.threads())) {
      weights = fitter.fit(learning, syllabus.passes(), syllabus.seed(), report).rounded();
    }
    Examination examination = new Examination(new Network(shape, weights), kept);
    report.accept(examination.text());
    List<String> pedigree =
        List.of(
            game.info().id() + ", learned by ./loggia lab learn, " + syllabus.pedigree(),
            String.format(
                Locale.ROOT,
                "generation %d of %,d games and %,d positions; log loss %.4f, adviser %.4f",
                generation,
                games,
                learning.size(),
                examination.learned(),
                examination.advised()));
    Files.writeString(file, NetworkText.write(shape, weights, pedigree));
    Files.writeString(of(generation).resolve("examination.txt"), examination.text());
  }

  /**
   * The new against the old, in the form that is mostly played, until it is clear who is better.
   */
  private String decide(int generation, Path file) throws IOException {
    Network fresh = NetworkText.read(Files.readString(file));
    Network old = best;
    String name = "mcts:" + syllabus.matchIterations() + "it";
    Contest<P, M, V> contest =
        new Contest<>(
            game,
            Setup.of(game.info().fewestSeats()),
            List.of(pupil("new", name, _ -> fresh), pupil("old", name, _ -> old)),
            Allowance.iterations(syllabus.matchIterations()),
            PATIENCE_MILLIS,
            syllabus.seed() + generation,
            syllabus.matchGames(),
            true,
            syllabus.threads());
    Clock clock = new Clock(syllabus.matchGames(), "games of the match", report);
    Scores scores =
        Arena.run(
            contest, ArenaLog.none(), new Threads(syllabus.threads()), () -> false, clock::done);
    int verdict = Verdict.between(scores, 0, 1);
    return String.format(
        Locale.ROOT,
        "%s: %.1f %% of %d games%n",
        verdict > 0 ? "better" : verdict < 0 ? "worse" : "not decided",
        100 * scores.share(0),
        scores.bouts());
  }

  private static Guest pupil(String name, String recipe, School school) {
    Recipe read = Recipe.named(recipe);
    if (read == null) {
      throw new IllegalArgumentException("nobody is called " + recipe);
    }
    return new Guest.Member(name, read, school);
  }
}
