package org.loggia.games.bossa;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Unreadable;

/** A set of tiles; one bit a tile, by number. */
public record TileSet(int bits) {
  static final TileSet EMPTY = new TileSet(0);
  static final int EVERY_TILE = (1 << 27) - 1;

  static TileSet of(Tile... tiles) {
    return of(List.of(tiles));
  }

  static TileSet of(List<Tile> tiles) {
    int bits = 0;
    for (Tile tile : tiles) {
      if ((bits & tile.bit()) != 0) {
        throw new Unreadable("tile " + tile.text() + " is there twice");
      }
      bits |= tile.bit();
    }
    return new TileSet(bits);
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  boolean contains(Tile tile) {
    return (bits & tile.bit()) != 0;
  }

  public List<Tile> tiles() {
    List<Tile> tiles = new ArrayList<>(size());
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      tiles.add(Tile.numbered(Integer.numberOfTrailingZeros(rest)));
    }
    return tiles;
  }

  /** The tiles' texts with something between them. */
  String text(String between) {
    StringBuilder text = new StringBuilder();
    for (Tile tile : tiles()) {
      text.append(text.isEmpty() ? "" : between).append(tile.text());
    }
    return text.toString();
  }
}
