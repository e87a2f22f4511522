package org.loggia.games.kensington;

import org.jspecify.annotations.Nullable;

/**
 * One to three tiles held against a building, and every rule about them written plainly, cell by
 * cell. It says why a step is refused, and it is what the quick {@link Architect} must agree with.
 */
final class Picture {
  /** What can be wrong with a step, in the order in which it is looked for. */
  enum Fault {
    /** Two tiles would be in the same place. */
    OVERLAP,
    /** A cell would be above a roof (K4.3). */
    CLOSED,
    /** A roof, or a wall where the option forbids it, would stand on the ground (K4.6, K4.7). */
    ON_GROUND,
    /** A door would not stand on the ground (K4.8). */
    OFF_GROUND,
    /** A cell would hang in the air (K4.2). */
    HANGING,
    /** Nothing would touch the building (K4.4). */
    APART,
    /** A window would touch nothing that it likes (K4.5). */
    COLOUR
  }

  private final Building building;
  private final Manifest manifest;
  private final int[] pieces;

  Picture(Building building, int... pieces) {
    this.building = building;
    this.manifest = building.manifest;
    this.pieces = pieces;
  }

  /** All of them. */
  int all() {
    return (1 << pieces.length) - 1;
  }

  /** Whether these tiles, as bits, could be built at once: all rules but the one on small steps. */
  boolean isLegal(int tiles) {
    return fault(tiles) == null;
  }

  /** K5.1: whether a part of the tiles could be built first. */
  boolean fallsApart() {
    for (int part = 1; part < all(); part++) {
      if (isLegal(part)) {
        return true;
      }
    }
    return false;
  }

  @Nullable Fault fault(int tiles) {
    for (int tile = 0; tile < pieces.length; tile++) {
      if (has(tiles, tile)) {
        Fault fault = fault(tiles, tile);
        if (fault != null) {
          return fault;
        }
      }
    }
    for (int tile = 0; tile < pieces.length; tile++) {
      if (has(tiles, tile) && hangs(tiles, tile)) {
        return Fault.HANGING;
      }
    }
    return contactFault(tiles);
  }

  private @Nullable Fault fault(int tiles, int tile) {
    int sort = sort(tile);
    for (Cell cell : shape(tile).cells) {
      int column = column(tile) + cell.x();
      int row = row(tile) + cell.y();
      if (row < building.height(column) && !building.isClosed(column)) {
        return Fault.OVERLAP;
      }
      if (building.isClosed(column)) {
        return Fault.CLOSED;
      }
      for (int other = 0; other < pieces.length; other++) {
        if (other != tile && has(tiles, other)) {
          if (covers(other, column, row)) {
            return Fault.OVERLAP;
          }
          if (isRoof(other) && reachesBelow(other, column, row)) {
            return Fault.CLOSED;
          }
        }
      }
    }
    if (row(tile) < manifest.lowest[sort]) {
      return Fault.ON_GROUND;
    }
    return row(tile) > manifest.highest[sort] ? Fault.OFF_GROUND : null;
  }

  private boolean hangs(int tiles, int tile) {
    for (Cell cell : shape(tile).cells) {
      int column = column(tile) + cell.x();
      int below = row(tile) + cell.y() - 1;
      boolean held = below < 0 || building.cell(column, below) != 0;
      for (int other = 0; !held && other < pieces.length; other++) {
        held = has(tiles, other) && covers(other, column, below);
      }
      if (!held) {
        return true;
      }
    }
    return false;
  }

  /**
   * K5.3: starting from the old building, tiles are accepted one after the other as soon as they
   * touch something they like in the building or in an accepted tile.
   */
  private @Nullable Fault contactFault(int tiles) {
    int accepted = 0;
    int before;
    do {
      before = accepted;
      for (int tile = 0; tile < pieces.length; tile++) {
        if (has(tiles, tile) && !has(accepted, tile) && touches(tile, accepted, touch(tile))) {
          accepted |= 1 << tile;
        }
      }
    } while (accepted != before);
    if (accepted == tiles) {
      return null;
    }
    for (int tile = 0; tile < pieces.length; tile++) {
      if (has(tiles, tile) && touches(tile, tiles & ~(1 << tile), Front.WALL.touch)) {
        return Fault.COLOUR;
      }
    }
    return Fault.APART;
  }

  private boolean touches(int tile, int others, int touch) {
    for (Cell cell : shape(tile).cells) {
      int column = column(tile) + cell.x();
      int row = row(tile) + cell.y();
      int around =
          code(others, column, row - 1)
              | code(others, column, row + 1)
              | code(others, column - 1, row)
              | code(others, column + 1, row);
      if ((around & touch) != 0) {
        return true;
      }
    }
    return false;
  }

  /** What stands in a cell of the building with these tiles. */
  private int code(int tiles, int column, int row) {
    for (int tile = 0; tile < pieces.length; tile++) {
      if (has(tiles, tile) && covers(tile, column, row)) {
        return manifest.code[sort(tile)];
      }
    }
    return building.cell(column, row);
  }

  private boolean covers(int tile, int column, int row) {
    return shape(tile).cells.contains(new Cell(column - column(tile), row - row(tile)));
  }

  private boolean reachesBelow(int tile, int column, int row) {
    for (Cell cell : shape(tile).cells) {
      if (column(tile) + cell.x() == column && row(tile) + cell.y() < row) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(int tiles, int tile) {
    return (tiles >> tile & 1) != 0;
  }

  private boolean isRoof(int tile) {
    return manifest.tiles[sort(tile)].front() == Front.ROOF;
  }

  private int touch(int tile) {
    return manifest.touch[sort(tile)];
  }

  private int sort(int tile) {
    return PieceCode.sort(pieces[tile]);
  }

  private Shape shape(int tile) {
    return manifest.shapeOf[sort(tile)];
  }

  private int column(int tile) {
    return building.column(PieceCode.x(pieces[tile]));
  }

  private int row(int tile) {
    return PieceCode.y(pieces[tile]);
  }
}
