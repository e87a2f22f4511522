package org.loggia.lab.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Game;

/** One measurement from an empty folder to its figures. */
public final class Measurement {
  private Measurement() {}

  /**
   * What is to be measured.
   *
   * @param warmUp seconds of play that do not count: they belong to the compilers on both sides
   * @param seconds seconds of play that count
   * @param rate moves a second in all, or 0 for as many as it takes
   * @param core the core the server gets, or null for any
   */
  public record Plan(int tables, int warmUp, int seconds, int rate, @Nullable Integer core) {}

  /** What is printed. */
  public record Report(List<String> lines) {}

  public static Report run(Game<?, ?, ?> game, Path jar, Plan plan) throws Exception {
    Path data = Files.createTempDirectory("loggia-load");
    Integer core = plan.core();
    List<String> before =
        core == null ? List.of() : List.of("taskset", "-c", Integer.toString(core));
    try (Watched server = Watched.start(jar, data, before)) {
      return report(new Load<>(game, server, plan).run());
    } finally {
      remove(data);
    }
  }

  private static Report report(Load.Figures figures) {
    return new Report(
        List.of(
            line("moves a second", "%,.0f", figures.moves() / figures.seconds()),
            line("p50", "%.1f ms", figures.p50()),
            line("p99", "%.1f ms", figures.p99()),
            line("moves", "%,d", figures.moves()),
            line("games finished", "%,d", figures.games()),
            line("re-sync of a finished game", "%,d bytes", figures.resync()),
            line("server's memory", "%,d MB", figures.megabytes()),
            line("server's CPU a move", "%.0f µs", 1e6 * figures.serverCpu() / figures.moves()),
            line("our own CPU a move", "%.0f µs", 1e6 * figures.ownCpu() / figures.moves())));
  }

  private static String line(String name, String format, Object value) {
    return String.format(Locale.ROOT, "%-28s" + format, name, value);
  }

  static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
