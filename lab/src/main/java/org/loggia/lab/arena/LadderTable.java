package org.loggia.lab.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.loggia.lab.report.Plot;
import org.loggia.lab.report.Report;

/** The matches of a ladder as a table in Markdown. */
public final class LadderTable {
  private final StringBuilder rows = new StringBuilder();
  private final List<Plot.Mark> shares = new ArrayList<>();
  private final List<Plot.Mark> elos = new ArrayList<>();

  /** Adds a match of two. */
  public void add(Contest<?, ?, ?> contest, Scores scores) {
    Share share = Share.of(scores, 0);
    Elo elo = Elo.of(scores);
    String match =
        contest.game().info().id() + ": " + contest.names().get(0) + " – " + contest.names().get(1);
    shares.add(new Plot.Mark(match, share.value(), share.low(), share.high()));
    elos.add(new Plot.Mark(match, 2 * elo.of(0), 2 * elo.low(0), 2 * elo.high(0)));
    // Two ratings whose mean is 0: the difference is twice the first.
    rows.append(
        String.format(
            Locale.ROOT,
            "| %s | %s | %s | %,d | %.1f %% | %.1f … %.1f | %+.0f (%+.0f … %+.0f) | %s | %.0f |\n",
            contest.game().info().id(),
            contest.names().get(0),
            contest.names().get(1),
            scores.bouts(),
            100 * share.value(),
            100 * share.low(),
            100 * share.high(),
            2 * elo.of(0),
            2 * elo.low(0),
            2 * elo.high(0),
            verdict(scores),
            scores.millisPerMove(0)));
  }

  private static String verdict(Scores scores) {
    return switch (Verdict.between(scores, 0, 1)) {
      case 1 -> "better";
      case -1 -> "worse";
      default -> "open";
    };
  }

  /** The same as a page with plots. */
  public Report report(String note) {
    return new Report("The ladder", text(note))
        .add(ArenaReport.figure("Elo apart, with 95 % intervals", "match", "Elo", elos, "%.0f"))
        .add(
            ArenaReport.figure(
                "Part of the victories of the first, with 95 % intervals",
                "match", "part", shares, "%.6f"));
  }

  public String text(String note) {
    List<String> lines = new ArrayList<>();
    lines.add("| title | bot | against | games | wins | 95 % | Elo apart | verdict | ms a move |");
    lines.add("|---|---|---|--:|--:|--:|--:|---|--:|");
    return String.join("\n", lines) + "\n" + rows + "\n" + note + "\n";
  }
}
