package org.loggia.lab.records;

import org.jspecify.annotations.Nullable;
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
import org.loggia.lab.show.ResultText;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.show.Texts;
import org.loggia.lab.show.Wording;

/** A game for people: the table before each move, the move, and what it led to. */
public final class ReplayPages<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final Match<P, M, V> match;
  private final Game<P, M, V> game;
  private final Terminal terminal;
  private final Texts texts;
  private final Wording<M, V> wording;

  /** A person has seen enough. */
  private boolean stopped;

  public ReplayPages(Match<P, M, V> match, Terminal terminal) {
    this.match = match;
    this.game = match.game();
    this.terminal = terminal;
    this.texts = Texts.of(game.info().id());
    this.wording = new Wording<>(game, texts);
  }

  public void show() {
    P end = plies();
    if (stopped) {
      return;
    }
    if (match.isOver()) {
      sketch(end, Seat.SPECTATOR);
      terminal.text(new ResultText(texts, game.info().scored()).of(end.result()));
    } else {
      sketch(end, end.actor());
      terminal.line("The record ends here; it is " + texts.seat(end.actor()) + "’s turn.");
    }
  }

  /** Up to where the record stops making sense, and the table there. */
  public void showGood() {
    P end = plies();
    if (!stopped) {
      sketch(end, match.isOver() ? Seat.SPECTATOR : end.actor());
    }
  }

  private P plies() {
    terminal.line(texts.title() + ", " + match.setup().label());
    return new Walk<>(match).each(this::page);
  }

  private boolean page(Step step, P before, @Nullable M move) {
    Pen pen = pen();
    if (move == null) {
      terminal.line(pen.paint(Ink.BOLD, "Set-up"));
    } else {
      sketch(before, step.seat());
      String who = step.ply() + ". " + texts.seat(step.seat()) + ": ";
      terminal.line(
          pen.paint(Ink.BOLD, who + wording.move(move)) + "  [" + step.entry().move() + "]");
    }
    step.events().all().forEach(this::tell);
    stopped = !goOn();
    return !stopped;
  }

  private void tell(Event event) {
    terminal.line("   " + wording.event(event));
  }

  private void sketch(P position, int seat) {
    terminal.line("");
    terminal.text(game.narrator().sketch(position.view(seat), pen()));
    terminal.line("");
  }

  private Pen pen() {
    return new Pen(texts.book(), texts::seat, terminal.hasColours(), terminal.width());
  }

  /** A person turns the pages; into a pipe they go all at once. */
  private boolean goOn() {
    if (!terminal.isLive()) {
      return true;
    }
    String answer = terminal.ask(pen().paint(Ink.GREY, "Enter goes on, q stops. "));
    return answer != null && !answer.strip().equals("q");
  }
}
