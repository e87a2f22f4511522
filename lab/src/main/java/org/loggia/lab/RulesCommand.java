package org.loggia.lab;

import java.util.List;
import java.util.concurrent.Callable;
import org.loggia.core.Pen;
import org.loggia.lab.show.RuleBook;
import org.loggia.lab.show.RulePage;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.show.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Reads the rules aloud. */
@Command(description = "Show the rules of a game, or what they say about something.")
final class RulesCommand implements Callable<Integer> {
  private final House house;

  @Parameters(index = "0", paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "CLAUSE|WORD",
      description = "a clause such as B4.2, or words to look for; everything, if not given")
  private List<String> about = List.of();

  RulesCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    String id = house.game(game).info().id();
    RuleBook book = RuleBook.of(id);
    if (book == null) {
      throw new Complaint("The rules of " + id + " are not written down here.");
    }
    String wanted = String.join(" ", about);
    List<RuleBook.Part> parts = wanted.isBlank() ? book.all() : book.about(wanted);
    if (parts.isEmpty()) {
      throw new Complaint("The rules of " + id + " say nothing about \"" + wanted + "\".");
    }
    Terminal terminal = house.terminal();
    Texts texts = Texts.of(id);
    Pen pen = new Pen(texts.book(), texts::seat, terminal.hasColours(), terminal.width());
    terminal.text(new RulePage(pen).of(parts));
    return 0;
  }
}
