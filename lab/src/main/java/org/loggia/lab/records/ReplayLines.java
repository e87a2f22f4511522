package org.loggia.lab.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Choices;
import org.loggia.core.CoreCodecs;
import org.loggia.core.Event;
import org.loggia.core.Game;
import org.loggia.core.Match;
import org.loggia.core.Move;
import org.loggia.core.Position;
import org.loggia.core.Step;
import org.loggia.core.View;
import org.loggia.core.json.Json;

/** A game for machines: one JSON object a ply, the first with the set-up, and one for the end. */
public final class ReplayLines<P extends Position<P, M, V>, M extends Move, V extends View> {
  private final String name;
  private final Match<P, M, V> match;
  private final Game<P, M, V> game;
  private final Consumer<String> out;

  /**
   * @param name of the record, so that many games in one stream can be told apart
   */
  public ReplayLines(String name, Match<P, M, V> match, Consumer<String> out) {
    this.name = name;
    this.match = match;
    this.game = match.game();
    this.out = out;
  }

  public void write() {
    out.accept(last(plies()).write());
  }

  /** Without the line for the end, where the record goes on but makes no sense. */
  public void writeGood() {
    plies();
  }

  private P plies() {
    return new Walk<>(match)
        .each(
            (step, before, move) -> {
              out.accept(ply(step, before, move).write());
              return true;
            });
  }

  private Json ply(Step step, P before, @Nullable M move) {
    Map<String, Json> line = new LinkedHashMap<>();
    if (step.ply() == 0) {
      line.put("record", Json.of(name));
      line.put("game", Json.of(game.info().id()));
      line.put("revision", Json.of(match.record().revision()));
      line.put("setup", CoreCodecs.SETUP.write(match.setup()));
    }
    line.put("ply", Json.of(step.ply()));
    line.put("actor", Json.of(step.seat()));
    line.put("position", Json.of(game.notation().writePosition(before)));
    LegalMoves.add(line, game.notation(), move == null ? Choices.none() : before.legal());
    line.put("move", Json.of(step.entry().move()));
    line.put("draws", Json.of(step.entry().draws().text()));
    line.put("events", events(step));
    return Json.obj(line);
  }

  private Json events(Step step) {
    List<Json> events = new ArrayList<>();
    for (Event event : step.events().all()) {
      events.add(game.codecs().event().write(event));
    }
    return Json.arr(events);
  }

  private Json last(P end) {
    return Json.obj(
        "plies", Json.of(match.steps().size() - 1),
        "position", Json.of(game.notation().writePosition(end)),
        "result", match.isOver() ? CoreCodecs.RESULT.write(end.result()) : Json.Null.NULL);
  }
}
