package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.loggia.core.Choices;
import org.loggia.core.Event;
import org.loggia.core.Notes;
import org.loggia.core.Refusal;
import org.loggia.core.chance.Script;
import org.loggia.core.json.Json;

/** A Kensington table for tests: a position in writing, moves in writing, and what came of them. */
final class Table {
  final KensingtonPosition position;
  final Notes notes = new Notes();

  private Table(KensingtonPosition position) {
    this.position = position;
  }

  static Table of(String text) {
    return of(text, Map.of());
  }

  /** With another list of tiles than the standard one. */
  static Table of(String text, Json manifest) {
    return of(text, Map.of(Manifest.DATA, manifest));
  }

  private static Table of(String text, Map<String, Json> data) {
    return new Table(Kensington.GAME.notation().readPosition(text, data).orThrow());
  }

  /** A house of single cells, column by column from the left and upwards, as a list of tiles. */
  static String house(int left, String... columns) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < columns.length; i++) {
      for (int y = 0; y < columns[i].length(); y++) {
        char letter = columns[i].charAt(y);
        boolean startDoor = left + i == 0 && y == 0;
        if (!startDoor) {
          String ornament = Character.isUpperCase(letter) ? "" : letter == 'r' ? "-bird" : "-cat";
          text.append(' ').append(Character.toUpperCase(letter)).append("-SQ1").append(ornament);
          text.append('@').append(left + i).append(',').append(y);
        }
      }
    }
    return text.toString();
  }

  KensingtonMove move(String text) {
    return Kensington.GAME.notation().readMove(position, text).orThrow();
  }

  /** Plays a move that must be legal; luck, if any is due, stays due. */
  Table play(String text) {
    allows(text);
    position.play(move(text), notes);
    return this;
  }

  /** Picks a back and has this tile turned up. */
  Table draw(String back, String tile) {
    play("draw " + back);
    int sort = position.manifest.sort(Tile.read(tile));
    int before = 0;
    for (int each = position.manifest.firstSort[position.picked]; each < sort; each++) {
      before += position.heap[each];
    }
    assertThat(position.heap[sort]).as(tile + " lies in the heap").isPositive();
    Script script = position.inBack[position.picked] > 1 ? Script.of(before) : Script.of();
    position.settle(script, notes);
    script.mustBeUsedUp();
    return this;
  }

  void allows(String text) {
    assertThat(position.why(move(text))).as(text).isNull();
    assertThat(legal()).contains(text);
  }

  void refuses(String text, String clause) {
    Refusal refusal = position.why(move(text));
    assertThat(refusal == null ? "legal" : refusal.clause()).as(text).isEqualTo(clause);
    assertThat(legal()).doesNotContain(text);
  }

  TreeSet<String> legal() {
    TreeSet<String> texts = new TreeSet<>();
    Choices<KensingtonMove> legal = position.legal();
    for (int k = 0; k < legal.count(); k++) {
      texts.add(Kensington.GAME.notation().writeMove(legal.get(k)));
    }
    return texts;
  }

  List<Event> events() {
    return notes.all();
  }

  int chips(int seat) {
    return position.chips[seat];
  }

  Score score(int seat) {
    return Score.of(position.buildings[seat]);
  }

  String text() {
    return Kensington.GAME.notation().writePosition(position);
  }
}
