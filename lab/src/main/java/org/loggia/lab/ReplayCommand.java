package org.loggia.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.GameRecord;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.View;
import org.loggia.lab.records.Breakage;
import org.loggia.lab.records.OnlyRecorded;
import org.loggia.lab.records.ReplayLines;
import org.loggia.lab.records.ReplayPages;
import org.loggia.lab.show.Figures;
import org.loggia.lab.show.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows recorded games, every move checked by the rules once more. */
@Command(
    description = "Show recorded games step by step, every move and every draw checked.",
    footer = {
      "",
      "Of a record that stops making sense the good part is shown, and then what was found and"
          + " what",
      "was expected. With --json seats are counted from 0, for people from 1."
    })
final class ReplayCommand implements Callable<Integer> {
  private final House house;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = RecordReading.PLACES)
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--json",
      description = "one JSON object a ply, the first with the set-up, then one with the result")
  private boolean json;

  @Option(names = "--check", description = "show nothing but what is broken, and count the records")
  private boolean check;

  private int broken;
  private int good;

  ReplayCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    int unread =
        RecordReading.each(
            house, files, (name, record) -> show(house.game(record.game()), name, record));
    broken += unread;
    if (check) {
      house
          .terminal()
          .line(Figures.count(good, "record is", "records are") + " good, " + broken + " broken.");
    }
    return broken == 0 ? 0 : Lab.WRONG_QUESTION;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void show(
      Game<P, M, V> title, String name, GameRecord record) {
    switch (Match.replay(title, record, OnlyRecorded.LUCK)) {
      case Answer.Yes<Match<P, M, V>>(Match<P, M, V> match) -> {
        good++;
        if (json && !check) {
          new ReplayLines<>(name, match, house.terminal()::line).write();
        } else if (!check) {
          new ReplayPages<>(match, house.terminal()).show();
        }
      }
      case Answer.No<Match<P, M, V>>(Refusal refusal) ->
          showGoodPart(name, Breakage.of(title, record, refusal));
    }
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void showGoodPart(
      String name, Breakage<P, M, V> breakage) {
    Terminal terminal = house.terminal();
    broken++;
    Match<P, M, V> match = breakage.good();
    if (match != null && json && !check) {
      new ReplayLines<>(name, match, terminal::line).writeGood();
    } else if (match != null && !check) {
      new ReplayPages<>(match, terminal).showGood();
    }
    if (json && !check) {
      terminal.line(breakage.json(name).write());
    }
    terminal.aside(breakage.sentence(name) + "\n");
  }
}
