package org.loggia.games.alhambra;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Ink;
import org.loggia.core.Pen;
import org.loggia.core.words.Phrase;
import org.loggia.games.alhambra.AlhambraView.BuiltTile;
import org.loggia.games.alhambra.AlhambraView.ColumnView;
import org.loggia.games.alhambra.AlhambraView.FigureView;
import org.loggia.games.alhambra.AlhambraView.MarkerView;
import org.loggia.games.alhambra.AlhambraView.StoneView;

/**
 * The table in characters: the result area with a number for each player, then what everybody has
 * built. A stroke behind a stone's field is a stone that lies below it in the tower.
 */
final class AlhambraSketch {
  private static final int MARGIN = 8;
  private static final int COLUMN = 12;
  private static final int NAME = 14;
  private static final int TRACK = 7;

  private final AlhambraView view;
  private final Pen pen;
  private final boolean alcazaba;
  private final StringBuilder page = new StringBuilder();

  AlhambraSketch(AlhambraView view, Pen pen) {
    this.view = view;
    this.pen = pen;
    this.alcazaba = Alhambra.isAlcazaba(view.setup());
  }

  String draw() {
    line(pen.paint(Ink.BOLD, pen.say(AlhambraNarrator.round(view))));
    page.append('\n');
    drawHeads();
    for (int row = Field.ROWS; row >= 1; row--) {
      drawRow(row);
    }
    drawDice();
    page.append('\n');
    drawFigures();
    if (alcazaba) {
      page.append('\n').append(new PalaceSketch(view, pen).draw());
    }
    return page.toString();
  }

  private void line(String text) {
    page.append(text).append('\n');
  }

  private void drawHeads() {
    StringBuilder names = new StringBuilder(" ".repeat(MARGIN));
    StringBuilder chips = new StringBuilder(pad(pen.word("sketch.bonus"), MARGIN));
    for (ColumnView column : view.columns()) {
      String name = pen.word("building." + column.colour().word());
      names.append(paint(column.colour(), pad(name, COLUMN)));
      Chip bonus = column.bonus();
      chips.append(pad(bonus == null ? "" : pen.word("sketch.chip." + bonus.word()), COLUMN));
    }
    line(names.toString());
    line(chips.toString());
    if (alcazaba) {
      drawOffers();
    }
  }

  /** The walls of the tiles to be won, the first laid on top. */
  private void drawOffers() {
    int most = 0;
    for (ColumnView column : view.columns()) {
      most = Math.max(most, column.offer().size());
    }
    for (int i = 0; i < most; i++) {
      StringBuilder text = new StringBuilder(pad(i == 0 ? pen.word("sketch.tiles") : "", MARGIN));
      for (ColumnView column : view.columns()) {
        String tile = "";
        if (i < column.offer().size()) {
          tile = Tile.wallsText(column.offer().get(i).walls());
        }
        text.append(paint(column.colour(), pad(tile, COLUMN)));
      }
      line(text.toString());
    }
  }

  /** Three fields a column: one, two and three throws. */
  private void drawRow(int row) {
    StringBuilder text = new StringBuilder(pad("   " + row, MARGIN));
    for (ColumnView column : view.columns()) {
      for (int thrown = 1; thrown <= Field.IN_A_ROW; thrown++) {
        text.append(field(column, new Field(row, thrown))).append("  ");
      }
      text.append(" ".repeat(COLUMN - 3 * Field.IN_A_ROW));
    }
    line(text.toString());
  }

  private String field(ColumnView column, Field field) {
    for (MarkerView marker : column.markers()) {
      if (marker.field().equals(field)) {
        return paint(column.colour(), mark(marker.figure()));
      }
    }
    return pen.paint(Ink.GREY, "·");
  }

  /** Players are numbered from one; Carlo has a letter. */
  private String mark(int figure) {
    return isCarlo(figure) ? "C" : Integer.toString(figure + 1);
  }

  private boolean isCarlo(int figure) {
    return figure == view.setup().seats();
  }

  private void drawDice() {
    if (view.dice().thrown() == 0) {
      return;
    }
    String label =
        pen.say(
            Phrase.of("sketch.throw")
                .with("thrown", view.dice().thrown())
                .with("most", Dice.MOST_THROWS));
    StringBuilder text = new StringBuilder("\n").append(label);
    int used = label.length();
    for (Colour colour : view.dice().shown().colours()) {
      String word = pen.word("colour." + colour.word());
      // In some languages eight colours are too long for one line; the black die needs place too.
      if (used + 2 * word.length() + 4 > pen.width()) {
        text.append("\n ");
        used = 1;
      }
      text.append(' ').append(paint(colour, word));
      used += 1 + word.length();
    }
    Colour black = view.dice().black();
    if (black != null) {
      text.append(" + ").append(paint(black, pen.word("colour." + black.word())));
    }
    line(text.toString());
  }

  private void drawFigures() {
    StringBuilder head = new StringBuilder(" ".repeat(NAME));
    for (ColumnView column : view.columns()) {
      String name = pen.word("colour." + column.colour().word());
      head.append(paint(column.colour(), pad(name, TRACK)));
    }
    head.append(pad(pen.word("sketch.markers"), 9)).append(pen.word("sketch.points"));
    line(head.toString());
    for (int figure = 0; figure < view.figures().size(); figure++) {
      drawFigure(figure);
    }
  }

  private void drawFigure(int figure) {
    FigureView player = view.figures().get(figure);
    String name = isCarlo(figure) ? pen.word("figure." + Table.CARLO) : pen.seat(figure);
    String label = pad(mark(figure) + " " + name, NAME - 1);
    StringBuilder text = new StringBuilder();
    text.append(pen.paint(figure == view.actor() ? Ink.MARKED : Ink.BOLD, label)).append(' ');
    for (ColumnView column : view.columns()) {
      String built = alcazaba ? tiles(figure, column.colour()) : stone(column, figure);
      text.append(paint(column.colour(), pad(built, TRACK)));
    }
    text.append(pad(Integer.toString(player.inHand()), 9)).append(player.points());
    line(text.toString());
    List<String> more = new ArrayList<>();
    for (Chip chip : player.chips()) {
      more.add(pen.word("sketch.chip." + chip.word()));
    }
    for (Tile tile : player.reserve()) {
      more.add(tile.text());
    }
    wrap(more);
  }

  /** How many tiles of a colour count: those of a palace, and all that Carlo has. */
  private String tiles(int figure, Colour colour) {
    FigureView player = view.figures().get(figure);
    int tiles = 0;
    for (BuiltTile built : player.palace()) {
      tiles += built.tile().colour() == colour ? 1 : 0;
    }
    for (Tile tile : isCarlo(figure) ? player.reserve() : List.<Tile>of()) {
      tiles += tile.colour() == colour ? 1 : 0;
    }
    return tiles == 0 ? "·" : Integer.toString(tiles);
  }

  /** The field of a stone, with a stroke for each stone below it in the tower. */
  private static String stone(ColumnView column, int figure) {
    int below = 0;
    for (StoneView stone : column.stones()) {
      if (stone.figure() == figure) {
        return stone.height() + "'".repeat(below);
      }
      int height = AlhambraNarrator.height(column, figure);
      below += stone.height() == height ? 1 : 0;
    }
    return "·";
  }

  /** Words one after the other, in as many lines as they need. */
  private void wrap(List<String> words) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      if (!text.isEmpty() && MARGIN + text.length() + 2 + word.length() > pen.width()) {
        line(" ".repeat(MARGIN) + text);
        text.setLength(0);
      }
      text.append(text.isEmpty() ? "" : ", ").append(word);
    }
    if (!text.isEmpty()) {
      line(" ".repeat(MARGIN) + text);
    }
  }

  private String paint(Colour colour, String text) {
    return pen.paint(ink(colour), text);
  }

  static Ink ink(Colour colour) {
    return switch (colour) {
      case BLUE -> Ink.BLUE;
      case RED -> Ink.RED;
      case BROWN -> Ink.BROWN;
      case WHITE -> Ink.WHITE;
      case GREEN -> Ink.GREEN;
      case PURPLE -> Ink.PURPLE;
    };
  }

  /** Filled up with blanks, or cut so that a blank is left. */
  private static String pad(String text, int width) {
    String cut = text.length() < width ? text : text.substring(0, width - 1);
    return cut + " ".repeat(width - cut.length());
  }
}
