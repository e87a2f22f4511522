package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.loggia.core.Ink;
import org.loggia.core.Pen;
import org.loggia.core.Receipt;
import org.loggia.core.words.Phrase;
import org.loggia.games.kensington.KensingtonView.Heap;
import org.loggia.games.kensington.KensingtonView.House;

/**
 * The table in characters. A cell is two of them: lit windows are brackets, dark ones hashes; a
 * narrow paper has one for each. Buildings stand side by side as long as they fit, and a ruler
 * counts the columns from the start door.
 */
final class KensingtonSketch {
  private static final int BETWEEN = 3;
  private static final int RULER_STEP = 5;

  private final KensingtonView view;
  private final Pen pen;
  private final KensingtonPosition position;
  private final Manifest manifest;
  private final Drawing page = new Drawing();

  KensingtonSketch(KensingtonView view, Pen pen) {
    this.view = view;
    this.pen = pen;
    this.position = KensingtonViews.position(view);
    this.manifest = position.manifest;
  }

  String page() {
    List<Drawing> houses = new ArrayList<>();
    for (int seat = 0; seat < view.houses().size(); seat++) {
      houses.addAll(house(seat));
    }
    int from = 0;
    while (from < houses.size()) {
      int to = from + 1;
      int width = houses.get(from).width();
      while (to < houses.size() && width + BETWEEN + houses.get(to).width() <= pen.width()) {
        width += BETWEEN + houses.get(to++).width();
      }
      sideBySide(houses.subList(from, to));
      from = to;
    }
    tilesAtHand();
    heap();
    legend();
    return page.page();
  }

  /** With their feet on one line. */
  private void sideBySide(List<Drawing> row) {
    int height = 0;
    for (Drawing drawing : row) {
      height = Math.max(height, drawing.height());
    }
    for (int line = 0; line < height; line++) {
      int left = 0;
      for (Drawing drawing : row) {
        page.goTo(left).copy(drawing, line - height + drawing.height());
        left += drawing.width() + BETWEEN;
      }
      page.endLine();
    }
    page.endLine();
  }

  // One house, in as many drawings as the paper needs.

  private List<Drawing> house(int seat) {
    Building building = position.buildings[seat];
    char[][] picture = picture(building);
    int columns = picture.length;
    int cell = 2 * columns <= pen.width() ? 2 : 1;
    int most = pen.width() / cell;
    List<Drawing> parts = new ArrayList<>();
    for (int from = 0; from < columns; from += most) {
      int to = Math.min(columns, from + most);
      Drawing part = new Drawing();
      heading(part, seat);
      rows(part, picture, from, to, cell);
      ruler(part, building.lo - building.zero + from, to - from, cell);
      parts.add(part);
    }
    return parts;
  }

  private void heading(Drawing part, int seat) {
    House house = view.houses().get(seat);
    int points = 0;
    for (Receipt line : house.points()) {
      points += line.points();
    }
    String name = clip(pen.seat(seat), pen.width());
    boolean acts = seat == view.turn() && view.ending() == null;
    part.add(pen.paint(acts ? Ink.MARKED : Ink.BOLD, name), name.length()).endLine();
    part.add(words("tell.score", points, house.chips())).endLine();
    part.add(clip(gate(house.firstGate()) + " | " + gate(house.secondGate()), pen.width()));
    part.endLine().endLine();
  }

  private String words(String key, int points, int chips) {
    return clip(pen.say(Phrase.of(key).with("points", points).with("chips", chips)), pen.width());
  }

  private static String gate(@Nullable Tile tile) {
    return tile == null ? "-" : tile.text();
  }

  private static String clip(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width);
  }

  /** What stands in each cell, column by column: a front's letter, small where somebody lives. */
  private char[][] picture(Building building) {
    char[][] picture = new char[building.hi - building.lo + 1][];
    for (int i = 0; i < picture.length; i++) {
      picture[i] = new char[building.height(building.lo + i)];
    }
    picture[building.zero - building.lo][0] = Front.DOOR.letter;
    for (int i = 0; i < building.size; i++) {
      int piece = building.piece(i);
      int sort = PieceCode.sort(piece);
      Shape shape = manifest.shapeOf[sort];
      for (int k = 0; k < shape.xs.length; k++) {
        int column = building.column(PieceCode.x(piece)) - building.lo + shape.xs[k];
        picture[column][PieceCode.y(piece) + shape.ys[k]] = letter(sort, k);
      }
    }
    return picture;
  }

  private char letter(int sort, int cell) {
    Tile tile = manifest.tiles[sort];
    // A bird sits as high as it can, and the cells of a shape are told from below.
    int home =
        switch (tile.ornament()) {
          case NONE -> -1;
          case CAT -> manifest.catCell[sort];
          case BIRD -> highest(manifest.shapeOf[sort]);
        };
    char letter = tile.front().letter;
    return cell == home ? Character.toLowerCase(letter) : letter;
  }

  private static int highest(Shape shape) {
    int highest = 0;
    for (int i = 1; i < shape.ys.length; i++) {
      highest = shape.ys[i] > shape.ys[highest] ? i : highest;
    }
    return highest;
  }

  private void rows(Drawing part, char[][] picture, int from, int to, int cell) {
    int top = 0;
    for (int column = from; column < to; column++) {
      top = Math.max(top, picture[column].length);
    }
    for (int row = top - 1; row >= 0; row--) {
      for (int column = from; column < to; column++) {
        if (row < picture[column].length) {
          part.goTo((column - from) * cell);
          part.add(painted(picture[column][row], cell), cell);
        }
      }
      part.endLine();
    }
  }

  private String painted(char letter, int cell) {
    return switch (letter) {
      case 'Y' -> pen.paint(Ink.YELLOW, cell == 1 ? "o" : "[]");
      case 'y' -> pen.paint(Ink.YELLOW, cell == 1 ? "c" : "[c");
      case 'K' -> pen.paint(Ink.BLUE, cell == 1 ? "#" : "##");
      case 'k' -> pen.paint(Ink.BLUE, cell == 1 ? "C" : "#c");
      case 'D' -> pen.paint(Ink.RED, cell == 1 ? "D" : "||");
      case 'W' -> pen.paint(Ink.GREY, cell == 1 ? "=" : "==");
      case 'r' -> pen.paint(Ink.BROWN, cell == 1 ? "v" : "^v");
      default -> pen.paint(Ink.BROWN, cell == 1 ? "^" : "^^");
    };
  }

  /** Every fifth column has its number, if there is room for it. */
  private void ruler(Drawing part, int left, int columns, int cell) {
    for (int i = 0; i < columns; i++) {
      String number = Integer.toString(left + i);
      boolean fits = i * cell + number.length() <= pen.width();
      boolean free = part.at() == 0 || part.at() < i * cell;
      if ((left + i) % RULER_STEP == 0 && fits && free) {
        part.goTo(i * cell).add(pen.paint(Ink.GREY, number), number.length());
      }
    }
    part.endLine();
  }

  // What the player can build with.

  private void tilesAtHand() {
    List<Drawing> tiles = new ArrayList<>();
    addTile(tiles, position.drawn);
    for (int gate = 0; view.actor() >= 0 && gate < Warehouse.GATES; gate++) {
      addTile(tiles, position.warehouses[view.turn()].tile(gate));
    }
    if (!tiles.isEmpty()) {
      sideBySide(tiles);
    }
  }

  private void addTile(List<Drawing> tiles, int sort) {
    if (sort == Manifest.NONE) {
      return;
    }
    Shape shape = manifest.shapeOf[sort];
    Drawing drawing = new Drawing();
    for (int y = shape.height - 1; y >= 0; y--) {
      for (int x = 0; x < shape.width; x++) {
        int cell = shape.cells.indexOf(new Cell(x, y));
        if (cell >= 0) {
          drawing.goTo(2 * x).add(painted(letter(sort, cell), 2), 2);
        }
      }
      drawing.endLine();
    }
    tiles.add(drawing.add(manifest.tiles[sort].text()).endLine());
  }

  private void heap() {
    for (Mark mark : Mark.ALL) {
      String name = pen.word("mark." + mark.word());
      StringBuilder line = new StringBuilder();
      for (Heap heap : view.heap()) {
        if (heap.back().mark() == mark && heap.left() > 0) {
          line.append("  ").append(heap.back().outline()).append(" x").append(heap.left());
        }
      }
      if (!line.isEmpty()) {
        wrap(name + ":" + line);
      }
    }
    page.add(clip(pen.say(Phrase.of("tell.supply").with("n", view.supply())), pen.width()));
    page.endLine();
    Phrase birds =
        Phrase.of("tell.birds").with("n", view.birds()).with("last", KensingtonPosition.LAST_BIRD);
    page.add(clip(pen.say(birds), pen.width())).endLine();
  }

  /** Which sign is what, for whoever sees it for the first time. */
  private void legend() {
    String[][] signs = {
      {"Y", "top.yellow"},
      {"K", "top.black"},
      {"D", "top.door"},
      {"W", "top.wall"},
      {"R", "top.roof"},
      {"y", "lives.cat"},
      {"r", "lives.bird"}
    };
    for (String[] sign : signs) {
      String word = " " + pen.word(sign[1]);
      if (page.at() + BETWEEN + 2 + word.length() > pen.width()) {
        page.endLine();
      }
      page.goTo(page.at() == 0 ? 0 : page.at() + BETWEEN);
      page.add(painted(sign[0].charAt(0), 2), 2).add(word);
    }
    page.endLine();
  }

  private void wrap(String text) {
    String rest = text;
    while (rest.length() > pen.width()) {
      int blank = rest.lastIndexOf("  ", pen.width());
      int cut = blank > 0 ? blank : pen.width();
      page.add(rest.substring(0, cut)).endLine();
      rest = rest.substring(cut);
    }
    page.add(rest).endLine();
  }
}
