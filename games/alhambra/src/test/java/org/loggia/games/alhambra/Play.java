package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.loggia.core.Event;
import org.loggia.core.Worded;
import org.loggia.testkit.TestTable;

/** A table for tests: a position in writing, moves in writing, and what came of them. */
final class Play extends TestTable<Play, AlhambraPosition, AlhambraMove, AlhambraView> {
  private Play(AlhambraPosition position) {
    super(Alhambra.GAME, position);
  }

  private Play(String text) {
    super(Alhambra.GAME, text, Map.of());
  }

  static Play of(String text) {
    return new Play(text);
  }

  static Play of(AlhambraPosition position) {
    return new Play(position);
  }

  /** The dice that are due fall like this. */
  Play dice(String colours) {
    List<Integer> faces = new ArrayList<>();
    for (String colour : colours.split(" ")) {
      faces.add(Worded.read(Colour.ALL, colour).ordinal());
    }
    return settle(faces.stream().mapToInt(Integer::intValue).toArray());
  }

  List<Event> events() {
    return notes.all();
  }
}
