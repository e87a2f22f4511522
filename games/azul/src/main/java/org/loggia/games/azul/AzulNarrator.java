package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.json.Json;
import org.loggia.core.words.Phrase;
import org.loggia.games.azul.AzulView.BoardView;
import org.loggia.games.azul.AzulView.LineView;
import org.loggia.games.azul.AzulView.WallTile;

/** Azul in words; the drawing is in {@link AzulSketch}. */
final class AzulNarrator implements Narrator<AzulView> {
  @Override
  public String sketch(AzulView view, Pen pen) {
    return new AzulSketch(view, pen).page();
  }

  @Override
  public List<Phrase> tell(AzulView view) {
    List<Phrase> phrases = new ArrayList<>();
    if (view.phase() == Phase.START) {
      phrases.add(Phrase.of("tell.start"));
      return phrases;
    }
    phrases.add(round(view));
    offer(view, phrases);
    int seats = view.boards().size();
    int own = Math.max(0, view.seat());
    for (int i = 0; i < seats; i++) {
      int seat = (own + i) % seats;
      board(seat, view.boards().get(seat), phrases);
    }
    phrases.add(Phrase.of("tell.supply").with("bag", sum(view.bag())).with("lid", sum(view.lid())));
    return phrases;
  }

  /** When the tiling is done, the starter is already the one of the next round. */
  private static Phrase round(AzulView view) {
    return view.phase() == Phase.DEAL || view.phase() == Phase.OVER
        ? Phrase.of("tell.round-over").with("round", view.round())
        : Phrase.of("tell.round").with("round", view.round()).with("starter", view.starter());
  }

  private static void offer(AzulView view, List<Phrase> phrases) {
    for (int i = 0; i < view.displays().size(); i++) {
      List<Colour> tiles = view.displays().get(i);
      if (!tiles.isEmpty()) {
        phrases.add(Phrase.of("tell.display").with("display", i + 1).with("tiles", words(tiles)));
      }
    }
    if (!view.centre().isEmpty()) {
      phrases.add(Phrase.of("tell.centre").with("tiles", words(view.centre())));
    } else if (view.phase() == Phase.DRAFT) {
      phrases.add(Phrase.of("tell.centre-empty"));
    }
    Integer marker = view.marker();
    phrases.add(
        marker == null
            ? Phrase.of("tell.marker-in-centre")
            : Phrase.of("tell.marker").with("seat", marker));
  }

  private static void board(int seat, BoardView board, List<Phrase> phrases) {
    phrases.add(Phrase.of("tell.score").with("seat", seat).with("points", board.score()));
    for (LineView line : board.lines()) {
      Colour colour = line.colour();
      if (colour != null) {
        phrases.add(
            Phrase.of("tell.line")
                .with("line", line.spaces())
                .with("colour", colour.word())
                .with("tiles", line.tiles()));
      }
    }
    for (int row = 1; row <= Wall.SIZE; row++) {
      row(row, board, phrases);
    }
    if (!board.floor().isEmpty()) {
      List<String> items = new ArrayList<>();
      for (FloorItem item : board.floor()) {
        items.add(item.word());
      }
      phrases.add(
          Phrase.of("tell.floor")
              .with("items", items)
              .with("penalty", Board.penalty(items.size())));
    }
  }

  private static void row(int row, BoardView board, List<Phrase> phrases) {
    List<String> colours = new ArrayList<>();
    List<Json> columns = new ArrayList<>();
    for (WallTile tile : board.wall()) {
      if (tile.row() == row) {
        colours.add(tile.colour().word());
        columns.add(Json.of(tile.column()));
      }
    }
    if (!colours.isEmpty()) {
      phrases.add(
          Phrase.of("tell.row")
              .with("row", row)
              .with("colours", colours)
              .with("n", colours.size())
              .with("columns", Json.arr(columns)));
    }
  }

  private static List<String> words(List<Colour> tiles) {
    List<String> words = new ArrayList<>();
    for (Colour colour : tiles) {
      words.add(colour.word());
    }
    return words;
  }

  static int sum(List<Integer> counts) {
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    return sum;
  }
}
