package org.loggia.games.alhambra;

/**
 * H16.5: two tiles of a column that look the same are one choice, unless Carlo may come to take
 * another tile by it.
 */
final class Twins {
  private Twins() {}

  /** Whether the tile has a twin in the column, and which of the two is won can matter to Carlo. */
  static boolean matter(TileSide side, int code) {
    TilePile offer = side.tiles.offers[side.position.column];
    int first = offer.indexOf(code);
    int later = first < 0 ? -1 : offer.indexOf(code, first + 1);
    // Side by side they leave the same row of tiles behind, whichever of them goes.
    return later > first + 1 && side.table.hasCarlo() && reachesThem(side, offer.size(), first);
  }

  /**
   * Whether Carlo can be the next to take when all tiles that were laid before the twins are gone,
   * while the other twin and a tile between them are not.
   */
  private static boolean reachesThem(TileSide side, int tiles, int before) {
    int column = side.position.column;
    int others = tiles - 1 + (side.startChip == column ? 1 : 0);
    int taken = side.position.area.taken(column);
    int gone = 0;
    // The best marker is the one that chooses now.
    for (int rest = taken & (taken - 1); rest != 0; rest &= rest - 1) {
      int field = Integer.numberOfTrailingZeros(rest);
      // First everybody may take from before the twins, as Carlo does; then the players who come
      // before him may take anything but these two.
      if (gone >= before && side.table.isCarlo(side.position.area.owner(column, field))) {
        return gone <= others - 2;
      }
      gone++;
    }
    return false;
  }
}
