package org.loggia.games.kensington;

import java.util.List;
import org.loggia.core.Unreadable;

/** Refuses typed positions that cannot be played on. */
final class KensingtonPositionCheck {
  private KensingtonPositionCheck() {}

  /**
   * Puts the tiles of a house where they are said to be. The picture must stand up; whether colours
   * could have come together like this is not asked, so that tests can set up anything.
   */
  static void build(Building building, List<Piece> pieces) {
    Manifest manifest = building.manifest;
    int cells = 1;
    for (Piece piece : pieces) {
      cells += manifest.shapeOf[manifest.knownSort(piece.tile())].cells.size();
    }
    int left = 0;
    int right = 0;
    int top = 0;
    for (Piece piece : pieces) {
      // A building is no wider and no higher than all its cells in a row.
      if (piece.x() < -cells || piece.x() > cells || piece.y() > cells) {
        throw new Unreadable(piece.text() + " is too far from the others");
      }
      Shape shape = manifest.shapeOf[manifest.sort(piece.tile())];
      left = Math.min(left, piece.x());
      right = Math.max(right, piece.x() + shape.width - 1);
      top = Math.max(top, piece.y() + shape.height - 1);
    }
    building.reserve(left, right, top);
    for (Piece piece : pieces) {
      int sort = manifest.sort(piece.tile());
      int packed = PieceCode.of(sort, piece.x(), piece.y());
      if (!building.isFree(packed)) {
        throw new Unreadable(piece.text() + " is where another tile is");
      }
      if (piece.y() < manifest.lowest[sort] || piece.y() > manifest.highest[sort]) {
        throw new Unreadable(piece.text() + " cannot be in that row");
      }
      building.put(packed);
    }
    building.raise(building.column(left), building.column(right));
    checkStands(building, cells);
  }

  private static void checkStands(Building building, int cells) {
    int standing = 0;
    for (int column = building.lo; column <= building.hi; column++) {
      int height = building.height(column);
      if (height == 0) {
        throw new Unreadable("a house has no gaps on the ground");
      }
      standing += height;
      boolean roofed = false;
      for (int row = 0; row < height; row++) {
        boolean roof = building.cell(column, row) == Front.ROOF.code;
        if (roofed && !roof) {
          throw new Unreadable("nothing stands on a roof");
        }
        roofed = roof;
      }
    }
    if (standing != cells) {
      throw new Unreadable("a tile hangs in the air");
    }
    checkRoofs(building);
  }

  /** No roof stands on another roof, that is: all roof cells of a column are of one tile. */
  private static void checkRoofs(Building building) {
    Manifest manifest = building.manifest;
    for (int i = 0; i < building.size; i++) {
      int piece = building.piece(i);
      int sort = PieceCode.sort(piece);
      if (manifest.code[sort] == Front.ROOF.code) {
        Shape shape = manifest.shapeOf[sort];
        for (int column = 0; column < shape.width; column++) {
          int below = PieceCode.y(piece) + shape.bottoms[column] - 1;
          int at = building.column(PieceCode.x(piece) + column);
          if (building.cell(at, below) == Front.ROOF.code) {
            throw new Unreadable("no roof stands on another");
          }
        }
      }
    }
  }

  static void check(KensingtonPosition position) {
    boolean started = position.phase != Phase.START;
    if (!started && !isUntouched(position)) {
      throw new Unreadable("at the start nothing has happened yet");
    }
    if ((position.phase == Phase.OVER) != (position.ending != null)) {
      throw new Unreadable("an ending belongs to the phase 'over', and to no other");
    }
    if ((position.phase == Phase.PICKED) != (position.picked != Manifest.NONE)) {
      throw new Unreadable("a picked back belongs to the phase 'picked', and to no other");
    }
    if (position.picked != Manifest.NONE && position.inBack[position.picked] == 0) {
      throw new Unreadable("there is no tile left with the picked back");
    }
    if (position.phase != Phase.BUILD && (position.drawn != Manifest.NONE || position.built)) {
      throw new Unreadable("a tile in hand belongs to the phase 'build'");
    }
    boolean drew = position.drawn != Manifest.NONE || position.ender != Manifest.NONE;
    boolean mayBeDry = position.phase == Phase.BUILD || position.phase == Phase.OVER;
    if (position.dry > 0 && (drew || !mayBeDry)) {
      throw new Unreadable("where there was something to draw, no turns are 'dry'");
    }
    checkEnd(position);
    if (started && position.phase != Phase.OVER && position.actor() >= 0) {
      checkChoices(position);
    }
  }

  private static boolean isUntouched(KensingtonPosition position) {
    boolean untouched = position.turn == 0 && position.first == 0 && position.idle == 0;
    for (int seat = 0; seat < position.seats; seat++) {
      untouched &= position.chips[seat] == KensingtonPosition.CHIPS_AT_START;
    }
    for (int sort = 0; sort < position.heap.length; sort++) {
      untouched &= position.heap[sort] == position.manifest.count[sort];
    }
    return untouched;
  }

  private static void checkEnd(KensingtonPosition position) {
    boolean ender = position.ender != Manifest.NONE;
    boolean last = position.phase == Phase.LAST;
    boolean birds = position.ending == Ending.BIRDS;
    boolean building = position.phase == Phase.BUILD && position.ender == position.turn;
    if (ender ? !(last || birds || building) : last || birds) {
      throw new Unreadable("who drew the last bird ends the game: an 'ender' is missing, or wrong");
    }
    if (last && position.ender == position.turn) {
      throw new Unreadable("who drew the last bird does not build again");
    }
    if (position.phase != Phase.OVER
        && position.idle >= KensingtonPosition.ROUNDS_WITHOUT_BUILDING * position.seats) {
      throw new Unreadable("so many turns without building end the game");
    }
  }

  private static void checkChoices(KensingtonPosition position) {
    if (position.legal().count() == 0) {
      throw new Unreadable(
          position.phase == Phase.DRAW
              ? "there is nothing to draw: that is phase 'build'"
              : "the stolen tile cannot be built");
    }
  }
}
