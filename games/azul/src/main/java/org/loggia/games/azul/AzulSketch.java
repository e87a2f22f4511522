package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Ink;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;
import org.loggia.games.azul.AzulView.BoardView;
import org.loggia.games.azul.AzulView.LineView;
import org.loggia.games.azul.AzulView.WallTile;

/**
 * An Azul table for a terminal. Tiles are capital letters; on the coloured side a small letter says
 * what a free cell is waiting for.
 */
final class AzulSketch {
  private static final int DISPLAY_WIDTH = 7;
  private static final int BOARD_WIDTH = 22;
  private static final int GAP = 4;

  private final AzulView view;
  private final Pen pen;
  private final StringBuilder page = new StringBuilder();

  AzulSketch(AzulView view, Pen pen) {
    this.view = view;
    this.pen = pen;
  }

  String page() {
    line(
        pen.say(
            Phrase.of("sketch.round")
                .with("round", view.round())
                .with("bag", AzulNarrator.sum(view.bag()))
                .with("lid", AzulNarrator.sum(view.lid()))));
    page.append('\n');
    displays();
    centre();
    int seats = view.boards().size();
    int perRow = Math.max(1, (pen.width() + GAP) / (BOARD_WIDTH + GAP));
    // Four boards look better as two and two than as three and one.
    perRow = perRow < seats ? Math.min(perRow, (seats + 1) / 2) : seats;
    for (int from = 0; from < seats; from += perRow) {
      page.append('\n');
      boards(from, Math.min(seats, from + perRow));
    }
    page.append('\n');
    legend();
    return page.toString();
  }

  private void displays() {
    Cells cells = new Cells();
    for (int i = 0; i < view.displays().size(); i++) {
      if (cells.width + DISPLAY_WIDTH > pen.width()) {
        line(cells.text());
        cells = new Cells();
      }
      cells.add("F" + (i + 1) + " ");
      List<Colour> tiles = view.displays().get(i);
      for (Colour colour : tiles) {
        cells.add(colour);
      }
      cells.add(Ink.GREY, ".".repeat(Deal.TILES_A_DISPLAY - tiles.size())).add("  ");
    }
    line(cells.text());
  }

  private void centre() {
    Cells cells = new Cells();
    cells.add("C  ");
    if (view.marker() == null) {
      cells.add(Ink.BOLD, "" + FloorItem.MARKER_SIGN);
    }
    for (Colour colour : view.centre()) {
      cells.add(colour);
    }
    if (view.marker() != null && view.centre().isEmpty()) {
      cells.add(Ink.GREY, ".");
    }
    line(cells.text());
  }

  /** Boards side by side. */
  private void boards(int from, int to) {
    List<List<Cells>> blocks = new ArrayList<>();
    for (int seat = from; seat < to; seat++) {
      blocks.add(board(seat, view.boards().get(seat)));
    }
    for (int row = 0; row < blocks.getFirst().size(); row++) {
      Cells whole = new Cells();
      for (int i = 0; i < blocks.size(); i++) {
        Cells part = blocks.get(i).get(row);
        whole.add(part);
        if (i + 1 < blocks.size()) {
          whole.add(" ".repeat(Math.max(1, BOARD_WIDTH + GAP - part.width)));
        }
      }
      line(whole.text());
    }
  }

  private List<Cells> board(int seat, BoardView board) {
    List<Cells> block = new ArrayList<>();
    block.add(head(seat, board));
    for (int row = 1; row <= Wall.SIZE; row++) {
      block.add(row(row, board));
    }
    block.add(floor(board));
    return block;
  }

  private Cells head(int seat, BoardView board) {
    String points = pen.say(Phrase.of("sketch.points").with("points", board.score()));
    boolean acts = seat == view.actor();
    int room = Math.max(1, BOARD_WIDTH - 3 - points.length());
    String name = pen.seat(seat);
    if (name.length() > room) {
      name = name.substring(0, room);
    }
    Cells cells = new Cells();
    cells.add(acts ? "> " : "");
    cells.add(acts ? Ink.MARKED : Ink.BOLD, name);
    cells.add(" " + points);
    return cells;
  }

  /** A pattern line, right-aligned as on the board, and the row of the wall beside it. */
  private Cells row(int row, BoardView board) {
    Cells cells = new Cells();
    cells.add(Ink.GREY, row + " ");
    LineView line = board.lines().get(row - 1);
    for (int space = Wall.SIZE; space >= 1; space--) {
      Colour colour = line.colour();
      if (space > row) {
        cells.add("  ");
      } else if (colour != null && space <= line.tiles()) {
        cells.add(colour).add(" ");
      } else {
        cells.add(Ink.GREY, ".").add(" ");
      }
    }
    cells.add("|");
    for (int column = 1; column <= Wall.SIZE; column++) {
      Colour colour = tile(board, row, column);
      cells.add(" ");
      if (colour != null) {
        cells.add(colour);
      } else {
        cells.add(Ink.GREY, free(row, column));
      }
    }
    return cells;
  }

  private static @Nullable Colour tile(BoardView board, int row, int column) {
    for (WallTile tile : board.wall()) {
      if (tile.row() == row && tile.column() == column) {
        return tile.colour();
      }
    }
    return null;
  }

  private String free(int row, int column) {
    if (view.pattern().isEmpty()) {
      return ".";
    }
    char letter = view.pattern().get(row - 1).get(column - 1).letter();
    return "" + (char) (letter - 'A' + 'a');
  }

  private Cells floor(BoardView board) {
    Cells cells = new Cells();
    cells.add(Ink.GREY, "- ");
    for (FloorItem item : board.floor()) {
      Colour colour = item.colour();
      if (colour == null) {
        cells.add(Ink.BOLD, "" + item.sign());
      } else {
        cells.add(colour);
      }
    }
    int items = board.floor().size();
    cells.add(Ink.GREY, ".".repeat(Board.FLOOR_SPACES - items));
    cells.add(items == 0 ? "" : " -" + Board.penalty(items));
    return cells;
  }

  private void legend() {
    Cells cells = new Cells();
    for (Colour colour : Colour.ALL) {
      cells.add(colour).add(" " + pen.word("colour." + colour.word()) + "  ");
    }
    cells.add(Ink.BOLD, "" + FloorItem.MARKER_SIGN).add(" " + pen.word("floor.marker"));
    line(cells.text());
  }

  private void line(String text) {
    page.append(text.stripTrailing()).append('\n');
  }

  /** A piece of a line that knows its width without the colours. */
  private final class Cells {
    private final StringBuilder text = new StringBuilder();
    private int width;

    Cells add(String plain) {
      text.append(plain);
      width += plain.length();
      return this;
    }

    Cells add(Ink ink, String plain) {
      text.append(pen.paint(ink, plain));
      width += plain.length();
      return this;
    }

    Cells add(Colour colour) {
      return add(ink(colour), "" + colour.letter());
    }

    Cells add(Cells other) {
      text.append(other.text);
      width += other.width;
      return this;
    }

    String text() {
      return text.toString();
    }
  }

  private static Ink ink(Colour colour) {
    return switch (colour) {
      case BLUE -> Ink.BLUE;
      case YELLOW -> Ink.YELLOW;
      case RED -> Ink.RED;
      case BLACK -> Ink.PURPLE;
      case WHITE -> Ink.CYAN;
    };
  }
}
