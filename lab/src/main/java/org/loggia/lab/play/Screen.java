package org.loggia.lab.play;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.Ink;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Pen;
import org.loggia.core.Position;
import org.loggia.core.Seat;
import org.loggia.core.Step;
import org.loggia.core.View;
import org.loggia.core.words.Phrase;
import org.loggia.lab.show.Paragraph;
import org.loggia.lab.show.ResultText;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.show.Texts;
import org.loggia.lab.show.Wording;

/** Draws the table for one pair of eyes: what happened, how it stands, what is asked. */
final class Screen<P extends Position<P, M, V>, M extends Move, V extends View> {
  private static final int MOST_NEWS = 12;

  private final Game<P, M, V> game;
  private final Terminal terminal;
  private final Texts texts;
  private final Wording<M, V> wording;

  Screen(Game<P, M, V> game, Terminal terminal) {
    this.game = game;
    this.terminal = terminal;
    this.texts = Texts.of(game.info().id());
    this.wording = new Wording<>(game, texts);
  }

  Texts texts() {
    return texts;
  }

  Wording<M, V> wording() {
    return wording;
  }

  /** A fresh one for each screen: the window may have been resized. */
  Pen pen() {
    return new Pen(texts.book(), texts::seat, terminal.hasColours(), terminal.width());
  }

  void welcome(Match<P, M, V> match, Seating seating, long seed) {
    Pen pen = pen();
    terminal.line(pen.paint(Ink.BOLD, texts.title()) + ", " + match.setup().label());
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      var bot = seating.bot(seat);
      terminal.line("  " + texts.seat(seat) + ": " + (bot == null ? "a person" : bot.name()));
    }
    say(Ink.GREY, "Seed " + seed + ". “help” tells what you can type.");
  }

  /** The whole screen of a person's turn, without the moves. */
  void turn(Match<P, M, V> match, int seat, int newsFrom) {
    Pen pen = pen();
    V view = match.position().view(seat);
    terminal.line("");
    news(match, seat, newsFrom, pen);
    terminal.text(game.narrator().sketch(view, pen));
    terminal.line("");
    String who = texts.seat(seat) + ", move " + match.steps().size() + ": ";
    String asked = who + texts.say(Phrase.of("ask." + view.asks()));
    // Broken into lines first: colours have no width.
    String lines = Paragraph.wrap(asked, pen.width(), "");
    terminal.text(
        lines.startsWith(who) ? pen.paint(Ink.BOLD, who) + lines.substring(who.length()) : lines);
  }

  /** One remark, broken into lines that fit. */
  void say(Ink ink, String remark) {
    Pen pen = pen();
    terminal.line(pen.paint(ink, Paragraph.wrap(remark, pen.width(), "").stripTrailing()));
  }

  /** The table at the end, and how it came out. */
  void end(Match<P, M, V> match, int seat, int newsFrom) {
    Pen pen = pen();
    terminal.clear();
    terminal.line("");
    news(match, seat, newsFrom, pen);
    terminal.text(game.narrator().sketch(match.position().view(Seat.SPECTATOR), pen));
    terminal.line("");
    ResultText result = new ResultText(texts, game.info().scored());
    terminal.text(result.of(match.position().result()));
    terminal.line("");
  }

  /** What this seat heard since, the latest if it is much. */
  void news(Match<P, M, V> match, int seat, int fromStep, Pen pen) {
    List<String> news = new ArrayList<>();
    List<Step> steps = match.steps();
    for (Step step : steps.subList(Math.min(fromStep, steps.size()), steps.size())) {
      tell(step, seat, news);
    }
    int skipped = Math.max(0, news.size() - MOST_NEWS);
    if (skipped > 0) {
      terminal.line(pen.paint(Ink.GREY, "· …"));
    }
    for (String line : news.subList(skipped, news.size())) {
      terminal.line(pen.paint(Ink.GREY, "· ") + line);
    }
    if (!news.isEmpty()) {
      terminal.line("");
    }
  }

  private void tell(Step step, int seat, List<String> news) {
    List<Event> heard = step.events().heardBy(seat);
    if (heard.isEmpty() && step.seat() >= 0) {
      news.add(texts.seat(step.seat()) + ": " + step.publicMove());
    }
    for (Event event : heard) {
      news.add(wording.event(event));
    }
  }
}
