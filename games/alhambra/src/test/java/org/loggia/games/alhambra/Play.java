package org.loggia.games.alhambra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Notes;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Script;

/** A table for tests: a position in writing, moves in writing, and what came of them. */
final class Play {
  final AlhambraPosition position;
  final Notes notes = new Notes();

  private Play(AlhambraPosition position) {
    this.position = position;
  }

  static Play of(String text) {
    return new Play(Alhambra.GAME.notation().readPosition(text, Map.of()).orThrow());
  }

  static Play of(AlhambraPosition position) {
    return new Play(position);
  }

  AlhambraMove move(String text) {
    return Alhambra.GAME.notation().readMove(position, text).orThrow();
  }

  /** Plays a move that must be legal; luck, if any is due, stays due. */
  Play play(String text) {
    AlhambraMove move = move(text);
    assertThat(position.why(move)).as(text).isNull();
    position.play(move, notes);
    return this;
  }

  Play settle(int... values) {
    Script script = Script.of(values);
    position.settle(script, notes);
    script.mustBeUsedUp();
    return this;
  }

  /** The dice that are due fall like this. */
  Play dice(String colours) {
    List<Integer> faces = new ArrayList<>();
    for (String colour : colours.split(" ")) {
      faces.add(Colour.read(colour).ordinal());
    }
    return settle(faces.stream().mapToInt(Integer::intValue).toArray());
  }

  void allows(String... texts) {
    for (String text : texts) {
      assertThat(position.why(move(text))).as(text).isNull();
      assertThat(legal()).contains(canonical(text));
    }
  }

  void refuses(String text, String clause) {
    Refusal refusal = position.why(move(text));
    assertThat(refusal == null ? "legal" : refusal.clause()).as(text).isEqualTo(clause);
    assertThat(legal()).doesNotContain(canonical(text));
  }

  private String canonical(String text) {
    return Alhambra.GAME.notation().writeMove(move(text));
  }

  Set<String> legal() {
    Set<String> texts = new TreeSet<>();
    Choices<AlhambraMove> legal = position.legal();
    for (int k = 0; k < legal.count(); k++) {
      texts.add(Alhambra.GAME.notation().writeMove(legal.get(k)));
    }
    return texts;
  }

  String text() {
    return Alhambra.GAME.notation().writePosition(position);
  }

  /** One section of the position text, or nothing. */
  String section(String label) {
    for (String section : text().split("; ")) {
      if (section.startsWith(label + " ")) {
        return section.substring(label.length() + 1);
      }
    }
    return "";
  }

  List<Event> events() {
    return notes.all();
  }
}
