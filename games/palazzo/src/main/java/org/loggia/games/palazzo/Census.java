package org.loggia.games.palazzo;

import java.util.LinkedHashMap;
import java.util.Map;

/** Every piece, wherever it lies. */
final class Census {
  private Census() {}

  static Map<String, Integer> of(PalazzoTable table) {
    int[] tiles = new int[Tile.ALL.size()];
    for (Tiles stack : table.site.stack) {
      count(tiles, stack);
    }
    for (Tiles quarry : table.site.quarry) {
      count(tiles, quarry);
    }
    count(tiles, table.site.depot);
    count(tiles, table.site.box);
    count(tiles, table.pending);
    Cards money = table.money.deck.plus(table.money.discard).plus(table.money.display);
    for (int seat = 0; seat < table.seats; seat++) {
      for (Palace palace : table.estate[seat].list()) {
        for (Tile tile : palace.tiles()) {
          tiles[tile.number()]++;
        }
      }
      money = money.plus(table.money.hand(seat));
      money = table.auction == null ? money : money.plus(table.auction.laid(seat));
    }
    Map<String, Integer> census = new LinkedHashMap<>();
    for (Tile tile : Tile.ALL) {
      census.put(tile.text(), tiles[tile.number()]);
    }
    for (Card card : Card.ALL) {
      census.put(card.text(), money.count(card.number()));
    }
    census.put("riders", table.site.riders + table.site.ridersIn(Site.STACKS - 1));
    return census;
  }

  private static void count(int[] counts, Tiles tiles) {
    for (Tile tile : tiles.list()) {
      counts[tile.number()]++;
    }
  }
}
