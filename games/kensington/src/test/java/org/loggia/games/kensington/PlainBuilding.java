package org.loggia.games.kensington;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A building as a bag of cells, and the rules about it read off the page: no height map, no
 * profiles, nothing shared with the code that plays. Slow, and easy to believe.
 */
final class PlainBuilding {
  /** A tile in its place and the cells it takes there. */
  record Laid(Piece piece, List<Cell> cells) {
    static Laid of(Manifest manifest, Piece piece) {
      List<Cell> cells = new ArrayList<>();
      for (Cell cell : manifest.shapeOf[manifest.sort(piece.tile())].cells) {
        cells.add(new Cell(piece.x() + cell.x(), piece.y() + cell.y()));
      }
      return new Laid(piece, cells);
    }

    Front front() {
      return piece.tile().front();
    }

    boolean overlaps(Laid other) {
      for (Cell cell : cells) {
        if (other.cells.contains(cell)) {
          return true;
        }
      }
      return false;
    }
  }

  private static final Laid START_DOOR =
      new Laid(new Piece(Tile.read("D-SQ1"), 0, 0), List.of(new Cell(0, 0)));

  private final Manifest manifest;

  /** To which tile each cell belongs. */
  private final Map<Cell, Laid> bricks = new HashMap<>();

  private PlainBuilding(Manifest manifest) {
    this.manifest = manifest;
  }

  static PlainBuilding of(Building building) {
    PlainBuilding plain = new PlainBuilding(building.manifest);
    plain.lay(START_DOOR);
    for (int piece : building.sortedPieces()) {
      plain.lay(Laid.of(building.manifest, Piece.of(building.manifest, piece)));
    }
    return plain;
  }

  /** This building and these tiles, whether they may be there or not. */
  PlainBuilding with(List<Laid> tiles) {
    PlainBuilding grown = new PlainBuilding(manifest);
    grown.bricks.putAll(bricks);
    tiles.forEach(grown::lay);
    return grown;
  }

  private void lay(Laid tile) {
    tile.cells.forEach(cell -> bricks.put(cell, tile));
  }

  int leftmost() {
    return bricks.keySet().stream().mapToInt(Cell::x).min().orElseThrow();
  }

  int rightmost() {
    return bricks.keySet().stream().mapToInt(Cell::x).max().orElseThrow();
  }

  int height(int x) {
    int height = 0;
    while (bricks.containsKey(new Cell(x, height))) {
      height++;
    }
    return height;
  }

  /** Whether these tiles may be built at once (K4 for one tile, K5.2 and K5.3 for several). */
  boolean allows(List<Laid> tiles) {
    return isHeld(tiles) && isFree(tiles) && isInOrder(tiles) && isAccepted(tiles);
  }

  /** No cell is taken twice. */
  private boolean isFree(List<Laid> tiles) {
    for (int i = 0; i < tiles.size(); i++) {
      Laid tile = tiles.get(i);
      if (tiles.subList(0, i).stream().anyMatch(tile::overlaps)
          || tile.cells.stream().anyMatch(bricks::containsKey)) {
        return false;
      }
    }
    return true;
  }

  /** K4.2: every cell stands on the ground or on a cell. */
  private boolean isHeld(List<Laid> tiles) {
    for (Laid tile : tiles) {
      for (Cell cell : tile.cells) {
        Cell below = new Cell(cell.x(), cell.y() - 1);
        boolean held = cell.y() == 0 || bricks.containsKey(below);
        for (Laid other : tiles) {
          held |= !held && other.cells.contains(below);
        }
        if (!held) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isInOrder(List<Laid> tiles) {
    PlainBuilding picture = with(tiles);
    for (Laid tile : tiles) {
      for (Cell cell : tile.cells) {
        if (picture.hasRoofOfAnotherBelow(cell, tile)) {
          return false; // K4.3
        }
        boolean fine =
            switch (tile.front()) {
              case ROOF -> picture.hasBrickThatIsNoRoofBelow(cell); // K4.6
              case WALL -> cell.y() > 0 || wallsMayStandOnTheGround(); // K4.7
              case DOOR -> cell.y() == 0; // K4.8
              case YELLOW, BLACK -> true;
            };
        if (!fine) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean hasRoofOfAnotherBelow(Cell cell, Laid of) {
    for (int y = 0; y < cell.y(); y++) {
      Laid brick = bricks.get(new Cell(cell.x(), y));
      if (brick != null && brick.front() == Front.ROOF && !brick.equals(of)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasBrickThatIsNoRoofBelow(Cell cell) {
    for (int y = 0; y < cell.y(); y++) {
      Laid brick = bricks.get(new Cell(cell.x(), y));
      if (brick != null && brick.front() != Front.ROOF) {
        return true;
      }
    }
    return false;
  }

  /** The option is kept in the manifest, as the lowest row of walls. */
  private boolean wallsMayStandOnTheGround() {
    for (int sort = 0; sort < manifest.sorts; sort++) {
      if (manifest.tiles[sort].front() == Front.WALL && manifest.lowest[sort] > 0) {
        return false;
      }
    }
    return true;
  }

  /** Tile by tile, each accepted by what was there before it (K5.3). */
  private boolean isAccepted(List<Laid> tiles) {
    PlainBuilding grown = this;
    List<Laid> waiting = new ArrayList<>(tiles);
    while (!waiting.isEmpty()) {
      PlainBuilding now = grown;
      List<Laid> accepted = waiting.stream().filter(now::welcomes).toList();
      if (accepted.isEmpty()) {
        return false;
      }
      waiting.removeAll(accepted);
      grown = grown.with(accepted);
    }
    return true;
  }

  private boolean welcomes(Laid tile) {
    for (Cell cell : tile.cells) {
      for (Cell neighbour :
          List.of(
              new Cell(cell.x() - 1, cell.y()),
              new Cell(cell.x() + 1, cell.y()),
              new Cell(cell.x(), cell.y() - 1),
              new Cell(cell.x(), cell.y() + 1))) {
        Laid brick = bricks.get(neighbour);
        if (brick != null && likes(tile.front(), brick.front())) {
          return true;
        }
      }
    }
    return false;
  }

  /** K4.4, K4.5: windows are content with their own colour and with what has no colour. */
  private static boolean likes(Front front, Front neighbour) {
    return !front.isWindow() || !neighbour.isWindow() || front == neighbour;
  }
}
