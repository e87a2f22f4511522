package org.loggia.games.palazzo;

import java.util.ArrayList;
import java.util.List;

/** Which tiles lie where, for the texts of positions. */
final class TilePlaces {
  private TilePlaces() {}

  /** All tiles that are neither in a stack nor in the box. */
  static List<Tile> inPlay(PalazzoTable table) {
    List<Tile> tiles = new ArrayList<>();
    for (Tiles quarry : table.site.quarry) {
      tiles.addAll(quarry.list());
    }
    tiles.addAll(table.site.depot.list());
    tiles.addAll(table.pending.list());
    for (Estate estate : table.estate) {
      for (Palace palace : estate.list()) {
        tiles.addAll(palace.tiles());
      }
    }
    return tiles;
  }

  /**
   * The stacks as they are if every other tile came from the earliest stack that has its kind,
   * which is how games go: nobody draws from II before I is empty.
   */
  static List<Tiles> usualStacks(PalazzoTable table) {
    int[] drawn = new int[Tile.ALL.size()];
    for (Tile tile : inPlay(table)) {
      drawn[tile.number()]++;
    }
    for (Tile tile : table.site.box.list()) {
      drawn[tile.number()]++;
    }
    List<Tiles> stacks = new ArrayList<>();
    for (int i = 0; i < Site.STACKS; i++) {
      List<Tile> left = new ArrayList<>();
      for (Tile tile : table.stackTable.stack(i).list()) {
        if (drawn[tile.number()] > 0) {
          drawn[tile.number()]--;
        } else {
          left.add(tile);
        }
      }
      stacks.add(Tiles.of(left));
    }
    return stacks;
  }
}
