package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.loggia.games.azul.AzulView.BoardView;
import org.loggia.games.azul.AzulView.LineView;
import org.loggia.games.azul.AzulView.WallTile;

/** From a position to what a seat sees of it, and back. */
final class AzulViews {
  /** The colours that are printed on the wall of the coloured side, row by row. */
  private static final List<List<Colour>> PATTERN = pattern();

  private AzulViews() {}

  static AzulView of(AzulPosition position, int seat) {
    List<List<Colour>> displays = new ArrayList<>();
    for (int display = 1; display <= position.displays; display++) {
      displays.add(Tiles.list(position.tiles[display]));
    }
    List<BoardView> boards = new ArrayList<>();
    for (int other = 0; other < position.seats; other++) {
      boards.add(board(position.boards[other], position.points(other)));
    }
    return new AzulView(
        seat,
        position.setup,
        position.actor(),
        position.phase,
        position.round,
        position.turn,
        position.starter,
        position.marker == AzulPosition.IN_CENTRE ? null : position.marker,
        displays,
        Tiles.list(position.tiles[Sources.CENTRE]),
        Tiles.counts(position.bag),
        Tiles.counts(position.inLid()),
        position.grey ? List.of() : PATTERN,
        boards,
        position.ending);
  }

  private static BoardView board(Board board, int points) {
    List<LineView> lines = new ArrayList<>();
    for (int line = 1; line <= Board.LINES; line++) {
      int tiles = board.tilesOn(line);
      lines.add(new LineView(tiles == 0 ? null : Colour.ALL[board.colourOf(line)], tiles, line));
    }
    List<FloorItem> floor = new ArrayList<>();
    for (int space = 0; space < board.floorSize(); space++) {
      floor.add(FloorItem.of(board.floorItem(space)));
    }
    List<WallTile> wall = new ArrayList<>();
    for (int row = 1; row <= Wall.SIZE; row++) {
      for (int column = 1; column <= Wall.SIZE; column++) {
        if ((board.wall() & Wall.cell(row, column)) != 0) {
          wall.add(new WallTile(row, column, board.colourAt(row, column)));
        }
      }
    }
    return new BoardView(
        points,
        board.gained,
        board.lost,
        board.paid,
        lines,
        floor,
        wall,
        Wall.fullRows(board.wall()),
        Wall.fullColumns(board.wall()),
        board.fullColours());
  }

  private static List<List<Colour>> pattern() {
    List<List<Colour>> pattern = new ArrayList<>();
    for (int row = 1; row <= Wall.SIZE; row++) {
      List<Colour> colours = new ArrayList<>();
      for (int column = 1; column <= Wall.SIZE; column++) {
        colours.add(Wall.printedColour(row, column));
      }
      pattern.add(List.copyOf(colours));
    }
    return List.copyOf(pattern);
  }

  /** The one position that looks like this. */
  static AzulPosition position(AzulView view) {
    AzulPosition position = new AzulPosition(view.setup());
    position.phase = view.phase();
    position.round = view.round();
    position.turn = view.turn();
    position.starter = view.starter();
    Integer marker = view.marker();
    position.marker = marker == null ? AzulPosition.IN_CENTRE : marker;
    position.bag = Tiles.ofCounts(view.bag());
    position.lid = Tiles.ofCounts(view.lid());
    position.fillSource(Sources.CENTRE, Tiles.of(view.centre()));
    for (int display = 1; display <= position.displays; display++) {
      position.fillSource(display, Tiles.of(view.displays().get(display - 1)));
    }
    for (int seat = 0; seat < position.seats; seat++) {
      fill(position, position.boards[seat], view.boards().get(seat));
    }
    position.ending = view.ending();
    position.open();
    return position;
  }

  private static void fill(AzulPosition position, Board board, BoardView view) {
    for (WallTile tile : view.wall()) {
      board.lay(tile.colour().ordinal(), tile.row(), tile.column());
    }
    for (LineView line : view.lines()) {
      Colour colour = line.colour();
      if (colour != null) {
        board.put(colour.ordinal(), line.tiles(), line.spaces());
      }
    }
    for (FloorItem item : view.floor()) {
      board.drop(item.item(), 1);
    }
    position.lid += board.floorTiles();
    board.score = view.score() - (position.phase == Phase.OVER ? board.bonus() : 0);
    board.gained = view.gained();
    board.lost = view.lost();
    board.paid = view.paid();
  }
}
