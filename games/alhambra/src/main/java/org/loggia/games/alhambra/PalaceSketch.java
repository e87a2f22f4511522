package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Ink;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;
import org.loggia.games.alhambra.AlhambraView.BuiltTile;
import org.loggia.games.alhambra.AlhambraView.FigureView;

/**
 * The palaces of Alcazaba in characters, as many side by side as the line has room for. A tile is a
 * letter of its colour, the fountain a star; walls stand around them.
 */
final class PalaceSketch {
  private static final int GAP = 3;

  private final AlhambraView view;
  private final Pen pen;

  PalaceSketch(AlhambraView view, Pen pen) {
    this.view = view;
    this.pen = pen;
  }

  /** Lines of one palace, and how wide they are without colours. */
  private record Drawing(List<String> lines, int width) {}

  String draw() {
    StringBuilder page = new StringBuilder();
    List<Drawing> row = new ArrayList<>();
    int width = 0;
    for (int seat = 0; seat < view.setup().seats(); seat++) {
      Drawing drawing = draw(seat);
      if (!row.isEmpty() && width + drawing.width > pen.width()) {
        append(page, row);
        row.clear();
        width = 0;
      }
      row.add(drawing);
      width += drawing.width + GAP;
    }
    append(page, row);
    return page.toString();
  }

  private static void append(StringBuilder page, List<Drawing> row) {
    int height = 0;
    for (Drawing drawing : row) {
      height = Math.max(height, drawing.lines.size());
    }
    page.append(page.isEmpty() ? "" : "\n");
    for (int line = 0; line < height; line++) {
      StringBuilder text = new StringBuilder();
      for (Drawing drawing : row) {
        boolean there = line < drawing.lines.size();
        text.append(there ? drawing.lines.get(line) : " ".repeat(drawing.width));
        text.append(drawing.equals(row.getLast()) ? "" : " ".repeat(GAP));
      }
      page.append(text).append('\n');
    }
  }

  private Drawing draw(int seat) {
    FigureView player = view.figures().get(seat);
    int west = 0;
    int east = 0;
    int north = 0;
    int south = 0;
    for (BuiltTile built : player.palace()) {
      west = Math.min(west, built.square().x());
      east = Math.max(east, built.square().x());
      north = Math.min(north, built.square().y());
      south = Math.max(south, built.square().y());
    }
    // A very long palace is drawn without the space beside its letters.
    int cell = 4 * (east - west + 1) + 1 > pen.width() ? 2 : 4;
    String name =
        pen.say(Phrase.of("sketch.palace").with("seat", seat).with("wall", player.wall()));
    int width = Math.max(cell * (east - west + 1) + 1, name.length());
    List<String> lines = new ArrayList<>();
    lines.add(pen.paint(Ink.BOLD, name) + " ".repeat(width - name.length()));
    Walls walls = new Walls(player);
    for (int y = north; y <= south + 1; y++) {
      lines.add(edges(walls, y, west, east, cell, width));
      if (y <= south) {
        lines.add(tiles(walls, y, west, east, cell, width));
      }
    }
    return new Drawing(lines, width);
  }

  /** The walls between row y and the one above it. */
  private static String edges(Walls walls, int y, int west, int east, int cell, int width) {
    StringBuilder text = new StringBuilder();
    for (int x = west; x <= east + 1; x++) {
      text.append(walls.touch(x, y) ? "+" : " ");
      if (x <= east) {
        text.append((walls.hasNorth(x, y) ? "-" : " ").repeat(cell - 1));
      }
    }
    return text.append(" ".repeat(width - text.length())).toString();
  }

  private String tiles(Walls walls, int y, int west, int east, int cell, int width) {
    String space = " ".repeat(cell / 2 - 1);
    StringBuilder text = new StringBuilder();
    int length = 0;
    for (int x = west; x <= east + 1; x++) {
      text.append(walls.hasWest(x, y) ? "|" : " ");
      length++;
      if (x <= east) {
        text.append(space).append(letter(walls, x, y)).append(space);
        length += cell - 1;
      }
    }
    return text.append(" ".repeat(width - length)).toString();
  }

  private String letter(Walls walls, int x, int y) {
    if (x == 0 && y == 0) {
      return "*";
    }
    Tile tile = walls.tile(x, y);
    return tile == null
        ? " "
        : pen.paint(
            AlhambraSketch.ink(tile.colour()), pen.word("sketch.letter." + tile.colour().word()));
  }
}
