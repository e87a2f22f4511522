package org.loggia.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Setup;
import org.loggia.core.View;
import org.loggia.lab.show.Texts;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where to begin: a position in writing, or a new game. */
final class PositionChoice {
  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = {
        "the position in its notation, see docs/NOTATION.md; a new game, if not given.",
        "It says its own players and options; what --data brings stands beside it"
      })
  private @Nullable String text;

  @Mixin private TableChoice table = new TableChoice();

  /** Whether a new game begins. */
  boolean isNew() {
    return text == null;
  }

  /** The table as it lies there; for a new game luck is still due. */
  <P extends Position<P, M, V>, M extends Move, V extends View> P position(Game<P, M, V> title) {
    Setup setup = table.setup(title);
    if (text == null) {
      return title.start(setup);
    }
    if (table.isGiven()) {
      throw new Complaint(whereOptionsBelong(title, setup));
    }
    return switch (title.notation().readPosition(text, setup.data())) {
      case Answer.Yes<P>(P read) -> read;
      case Answer.No<P>(var refusal) ->
          throw new Complaint(Texts.of(title.info().id()).say(refusal));
    };
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      String whereOptionsBelong(Game<P, M, V> title, Setup setup) {
    List<String> sections = new ArrayList<>(sections(title, setup));
    sections.removeAll(sections(title, Setup.of(title.info().fewestSeats())));
    return "A position says its own players and options: "
        + (sections.isEmpty()
            ? "these are what it has by itself, so leave them out."
            : "leave them out and put \"" + String.join("; ", sections) + "\" into its text.");
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View>
      List<String> sections(Game<P, M, V> title, Setup setup) {
    return Arrays.asList(title.notation().writePosition(title.start(setup)).split("; "));
  }
}
