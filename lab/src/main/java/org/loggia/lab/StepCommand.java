package org.loggia.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Answer;
import org.loggia.core.Choices;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.Move;
import org.loggia.core.Notes;
import org.loggia.core.Position;
import org.loggia.core.Refusal;
import org.loggia.core.Seat;
import org.loggia.core.Unreadable;
import org.loggia.core.View;
import org.loggia.core.chance.Chance;
import org.loggia.core.chance.Draws;
import org.loggia.core.chance.FastChance;
import org.loggia.core.chance.Tape;
import org.loggia.core.chance.Taping;
import org.loggia.core.json.Json;
import org.loggia.lab.records.LegalMoves;
import org.loggia.lab.show.Terminal;
import org.loggia.lab.show.Texts;
import org.loggia.lab.show.Wording;
import org.loggia.lab.simulate.Seeds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** One move from a position in writing, with luck that is given or seeded. */
@Command(
    description = "Play one move from a position, and show the position after it.",
    footer = {
      "",
      "Without a move only the luck that is due is settled. The last line is the position; with",
      "--json it is one object with the move, the draws, the events and the legal moves after it.",
      "Draws are written as in records: 100:65 is the 66th of 100, see docs/NOTATION.md."
    })
final class StepCommand implements Callable<Integer> {
  private final House house;

  @Parameters(index = "0", paramLabel = "GAME", description = "which game; \"games\" lists them")
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "MOVE",
      description = "the move in its notation, as in: step azul F1 red 2")
  private List<String> move = new ArrayList<>();

  @Mixin private PositionChoice from = new PositionChoice();

  @Option(
      names = "--draws",
      paramLabel = "N:K…",
      description =
          "all the luck that follows the move, such as \"100:65 99:0\"; by seed, if not given")
  private @Nullable String draws;

  @Option(names = "--seed", paramLabel = "S", description = "of the luck (default: 1)")
  private long seed = 1;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  StepCommand(House house) {
    this.house = house;
  }

  @Override
  public Integer call() {
    step(house.game(game));
    return 0;
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void step(
      Game<P, M, V> title) {
    Texts texts = Texts.of(title.info().id());
    P position = from.position(title);
    int actor = position.actor();
    Notes notes = new Notes();
    String wanted = String.join(" ", move).strip();
    String written = "";
    if (!wanted.isEmpty()) {
      M legal = legal(title, position, wanted, texts);
      written = title.notation().writeMove(legal);
      position.play(legal, notes);
    } else if (actor != Seat.LUCK) {
      throw new Complaint(whoseTurn(title, position, texts));
    }
    Draws drawn = settle(position, notes);
    if (json) {
      house.terminal().line(json(title, actor, written, drawn, notes, position).write());
    } else {
      tell(title, texts, drawn, notes);
      house.terminal().line(title.notation().writePosition(position));
    }
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> M legal(
      Game<P, M, V> title, P position, String wanted, Texts texts) {
    Answer<M> answer =
        title
            .notation()
            .readMove(position, wanted)
            .then(
                read -> {
                  Refusal refusal = position.why(read);
                  return refusal == null ? Answer.yes(read) : Answer.no(refusal);
                });
    return switch (answer) {
      case Answer.Yes<M>(M legal) -> legal;
      case Answer.No<M>(Refusal refusal) -> throw new Complaint(texts.say(refusal));
    };
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> String whoseTurn(
      Game<P, M, V> title, P position, Texts texts) {
    if (position.actor() == Seat.NOBODY) {
      return "The game is over in this position, so nothing follows it.";
    }
    Choices<M> legal = position.legal();
    return "Which move? It is %s’s turn with %d to choose from, such as \"%s\"."
        .formatted(
            texts.seat(position.actor()), legal.count(), title.notation().writeMove(legal.get(0)));
  }

  private Draws settle(Position<?, ?, ?> position, Notes notes) {
    try {
      Tape tape = draws == null ? null : new Tape(Draws.read(draws));
      Chance chance = tape == null ? new FastChance(Seeds.of(seed, 0)) : tape;
      Taping taping = new Taping(chance);
      position.settleIfDue(taping, notes);
      if (tape != null) {
        tape.mustBeUsedUp();
      }
      return taping.draws();
    } catch (Unreadable e) {
      throw new Complaint("The draws do not fit: " + e.problem() + ".");
    }
  }

  private <P extends Position<P, M, V>, M extends Move, V extends View> void tell(
      Game<P, M, V> title, Texts texts, Draws drawn, Notes notes) {
    Terminal terminal = house.terminal();
    Wording<M, V> wording = new Wording<>(title, texts);
    for (Event event : notes.all()) {
      terminal.line("   " + wording.event(event));
    }
    if (!drawn.isEmpty()) {
      terminal.line("   [" + drawn.text() + "]");
    }
  }

  private static <P extends Position<P, M, V>, M extends Move, V extends View> Json.Obj json(
      Game<P, M, V> title, int actor, String move, Draws drawn, Notes notes, P after) {
    List<Json> events = new ArrayList<>();
    notes.all().forEach(event -> events.add(title.codecs().event().write(event)));
    Map<String, Json> fields = new LinkedHashMap<>();
    fields.put("actor", Json.of(actor));
    fields.put("move", Json.of(move));
    fields.put("draws", Json.of(drawn.text()));
    fields.put("events", Json.arr(events));
    fields.put("position", Json.of(title.notation().writePosition(after)));
    fields.put("next", Json.of(after.actor()));
    LegalMoves.add(fields, title.notation(), after.legal());
    boolean over = after.actor() == Seat.NOBODY;
    fields.put("result", over ? CoreCodecs.RESULT.write(after.result()) : Json.Null.NULL);
    return Json.obj(fields);
  }
}
