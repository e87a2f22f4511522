package org.loggia.lab.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.loggia.lab.report.Figure;
import org.loggia.lab.report.Plot;
import org.loggia.lab.report.Report;
import org.loggia.lab.show.Texts;

/** A contest as a page with plots. */
public final class ArenaReport {
  private final Contest<?, ?, ?> contest;
  private final Scores scores;
  private final Elo elo;

  public ArenaReport(Contest<?, ?, ?> contest, Scores scores) {
    this.contest = contest;
    this.scores = scores;
    this.elo = Elo.of(scores);
  }

  public Report report(Texts texts) {
    String title = texts.title() + ", " + contest.setup().label() + ": a contest";
    return new Report(title, new ArenaTable(contest, scores, texts).text())
        .add(ratings())
        .add(shares())
        .add(pairs());
  }

  private Figure ratings() {
    List<Plot.Mark> marks = new ArrayList<>();
    for (int bot : ranking()) {
      marks.add(new Plot.Mark(name(bot), elo.of(bot), elo.low(bot), elo.high(bot)));
    }
    return figure("Elo, with 95 % intervals", "bot", "Elo", marks, "%.0f");
  }

  private Figure shares() {
    List<Plot.Mark> marks = new ArrayList<>();
    for (int bot : ranking()) {
      Share share = Share.of(scores, bot);
      marks.add(new Plot.Mark(name(bot), share.value(), share.low(), share.high()));
    }
    return figure("Part of the victories, with 95 % intervals", "bot", "part", marks, "%.6f");
  }

  private Figure pairs() {
    List<Plot.Mark> marks = new ArrayList<>();
    for (int one : ranking()) {
      for (int other : ranking()) {
        if (scores.met(one, other) > 0 && scores.won(one, other) >= scores.won(other, one)) {
          Share share =
              Share.of(scores.won(one, other) / scores.met(one, other), scores.met(one, other));
          String names = name(one) + " – " + name(other);
          marks.add(new Plot.Mark(names, share.value(), share.low(), share.high()));
        }
      }
    }
    return figure("Placed better, with 95 % intervals", "pair", "part", marks, "%.6f");
  }

  /** A row for each mark; the ladder draws its matches like this too. */
  static Figure figure(
      String title, String row, String value, List<Plot.Mark> marks, String format) {
    List<List<String>> rows = new ArrayList<>();
    for (Plot.Mark mark : marks) {
      rows.add(
          List.of(
              mark.name(),
              String.format(Locale.ROOT, format, mark.value()),
              String.format(Locale.ROOT, format, mark.low()),
              String.format(Locale.ROOT, format, mark.high())));
    }
    return new Figure(title, Plot.marks(title, marks, 0), List.of(row, value, "low", "high"), rows);
  }

  private List<Integer> ranking() {
    return IntStream.range(0, scores.bots())
        .boxed()
        .sorted(Comparator.comparingDouble(bot -> -elo.of(bot)))
        .toList();
  }

  private String name(int bot) {
    return contest.names().get(bot);
  }
}
