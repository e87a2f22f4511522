package org.loggia.lab.show;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.loggia.core.Receipt;
import org.loggia.core.Result;
import org.loggia.core.Standing;
import org.loggia.core.Tally;

/** How a game came out, for people: who won, and where all points came from. */
public final class ResultText {
  private final Texts texts;
  private final boolean scored;

  public ResultText(Texts texts, boolean scored) {
    this.texts = texts;
    this.scored = scored;
  }

  public String of(Result result) {
    StringBuilder text = new StringBuilder();
    text.append("The game is over: ").append(texts.word("ending", result.ending())).append(".\n");
    text.append(winners(result)).append("\n\n");
    Grid grid = new Grid();
    List<Standing> ranked = new ArrayList<>(result.standings());
    ranked.sort(Comparator.comparingInt(Standing::place));
    for (Standing standing : ranked) {
      addTo(grid, standing);
    }
    return text.append(grid).toString();
  }

  private String winners(Result result) {
    List<String> winners = new ArrayList<>();
    int best = Integer.MAX_VALUE;
    for (Standing standing : result.standings()) {
      best = standing.contends() ? Math.min(best, standing.place()) : best;
    }
    for (Standing standing : result.standings()) {
      if (standing.contends() && standing.place() == best) {
        winners.add(name(standing));
      }
    }
    return winners.size() == 1
        ? winners.getFirst() + " wins."
        : String.join(" and ", winners) + " share the victory.";
  }

  private void addTo(Grid grid, Standing standing) {
    String who = standing.place() + ". " + name(standing);
    if (scored) {
      grid.row(who, Integer.toString(standing.points()));
    } else {
      grid.row(who);
    }
    for (Receipt receipt : standing.receipts()) {
      String reason = texts.word("receipt", receipt.reason());
      grid.row("     " + reason + " × " + receipt.count(), Integer.toString(receipt.points()));
    }
    for (Tally tally : standing.tieBreaks()) {
      String name = texts.word("tally", tally.name());
      grid.row("     " + name + ": " + tally.value());
    }
  }

  private String name(Standing standing) {
    return standing.seat() >= 0
        ? texts.seat(standing.seat())
        : texts.word("figure", standing.figure());
  }
}
