package org.loggia.lab.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/** Runs the benchmarks, each in a process of its own. */
public final class Bench {
  private static final List<String> OPERATIONS =
      List.of("move", "copy", "game", "listedGame", "iteration");

  private final boolean quick;

  /**
   * One line of the table.
   *
   * @param subject the title, or empty for the yardstick
   * @param operation move, copy, game or thousandThrows
   * @param nanos CPU time of one operation, the median of all measurements
   * @param spread half the distance between their quartiles
   */
  public record Figure(String subject, String operation, double nanos, double spread) {}

  public Bench(boolean quick) {
    this.quick = quick;
  }

  /** The yardstick first, then what each title was measured at. */
  public List<Figure> run(List<String> games) throws RunnerException {
    // Somebody else's benchmark on this machine shows in the error; it need not stop this one.
    System.setProperty("jmh.ignoreLock", "true");
    List<Figure> figures = new ArrayList<>();
    figures.addAll(figures(options().include(pattern(Yardstick.class))));
    figures.addAll(
        figures(
            options()
                .include(pattern(GameBenchmark.class))
                .param("game", games.toArray(new String[0]))));
    figures.sort(
        Comparator.comparingInt((Figure figure) -> games.indexOf(figure.subject))
            .thenComparingInt(figure -> OPERATIONS.indexOf(figure.operation)));
    return figures;
  }

  private static String pattern(Class<?> benchmark) {
    return benchmark.getName().replace(".", "\\.") + "\\..*";
  }

  private ChainedOptionsBuilder options() {
    return new OptionsBuilder()
        .mode(Mode.AverageTime)
        .timeUnit(TimeUnit.NANOSECONDS)
        .forks(quick ? 1 : 2)
        .jvmArgs("--sun-misc-unsafe-memory-access=allow")
        .warmupIterations(quick ? 3 : 5)
        .warmupTime(TimeValue.seconds(1))
        .measurementIterations(quick ? 5 : 10)
        .measurementTime(TimeValue.milliseconds(quick ? 500 : 1_000))
        .shouldFailOnError(true)
        .addProfiler(CpuTime.class)
        .verbosity(VerboseMode.SILENT);
  }

  private static List<Figure> figures(ChainedOptionsBuilder options) throws RunnerException {
    Collection<RunResult> results = new Runner(options.build()).run();
    List<Figure> figures = new ArrayList<>();
    for (RunResult result : results) {
      String name = result.getParams().getBenchmark();
      String game = result.getParams().getParam("game");
      Result<?> cpu = result.getSecondaryResults().get(CpuTime.FIGURE);
      if (cpu == null) {
        throw new IllegalStateException(name + " was not measured");
      }
      Statistics measured = cpu.getStatistics();
      figures.add(
          new Figure(
              game == null ? "" : game,
              name.substring(name.lastIndexOf('.') + 1),
              measured.getPercentile(50),
              (measured.getPercentile(75) - measured.getPercentile(25)) / 2));
    }
    return figures;
  }
}
