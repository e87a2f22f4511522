package org.loggia.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.loggia.lab.arena.Share;
import org.loggia.lab.report.Figure;
import org.loggia.lab.report.Plot;
import org.loggia.lab.report.Report;
import org.loggia.lab.show.Texts;

/** A summary as a page with plots. */
public final class SummaryReport {
  private static final int MOST_POINTS = 400;

  /** A ply that fewer of the games come to says little. */
  private static final double SELDOM = 0.01;

  private final Summary summary;
  private final Distributions distributions;
  private final Texts texts;

  public SummaryReport(Summary summary, Distributions distributions, Texts texts) {
    this.summary = summary;
    this.distributions = distributions;
    this.texts = texts;
  }

  public Report report() {
    String title = texts.title() + ", " + summary.setup().label();
    Report report = new Report(title, new SummaryTable(summary, texts).text());
    if (summary.scored()) {
      report.add(points());
    }
    return report.add(wins()).add(lengths()).add(endings()).add(branching());
  }

  private Figure points() {
    TreeSet<Integer> values = new TreeSet<>();
    distributions.points().forEach(counts -> values.addAll(counts.keySet()));
    List<String> columns = new ArrayList<>(List.of("points"));
    List<List<String>> rows = new ArrayList<>();
    List<Plot.Line> lines = new ArrayList<>();
    for (int seat = 0; seat < distributions.points().size(); seat++) {
      columns.add(texts.seat(seat));
      lines.add(line(texts.seat(seat), values, distributions.points().get(seat)));
    }
    for (int value : values) {
      List<String> row = new ArrayList<>(List.of(Integer.toString(value)));
      distributions
          .points()
          .forEach(counts -> row.add(Long.toString(counts.getOrDefault(value, 0L))));
      rows.add(row);
    }
    return new Figure(
        "Points (games)", Plot.lines("Points by seat", "points", lines), columns, rows);
  }

  private static Plot.Line line(String name, TreeSet<Integer> values, Map<Integer, Long> counts) {
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    for (int value = values.first(); value <= values.last(); value++) {
      x.add((double) value);
      y.add((double) counts.getOrDefault(value, 0L));
    }
    return new Plot.Line(name, x, y);
  }

  private Figure wins() {
    List<Plot.Mark> marks = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (int seat = 0; seat < summary.seats().size(); seat++) {
      Share share = Share.of(summary.seats().get(seat).share(), summary.games());
      marks.add(new Plot.Mark(texts.seat(seat), share.value(), share.low(), share.high()));
      rows.add(
          List.of(texts.seat(seat), part(share.value()), part(share.low()), part(share.high())));
    }
    return new Figure(
        "Part of the victories, with 95 % intervals",
        Plot.marks("Part of the victories by seat", marks, 0),
        List.of("seat", "part", "low", "high"),
        rows);
  }

  private Figure lengths() {
    Map<Integer, Long> lengths = distributions.lengths();
    List<List<String>> rows = new ArrayList<>();
    lengths.forEach(
        (moves, games) -> rows.add(List.of(Integer.toString(moves), Long.toString(games))));
    Plot.Line line = line("games", new TreeSet<>(lengths.keySet()), lengths);
    return new Figure(
        "Decisions a game (games)",
        Plot.lines("Decisions a game", "decisions", List.of(line)),
        List.of("decisions", "games"),
        rows);
  }

  private Figure endings() {
    List<Plot.Mark> marks = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    summary
        .ends()
        .forEach(
            (name, part) -> {
              Share share = Share.of(part, summary.games());
              marks.add(new Plot.Mark(name, part, share.low(), share.high()));
              rows.add(List.of(name, part(part), texts.word("ending", name)));
            });
    return new Figure(
        "Endings, part of the games",
        Plot.marks("Endings", marks, 0),
        List.of("ending", "part", "in words"),
        rows);
  }

  private Figure branching() {
    int plies = distributions.plies();
    while (plies > 1 && distributions.decisions(plies - 1) < SELDOM * summary.games()) {
      plies--;
    }
    List<Double> x = new ArrayList<>();
    List<Double> y = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (int ply : Plot.thinned(plies, MOST_POINTS)) {
      x.add(ply + 1.0);
      y.add(distributions.branching(ply));
      rows.add(
          List.of(
              Integer.toString(ply + 1),
              String.format(Locale.ROOT, "%.3f", distributions.branching(ply)),
              Long.toString(distributions.decisions(ply))));
    }
    return new Figure(
        "Legal moves over the game, on average",
        Plot.lines("Legal moves", "move", List.of(new Plot.Line("legal moves", x, y))),
        List.of("move", "legal moves", "games"),
        rows);
  }

  private static String part(double part) {
    return String.format(Locale.ROOT, "%.6f", part);
  }
}
