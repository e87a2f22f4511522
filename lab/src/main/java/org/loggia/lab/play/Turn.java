package org.loggia.lab.play;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.bots.Budget;
import org.loggia.bots.SearchBot;
import org.loggia.bots.Tuning;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.Ink;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;
import org.loggia.core.json.Json;
import org.loggia.lab.records.RecordFile;
import org.loggia.lab.show.Reason;
import org.loggia.lab.show.RuleBook;
import org.loggia.lab.show.RulePage;
import org.loggia.lab.show.Terminal;

/** One turn of a person: talks until there is a decision. */
final class Turn<P extends Position<P, M, V>, M extends Move, V extends View> {
  /** Of a hint: enough for a good move, and nobody waits for it. */
  private static final int THOUGHTS = 2_000;

  private final Match<P, M, V> match;
  private final Game<P, M, V> game;
  private final Screen<P, M, V> screen;
  private final Terminal terminal;
  private final int seat;
  private final int newsFrom;
  private final MoveList<M> moves;

  Turn(Match<P, M, V> match, Screen<P, M, V> screen, Terminal terminal, int newsFrom) {
    this.match = match;
    this.game = match.game();
    this.screen = screen;
    this.terminal = terminal;
    this.seat = match.position().actor();
    this.newsFrom = newsFrom;
    this.moves = new MoveList<>(match.position().legal(), game.notation(), screen.wording());
  }

  Decision decide() {
    draw();
    while (true) {
      String typed = terminal.ask(screen.pen().paint(Ink.BOLD, screen.texts().seat(seat) + "> "));
      if (typed == null) {
        terminal.line("");
        return new Decision.Leave();
      }
      Decision decision = answer(typed.strip());
      if (decision != null) {
        return decision;
      }
    }
  }

  private void draw() {
    screen.turn(match, seat, newsFrom);
    moves.showAll();
    terminal.text(moves.page(screen.pen()));
  }

  /** A decision, or null if the talk goes on. */
  private @Nullable Decision answer(String typed) {
    int blank = typed.indexOf(' ');
    String first = blank < 0 ? typed : typed.substring(0, blank);
    String rest = blank < 0 ? "" : typed.substring(blank + 1).strip();
    switch (first) {
      case "", "board" -> {
        terminal.clear();
        draw();
      }
      case "help", "?" -> terminal.text(help());
      case "moves" -> {
        moves.showAll();
        terminal.text(moves.page(screen.pen()));
      }
      case "more" -> terminal.text(moves.page(screen.pen()));
      case "why" -> why(rest);
      case "hint" -> hint();
      case "rules" -> rules(rest);
      case "save" -> save(rest);
      case "undo" -> {
        return new Decision.Undo();
      }
      case "quit", "exit" -> {
        return new Decision.Leave();
      }
      default -> {
        return move(typed);
      }
    }
    return null;
  }

  private String help() {
    return """
        1            play the move with that number
        MOVE         a move in its notation, such as %s
        WORD         any other word shows only the moves that have it
        moves, more  all moves from the start; the next page of them
        why MOVE     why a move, by number or notation, is not allowed
        hint         a move that a bot would play
        rules [X]    what the rules say about a clause or a word
        board        draw the table again (so does Enter)
        undo         take your last move back
        save FILE    write the game to a file
        quit         leave; the game is kept
      """
        .formatted(example());
  }

  private String example() {
    return game.notation().writeMove(moves.numbered(1));
  }

  /** A number, a move in its notation, or else words that narrow the list down. */
  private @Nullable Decision move(String typed) {
    if (typed.matches("\\d+")) {
      M numbered = numbered(typed);
      return numbered == null ? null : new Decision.Play(game.notation().writeMove(numbered));
    }
    Refusal refusal = match.move(seat, Json.of(typed)).refusal();
    if (refusal == null) {
      return new Decision.Play(typed);
    }
    if (refusal.clause().equals("core.unreadable") && moves.filter(typed)) {
      terminal.text(moves.page(screen.pen()));
    } else {
      refuse(refusal);
    }
    return null;
  }

  private @Nullable M numbered(String digits) {
    int number = digits.length() > 9 ? 0 : Integer.parseInt(digits);
    if (number < 1 || number > moves.count()) {
      terminal.line("The moves are numbered from 1 to " + moves.count() + ".");
      return null;
    }
    return moves.numbered(number);
  }

  private void refuse(Refusal refusal) {
    screen.say(Ink.RED, screen.texts().say(refusal));
  }

  private void why(String typed) {
    if (typed.isEmpty()) {
      terminal.line("Ask about a move, such as: why " + example());
      return;
    }
    boolean isNumber = typed.matches("\\d+");
    M numbered = isNumber ? numbered(typed) : null;
    if (isNumber && numbered == null) {
      return;
    }
    Answer<M> asked = numbered == null ? match.move(seat, Json.of(typed)) : Answer.yes(numbered);
    switch (asked) {
      case Answer.Yes<M>(M move) -> terminal.line("You may: " + screen.wording().move(move) + ".");
      case Answer.No<M>(Refusal refusal) -> {
        refuse(refusal);
        RuleBook book = RuleBook.of(game.info().id());
        if (book != null && !refusal.clause().startsWith("core.")) {
          terminal.text(new RulePage(screen.pen()).of(book.about(refusal.clause())));
        }
      }
    }
  }

  private void hint() {
    var bot = new SearchBot<>(game, match.setup().seats(), Tuning.STANDARD, 0);
    // The same turn gives the same hint, however often it is asked.
    M move =
        bot.choose(match.position().view(seat), Budget.iterations(THOUGHTS), match.steps().size());
    int number = moves.numberOf(move);
    terminal.line(
        "A bot would play: "
            + (number == 0 ? "" : number + "  ")
            + screen.wording().move(move)
            + "  "
            + screen.pen().paint(Ink.GREY, "[" + game.notation().writeMove(move) + "]"));
  }

  private void rules(String about) {
    RuleBook book = RuleBook.of(game.info().id());
    if (book == null) {
      terminal.line("The rules of this game are not written down here.");
      return;
    }
    List<RuleBook.Part> parts = about.isEmpty() ? book.headings() : book.about(about);
    if (parts.isEmpty()) {
      terminal.line("The rules say nothing about “" + about + "”.");
      return;
    }
    terminal.text(new RulePage(screen.pen()).of(parts));
    if (about.isEmpty()) {
      terminal.line(
          "\nAsk for any of these, for a clause or for a word: rules " + firstClause(book));
    }
  }

  private static String firstClause(RuleBook book) {
    for (RuleBook.Part part : book.all()) {
      if (!part.clause().isEmpty()) {
        return part.clause();
      }
    }
    return "end";
  }

  private void save(String typed) {
    if (typed.isEmpty()) {
      terminal.line("Where to? For example: save " + game.info().id() + ".json");
      return;
    }
    try {
      Path file = Path.of(typed);
      RecordFile.write(file, match.record());
      terminal.line("Saved to " + file + ".");
    } catch (IOException e) {
      terminal.line("That cannot be written: " + Reason.of(e) + ".");
    } catch (InvalidPathException e) {
      terminal.line("That is no name for a file.");
    }
  }
}
