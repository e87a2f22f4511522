package org.loggia.lab.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.loggia.bots.review.Candidate;
import org.loggia.bots.review.Findings;
import org.loggia.bots.review.Ledger;
import org.loggia.bots.review.Moment;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.Grid;
import org.loggia.lab.show.Texts;

/** A review for people: how the chances went, what mattered, and what it adds up to. */
public final class ReviewPage {
  /** Luck is listed if it moved the chances of somebody by so much. */
  private static final double STRIKING = 0.08;

  /** Two standard errors: nineteen times of twenty the truth lies within. */
  private static final double INTERVAL = 2;

  private static final int NAME = 10;

  private final Findings findings;
  private final Texts texts;
  private final int width;
  private final boolean all;

  public ReviewPage(Findings findings, Texts texts, int width, boolean all) {
    this.findings = findings;
    this.texts = texts;
    this.width = width;
    this.all = all;
  }

  public String text() {
    if (findings.moments().isEmpty()) {
      return "Nobody has decided anything yet.\n";
    }
    return chart() + "\n" + moments() + "\n" + ledger() + "\n" + sentences();
  }

  private String chart() {
    StringBuilder chart = new StringBuilder();
    for (int seat = 0; seat < findings.seats(); seat++) {
      List<Double> chances = new ArrayList<>();
      for (Moment moment : findings.moments()) {
        chances.add(moment.before().get(seat));
      }
      chances.add(findings.ledgers().get(seat).end());
      String name = texts.seat(seat);
      chart.append("  ").append(name).append(" ".repeat(Math.max(1, NAME - name.length())));
      chart.append(Spark.of(chances, Math.max(20, width - NAME - 4))).append('\n');
    }
    return chart.toString();
  }

  private String moments() {
    Grid grid = new Grid().row("move", "chance", "gave away", "±", "luck", "played", "better");
    int shown = 0;
    for (int i = 0; i < findings.moments().size(); i++) {
      Moment moment = findings.moments().get(i);
      if (all || moment.mistake() || isStriking(i)) {
        row(grid, moment, findings.luck().get(i).get(moment.seat()));
        shown++;
      }
    }
    return shown == 0 ? "  No mistake, and no striking luck.\n" : grid.toString();
  }

  private boolean isStriking(int index) {
    return findings.luck().get(index).stream().anyMatch(each -> Math.abs(each) >= STRIKING);
  }

  private void row(Grid grid, Moment moment, double luck) {
    int seat = moment.seat();
    Candidate best = moment.candidates().getFirst();
    boolean gave = moment.gaveAway() > 0;
    grid.row(
        moment.ply() + ". " + texts.seat(seat),
        percent(moment.before().get(seat)),
        gave ? percent(moment.gaveAway()) + (moment.mistake() ? " ?" : "  ") : "",
        gave ? percent(INTERVAL * moment.stake().get(seat)) : "",
        moment.luck() ? signed(luck) : "",
        moment.move(),
        moment.mistake() ? best.move() : "");
  }

  private String ledger() {
    Grid grid = new Grid().row("", "start", "own moves", "others’ moves", "luck", "unclear", "end");
    for (int seat = 0; seat < findings.seats(); seat++) {
      Ledger ledger = findings.ledgers().get(seat);
      grid.row(
          texts.seat(seat),
          percent(ledger.start()) + within(ledger.startError()),
          signed(ledger.own()) + within(ledger.ownError()),
          signed(ledger.others()) + within(ledger.othersError()),
          signed(ledger.luck()) + within(ledger.luckError()),
          signed(ledger.unclear()) + within(ledger.unclearError()),
          percent(ledger.end()));
    }
    return grid.toString();
  }

  private String sentences() {
    StringBuilder text = new StringBuilder();
    for (int seat = 0; seat < findings.seats(); seat++) {
      Ledger ledger = findings.ledgers().get(seat);
      text.append("  ").append(texts.seat(seat)).append(": ");
      text.append(ledger.luck() < 0 ? "luck took " : "luck brought ");
      text.append(percent(Math.abs(ledger.luck()))).append(" of the victory, own moves gave away ");
      text.append(percent(-ledger.own()));
      int turning = findings.turningPoints().get(seat);
      if (turning >= 0) {
        text.append("; the turning point was move ");
        text.append(findings.moments().get(turning).ply());
      }
      text.append(".\n");
    }
    return text.append("  ")
        .append(Figures.whole(findings.iterations()))
        .append(" iterations a decision; ± is two standard errors.\n")
        .toString();
  }

  private static String within(double error) {
    return " ±" + percent(INTERVAL * error);
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * part);
  }

  private static String signed(double part) {
    return String.format(Locale.ROOT, "%+.0f %%", 100 * part);
  }
}
