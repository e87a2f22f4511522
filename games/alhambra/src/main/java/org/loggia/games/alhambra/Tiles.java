package org.loggia.games.alhambra;

import java.util.Arrays;
import java.util.Map;

/** Where the tiles of Alcazaba are: unseen, to be won, in palaces and reserves, or put aside. */
final class Tiles {
  private final Table table;

  final TileStock stock = new TileStock();

  /** What can be won in each column, in the order in which it was laid. */
  final TilePile[] offers = new TilePile[Colour.COUNT];

  /** Tiles that nobody took. */
  final TilePile aside = new TilePile();

  final Palace[] palaces;

  /** By figure; for Carlo all tiles that he has. */
  final TilePile[] reserves;

  Tiles(Table table) {
    this.table = table;
    palaces = new Palace[table.seats];
    reserves = new TilePile[table.figures];
    Arrays.setAll(offers, _ -> new TilePile());
    Arrays.setAll(palaces, _ -> new Palace());
    Arrays.setAll(reserves, _ -> new TilePile());
    for (int code = 0; code < Tile.CODES; code++) {
      for (int i = 0; i < table.tiles[code]; i++) {
        stock.add(code);
      }
    }
  }

  /** How many tiles of a colour everybody has built; Carlo's tiles count as they are. */
  int[] built(int column) {
    int[] built = new int[table.figures];
    for (int seat = 0; seat < table.seats; seat++) {
      built[seat] = palaces[seat].built(column);
    }
    if (table.hasCarlo()) {
      TilePile display = reserves[table.seats];
      for (int i = 0; i < display.size(); i++) {
        built[table.seats] += Tile.column(display.at(i)) == column ? 1 : 0;
      }
    }
    return built;
  }

  /** How many tiles of each number lie open somewhere. */
  int[] seen() {
    int[] seen = new int[Tile.CODES];
    count(aside, seen);
    for (TilePile offer : offers) {
      count(offer, seen);
    }
    for (TilePile reserve : reserves) {
      count(reserve, seen);
    }
    for (Palace palace : palaces) {
      for (int i = 0; i < palace.tiles.size(); i++) {
        seen[palace.tile(palace.tiles.at(i))]++;
      }
    }
    return seen;
  }

  private static void count(TilePile pile, int[] counts) {
    for (int i = 0; i < pile.size(); i++) {
      counts[pile.at(i)]++;
    }
  }

  void copyFrom(Tiles other) {
    stock.copyFrom(other.stock);
    aside.copyFrom(other.aside);
    for (int column = 0; column < offers.length; column++) {
      offers[column].copyFrom(other.offers[column]);
    }
    for (int seat = 0; seat < palaces.length; seat++) {
      palaces[seat].copyFrom(other.palaces[seat]);
    }
    for (int figure = 0; figure < reserves.length; figure++) {
      reserves[figure].copyFrom(other.reserves[figure]);
    }
  }

  void addTo(Map<String, Integer> census) {
    int[] seen = seen();
    for (int code = 0; code < Tile.CODES; code++) {
      int count = seen[code] + stock.count(code);
      if (count > 0) {
        census.put("tiles." + Tile.of(code).text(), count);
      }
    }
  }
}
