package org.loggia.lab.arena;

import static org.loggia.lab.show.Figures.percent;
import static org.loggia.lab.show.Figures.whole;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.loggia.lab.show.Grid;
import org.loggia.lab.show.Texts;

/** The outcome of a contest for people. */
public final class ArenaTable {
  private final Contest<?, ?, ?> contest;
  private final Scores scores;
  private final Texts texts;

  public ArenaTable(Contest<?, ?, ?> contest, Scores scores, Texts texts) {
    this.contest = contest;
    this.scores = scores;
    this.texts = texts;
  }

  public String text() {
    return texts.title()
        + ", "
        + contest.setup().label()
        + ": "
        + whole(scores.bouts())
        + " games, seed "
        + contest.seed()
        + "\n\n"
        + ratings()
        + "\n"
        + pairs()
        + failures();
  }

  /** The best first. */
  private Grid ratings() {
    Elo elo = Elo.of(scores);
    List<Integer> ranking =
        IntStream.range(0, scores.bots())
            .boxed()
            .sorted(Comparator.comparingDouble(bot -> -elo.of(bot)))
            .toList();
    Grid grid = new Grid();
    grid.row("", "games", "wins", "Elo", "95 %", "ms a move");
    for (int bot : ranking) {
      grid.row(
          name(bot),
          whole(scores.games(bot)),
          percent(scores.share(bot)),
          signed(elo.of(bot)),
          signed(elo.low(bot)) + " … " + signed(elo.high(bot)),
          String.format(Locale.ROOT, "%.1f", scores.millisPerMove(bot)));
    }
    return grid;
  }

  private String pairs() {
    StringBuilder text = new StringBuilder();
    for (int one = 0; one < scores.bots(); one++) {
      for (int other = one + 1; other < scores.bots(); other++) {
        int verdict = Verdict.between(scores, one, other);
        int better = verdict >= 0 ? one : other;
        int worse = verdict >= 0 ? other : one;
        Share share =
            Share.of(
                scores.met(better, worse) == 0
                    ? 0
                    : scores.won(better, worse) / scores.met(better, worse),
                scores.met(better, worse));
        text.append("  ")
            .append(name(better))
            .append(verdict == 0 ? " and " : " beats ")
            .append(name(worse))
            .append(verdict == 0 ? ": not decided, " : ": ")
            .append(percent(share.value()))
            .append(" (")
            .append(percent(share.low()))
            .append(" … ")
            .append(percent(share.high()))
            .append(")\n");
      }
    }
    return text.toString();
  }

  private String failures() {
    StringBuilder text = new StringBuilder();
    for (int bot = 0; bot < scores.bots(); bot++) {
      String name = name(bot);
      scores
          .reasons(bot)
          .forEach(
              (reason, times) ->
                  text.append("\n  Lost ")
                      .append(times == 1 ? "once" : times + " times")
                      .append(": ")
                      .append(name)
                      .append(' ')
                      .append(reason)
                      .append('.'));
    }
    return text.isEmpty() ? "" : text.append('\n').toString();
  }

  private String name(int bot) {
    return contest.names().get(bot);
  }

  private static String signed(double value) {
    return String.format(Locale.ROOT, "%+.0f", value);
  }
}
