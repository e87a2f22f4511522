package org.loggia.games.azul;

import org.loggia.core.Traits;
import org.loggia.games.azul.AzulMove.Place;
import org.loggia.games.azul.AzulMove.Take;

/** What can be seen of a move: where it goes, what it fills, what falls, and who else wanted it. */
final class TakeTraits {
  private static final int LINES = Board.LINES + 1;
  private static final int MOST_TAKEN = 8;
  private static final int MOST_POINTS = 10;
  private static final int MOST_LEFT = 3;
  private static final int MOST_PENALTY = 14;

  /** Line, what lay there, and what is put there. */
  private static final int FILLS = 35;

  private static final int WHERE = 0;
  private static final int TAKEN = WHERE + Colour.COUNT * LINES;
  private static final int FILL = TAKEN + MOST_TAKEN;
  private static final int FALLEN = FILL + FILLS;
  private static final int PENALTY = FALLEN + MOST_TAKEN;
  private static final int CENTRE = PENALTY + MOST_PENALTY + 1;
  private static final int WITH_MARKER = CENTRE + 1;
  private static final int LEFT = WITH_MARKER + 1;
  private static final int POINTS = LEFT + MOST_LEFT;
  private static final int ROW = POINTS + MOST_POINTS;
  private static final int COLUMN = ROW + Wall.SIZE;
  private static final int COLOUR = COLUMN + Wall.SIZE;
  private static final int LAST_OF_COLOUR = COLOUR + Wall.SIZE;
  private static final int COMPLETABLE = LAST_OF_COLOUR + 1;
  private static final int NEXT_WANTS = COMPLETABLE + 1;
  private static final int NEXT_WANTS_EXACTLY = NEXT_WANTS + 1;
  private static final int NEXT_MUST_DROP = NEXT_WANTS_EXACTLY + 1;

  private static final int PLACE = NEXT_MUST_DROP + 1;
  private static final int PLACE_POINTS = PLACE + Wall.SIZE * Wall.SIZE;
  private static final int PLACE_COLUMN = PLACE_POINTS + MOST_POINTS;
  static final int COUNT = PLACE_COLUMN + Wall.SIZE;

  void look(AzulPosition position, Take take, Traits seen) {
    Board board = position.boards[position.turn];
    int colour = take.colour().ordinal();
    int line = take.line();
    long heap = position.tiles[take.source()];
    int taken = Tiles.count(heap, colour);
    int placed = Math.min(taken, board.room(line));
    seen.add(WHERE + colour * LINES + line);
    seen.oneAbove(TAKEN, MOST_TAKEN, taken);
    seen.oneAbove(FALLEN, MOST_TAKEN, taken - placed);
    if (line != Board.FLOOR) {
      lookAtLine(position, board, take, placed, seen);
    }
    int marker = 0;
    if (take.source() == Sources.CENTRE) {
      seen.add(CENTRE);
      if (position.marker == AzulPosition.IN_CENTRE) {
        seen.add(WITH_MARKER);
        marker = 1;
      }
    } else {
      seen.oneAbove(LEFT, MOST_LEFT, Deal.TILES_A_DISPLAY - taken);
    }
    int floor = Math.min(Board.FLOOR_SPACES, board.floorSize() + marker + taken - placed);
    seen.add(PENALTY + Board.penalty(floor) - Board.penalty(board.floorSize()));
    lookAtNext(position, colour, taken, seen);
  }

  private static void lookAtLine(
      AzulPosition position, Board board, Take take, int placed, Traits seen) {
    int line = take.line();
    int colour = take.colour().ordinal();
    int before = board.tilesOn(line);
    seen.add(FILL + fill(line, before, placed));
    int column = Outlook.column(board, board.wall(), colour, line, position.grey);
    int need = board.room(line) - placed;
    if (need == 0 && column != 0) {
      int wall = board.wall() | Wall.cell(line, column);
      seen.oneAbove(POINTS, MOST_POINTS, Outlook.points(wall, line, column));
      seen.oneAbove(ROW, Wall.SIZE, Integer.bitCount(wall & Wall.row(line)));
      seen.oneAbove(COLUMN, Wall.SIZE, Integer.bitCount(wall & Wall.column(column)));
      seen.oneAbove(COLOUR, Wall.SIZE, 1 + Integer.bitCount(board.cellsOf(colour)));
    }
    int elsewhere = 0;
    for (int source = 0; source <= position.displays; source++) {
      elsewhere += source == take.source() ? 0 : Tiles.count(position.tiles[source], colour);
    }
    if (elsewhere == 0) {
      seen.add(LAST_OF_COLOUR);
    } else if (need > 0 && elsewhere >= need) {
      seen.add(COMPLETABLE);
    }
  }

  /** The place of a filling in the list of all: line by line, by what lay there before. */
  private static int fill(int line, int before, int placed) {
    int lines = (line - 1) * line * (line + 1) / 6;
    int ofLine = before * line - before * (before - 1) / 2;
    return lines + ofLine + placed - 1;
  }

  /** What the next player would have done with it. */
  private static void lookAtNext(AzulPosition position, int colour, int taken, Traits seen) {
    Board next = position.boards[position.next(position.turn)];
    boolean wants = false;
    boolean exactly = false;
    for (int line = 1; line <= Board.LINES; line++) {
      boolean begun = next.tilesOn(line) > 0 && next.colourOf(line) == colour;
      wants |= begun && next.room(line) > 0;
      exactly |= begun && next.room(line) == taken;
    }
    if (wants) {
      seen.add(NEXT_WANTS);
    }
    if (exactly) {
      seen.add(NEXT_WANTS_EXACTLY);
    }
    if (Tiles.count(next.open(), colour) == 0) {
      seen.add(NEXT_MUST_DROP);
    }
  }

  void look(AzulPosition position, Place place, Traits seen) {
    Board board = position.boards[position.turn];
    int wall = board.wall() | Wall.cell(place.row(), place.column());
    seen.add(PLACE + Wall.SIZE * (place.row() - 1) + place.column() - 1);
    seen.oneAbove(PLACE_POINTS, MOST_POINTS, Outlook.points(wall, place.row(), place.column()));
    int column = Integer.bitCount(wall & Wall.column(place.column()));
    seen.oneAbove(PLACE_COLUMN, Wall.SIZE, column);
  }
}
