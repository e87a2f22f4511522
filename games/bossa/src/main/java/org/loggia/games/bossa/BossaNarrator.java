package org.loggia.games.bossa;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Ink;
import org.loggia.core.Narrator;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;
import org.loggia.games.bossa.BossaView.Group;
import org.loggia.games.bossa.BossaView.LineView;
import org.loggia.games.bossa.BossaView.PlaceView;

/** Bossa in words and in characters. */
final class BossaNarrator implements Narrator<BossaView> {
  @Override
  public List<Phrase> tell(BossaView view) {
    List<Phrase> phrases = new ArrayList<>();
    if (view.phase() == Phase.START) {
      phrases.add(Phrase.of("tell.start"));
      return phrases;
    }
    for (Line line : Line.ALL) {
      phrases.add(line(line, view.line(line)));
    }
    for (int seat = 0; seat < view.hands().size(); seat++) {
      phrases.add(
          Phrase.of(view.hands().get(seat).bits() == 0 ? "tell.empty-hand" : "tell.hand")
              .with("seat", seat)
              .with("n", view.hands().get(seat).size())
              .with("tiles", texts(view.hands().get(seat))));
      phrases.add(
          Phrase.of(unused(view, seat).isEmpty() ? "tell.no-actions" : "tell.actions")
              .with("seat", seat)
              .with("actions", unused(view, seat)));
      TokenState token = view.tokens().get(seat);
      if (token != TokenState.NONE) {
        phrases.add(Phrase.of("tell.token." + token.word()).with("seat", seat));
      }
    }
    phrases.add(Phrase.of("tell.pile").with("n", view.pile()));
    return phrases;
  }

  private static Phrase line(Line line, LineView view) {
    int low = view.die() - view.down().size();
    int high = view.die() + view.up().size();
    return Phrase.of(low > 1 ? "tell.line" : "tell.line-to-one")
        .with("line", line.word())
        .with("die", view.die())
        .with("low", low)
        .with("high", high)
        .with("below", low - 1)
        .with("belowTiles", count(view.down()))
        .with("above", high + 1)
        .with("aboveTiles", count(view.up()));
  }

  private static int count(List<PlaceView> side) {
    return side.isEmpty() ? 1 : side.getLast().layers().getFirst().tiles().size();
  }

  private static List<String> texts(TileSet tiles) {
    List<String> texts = new ArrayList<>();
    for (Tile tile : tiles.tiles()) {
      texts.add(tile.text());
    }
    return texts;
  }

  private static List<String> unused(BossaView view, int seat) {
    List<String> words = new ArrayList<>();
    for (Action action : Action.ALL) {
      if (!view.used().get(seat).contains(action)) {
        words.add(action.word());
      }
    }
    return words;
  }

  // The drawing: a line lies from low to high, each place a column with its value on top.

  @Override
  public String sketch(BossaView view, Pen pen) {
    StringBuilder page = new StringBuilder();
    for (Line line : Line.ALL) {
      String name = pen.word("line." + line.word());
      page.append(pen.paint(Ink.BOLD, name)).append('\n');
      rows(page, view.line(line), pen);
    }
    for (int seat = 0; seat < view.hands().size(); seat++) {
      page.append('\n')
          .append(pen.paint(seat == view.turn() ? Ink.MARKED : Ink.BOLD, pen.seat(seat)));
      page.append("  ").append(String.join("  ", texts(view.hands().get(seat)))).append('\n');
      page.append("  ");
      for (String action : unused(view, seat)) {
        page.append(pen.paint(Ink.GREEN, pen.word("action." + action))).append("  ");
      }
      TokenState token = view.tokens().get(seat);
      if (token != TokenState.NONE) {
        page.append(pen.paint(Ink.PURPLE, pen.word("token." + token.word())));
      }
      page.append('\n');
    }
    page.append('\n').append(pen.say(Phrase.of("tell.pile").with("n", view.pile()))).append('\n');
    return page.toString();
  }

  private static void rows(StringBuilder page, LineView line, Pen pen) {
    List<List<String>> columns = new ArrayList<>();
    List<PlaceView> down = line.down();
    for (int i = down.size() - 1; i >= 0; i--) {
      columns.add(column(down.get(i)));
    }
    columns.add(List.of("[" + (line.die() == 0 ? " " : line.die()) + "]"));
    for (PlaceView place : line.up()) {
      columns.add(column(place));
    }
    int from = 0;
    while (from < columns.size()) {
      int to = from;
      int width = 2;
      while (to < columns.size() && (to == from || width + wide(columns.get(to)) <= pen.width())) {
        width += wide(columns.get(to++));
      }
      block(page, columns.subList(from, to));
      from = to;
    }
  }

  /** A value, then the groups from the top layer down. */
  private static List<String> column(PlaceView place) {
    List<String> column = new ArrayList<>();
    column.add(Integer.toString(place.value()));
    for (int layer = place.layers().size() - 1; layer >= 0; layer--) {
      Group group = place.layers().get(layer);
      StringBuilder text = new StringBuilder();
      for (Tile tile : group.tiles().tiles()) {
        text.append(text.isEmpty() ? "" : "+").append(tile.text());
        text.append(group.doubled().contains(tile) ? "*" : "");
        text.append(group.inverted().contains(tile) ? "~" : "");
      }
      column.add(text.toString());
    }
    return column;
  }

  private static int wide(List<String> column) {
    int wide = 0;
    for (String cell : column) {
      wide = Math.max(wide, cell.length());
    }
    return wide + 2;
  }

  private static void block(StringBuilder page, List<List<String>> columns) {
    int height = 0;
    for (List<String> column : columns) {
      height = Math.max(height, column.size());
    }
    for (int row = 0; row < height; row++) {
      StringBuilder text = new StringBuilder("  ");
      for (List<String> column : columns) {
        String cell = row < column.size() ? column.get(row) : "";
        text.append(cell).append(" ".repeat(wide(column) - cell.length()));
      }
      page.append(text.toString().stripTrailing()).append('\n');
    }
  }
}
