package org.loggia.lab.simulate;

import static org.loggia.lab.show.Figures.fraction;
import static org.loggia.lab.show.Figures.percent;
import static org.loggia.lab.show.Figures.whole;

import org.loggia.lab.show.Grid;
import org.loggia.lab.show.Texts;

/** A summary for people. */
public final class SummaryTable {
  private final Summary summary;
  private final Texts texts;

  public SummaryTable(Summary summary, Texts texts) {
    this.summary = summary;
    this.texts = texts;
  }

  public String text() {
    return texts.title()
        + ", "
        + summary.setup().label()
        + ": "
        + whole(summary.games())
        + (summary.isOfRecords()
            ? " recorded games"
            : " games by " + summary.policy() + ", seed " + summary.seed())
        + "\n\n"
        + seats()
        + "\n"
        + means()
        + (summary.isOfRecords() ? "" : "\n" + speed());
  }

  private Grid seats() {
    Grid grid = new Grid();
    if (summary.scored()) {
      grid.row("", "points", "sd", "wins");
    } else {
      grid.row("", "wins");
    }
    for (int seat = 0; seat < summary.seats().size(); seat++) {
      Summary.SeatSummary means = summary.seats().get(seat);
      String wins = percent(means.share());
      if (summary.scored()) {
        grid.row(texts.seat(seat), fraction(means.points()), fraction(means.sd()), wins);
      } else {
        grid.row(texts.seat(seat), wins);
      }
    }
    return grid;
  }

  private Grid means() {
    Grid grid = new Grid();
    grid.row("decisions a game", fraction(summary.moves()));
    grid.row("longest game", whole(summary.longest()));
    grid.row("legal moves a decision", fraction(summary.branching()));
    grid.row("shared victories", percent(summary.shared()));
    summary.ends().forEach((name, part) -> grid.row(texts.word("ending", name), percent(part)));
    summary.metrics().forEach((name, mean) -> grid.row(texts.word("metric", name), fraction(mean)));
    return grid;
  }

  private String speed() {
    return "  "
        + fraction(summary.cpuSeconds())
        + " s of CPU time on "
        + summary.threads()
        + (summary.threads() == 1 ? " thread: " : " threads: ")
        + whole(summary.gamesPerCpuSecond())
        + " games and "
        + whole(summary.movesPerCpuSecond())
        + " moves a CPU second\n";
  }
}
