package org.loggia.games.azul;

import org.jspecify.annotations.Nullable;
import org.loggia.core.Refusal;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/** Which clause forbids a move, written plainly: the oracle of {@link AzulChoices}. */
final class AzulRefusals {
  private AzulRefusals() {}

  static @Nullable Refusal why(AzulPosition position, AzulMove move) {
    Refusal notNow = Refusal.notNow(position.actor());
    if (notNow != null) {
      return notNow;
    }
    return switch (move) {
      case Take take -> position.phase == Phase.DRAFT ? take(position, take) : Refusal.of("A9.1");
      case Place place ->
          position.phase == Phase.TILING ? place(position, place) : Refusal.of("A4.2");
    };
  }

  private static @Nullable Refusal take(AzulPosition position, Take move) {
    if (move.source() > position.displays) {
      return Refusal.of("A2.1").with("displays", position.displays);
    }
    int colour = move.colour().ordinal();
    String word = move.colour().word();
    if (Tiles.count(position.tiles[move.source()], colour) == 0) {
      return Refusal.of("A3.2").with("source", move.source()).with("colour", word);
    }
    if (move.line() == Board.FLOOR) {
      return null;
    }
    Board board = position.boards[position.turn];
    int line = move.line();
    if (board.room(line) == 0) {
      return Refusal.of("A3.6").with("line", line);
    }
    if (board.tilesOn(line) > 0 && board.colourOf(line) != colour) {
      return Refusal.of("A3.5")
          .with("line", line)
          .with("colour", Colour.ALL[board.colourOf(line)].word());
    }
    if ((board.cellsOf(colour) & Wall.row(line)) != 0) {
      return Refusal.of("A3.7").with("line", line).with("colour", word);
    }
    return null;
  }

  private static @Nullable Refusal place(AzulPosition position, Place move) {
    Board board = position.boards[position.turn];
    int row = position.rowToTile();
    int colour = board.colourOf(row);
    if (move.row() != row) {
      return Refusal.of("A4.1").with("row", row);
    }
    if ((board.wall() & Wall.cell(row, move.column())) != 0) {
      return Refusal.of("A9.2").with("row", row).with("column", move.column());
    }
    if ((board.cellsOf(colour) & Wall.column(move.column())) != 0) {
      return Refusal.of("A9.3")
          .with("column", move.column())
          .with("colour", Colour.ALL[colour].word());
    }
    return null;
  }
}
