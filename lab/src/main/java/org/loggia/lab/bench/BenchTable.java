package org.loggia.lab.bench;

import java.util.List;
import java.util.Locale;
import org.loggia.lab.bench.Bench.Figure;

/** The figures as a table in Markdown, and its place in a document. */
public final class BenchTable {
  private BenchTable() {}

  /**
   * @param note under the table: when, where and how it was measured
   */
  public static String of(List<Figure> figures, String note) {
    double yard = yardstick(figures);
    StringBuilder table = new StringBuilder();
    table.append("| title | operation | CPU time | ± | a CPU second | in yardsticks |\n");
    table.append("|---|---|--:|--:|--:|--:|\n");
    for (Figure figure : figures) {
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s | %s | %,.0f | %.3g |\n",
              figure.subject().isEmpty() ? "(yardstick)" : figure.subject(),
              operation(figure),
              time(figure.nanos()),
              time(figure.spread()),
              1e9 / figure.nanos(),
              figure.nanos() / yard));
    }
    return table.append('\n').append(note).append('\n').toString();
  }

  private static double yardstick(List<Figure> figures) {
    for (Figure figure : figures) {
      if (figure.subject().isEmpty()) {
        return figure.nanos();
      }
    }
    throw new IllegalArgumentException("there is no yardstick among the figures");
  }

  private static String operation(Figure figure) {
    return switch (figure.operation()) {
      case "move" -> "one random move";
      case "copy" -> "one copy";
      case "game" -> "one random game";
      case "listedGame" -> "one random game, every legal move listed";
      case "iteration" -> "one iteration of a search";
      case "thousandThrows" -> "1,000 throws of a die";
      default -> figure.operation();
    };
  }

  private static String time(double nanos) {
    if (nanos < 1_000) {
      return String.format(Locale.ROOT, "%.1f ns", nanos);
    }
    return nanos < 1_000_000
        ? String.format(Locale.ROOT, "%.2f µs", nanos / 1_000)
        : String.format(Locale.ROOT, "%.2f ms", nanos / 1_000_000);
  }
}
