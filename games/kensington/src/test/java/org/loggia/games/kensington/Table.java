package org.loggia.games.kensington;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.loggia.core.Event;
import org.loggia.core.json.Json;
import org.loggia.testkit.TestTable;

/** A Kensington table for tests: a position in writing, moves in writing, and what came of them. */
final class Table extends TestTable<Table, KensingtonPosition, KensingtonMove, KensingtonView> {
  private Table(String text, Map<String, Json> data) {
    super(Kensington.GAME, text, data);
  }

  static Table of(String text) {
    return new Table(text, Map.of());
  }

  /** With another list of tiles than the standard one. */
  static Table of(String text, Json manifest) {
    return new Table(text, Map.of(Manifest.DATA, manifest));
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

  /** Picks a back and has this tile turned up. */
  Table draw(String back, String tile) {
    play("draw " + back);
    int sort = position.manifest.sort(Tile.read(tile));
    int before = 0;
    for (int each = position.manifest.firstSort[position.picked]; each < sort; each++) {
      before += position.heap[each];
    }
    assertThat(position.heap[sort]).as(tile + " lies in the heap").isPositive();
    return position.inBack[position.picked] > 1 ? settle(before) : settle();
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
}
