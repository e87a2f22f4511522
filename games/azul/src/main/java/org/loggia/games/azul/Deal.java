package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Journal;
import org.loggia.core.chance.Chance;

/** A7: fills the displays from the bag, tile by tile. */
final class Deal {
  static final int TILES_A_DISPLAY = 4;

  private Deal() {}

  static void fill(AzulPosition table, Chance chance, Journal journal) {
    int size = Tiles.size(table.bag);
    long upTo = Tiles.upTo(table.bag);
    long sources = 0;
    long offers = 0;
    for (int display = 1; display <= table.displays; display++) {
      long heap;
      if (size >= TILES_A_DISPLAY) {
        int drawn = chance.handful(size, TILES_A_DISPLAY);
        long rest = without(upTo, drawn & 0xFF);
        rest = without(rest, drawn >>> 8 & 0xFF);
        rest = without(rest, drawn >>> 16 & 0xFF);
        rest = without(rest, drawn >>> 24);
        heap = Tiles.between(upTo - rest);
        upTo = rest;
        size -= TILES_A_DISPLAY;
      } else {
        table.bag = Tiles.between(upTo);
        heap = tileByTile(table, chance, journal);
        size = Tiles.size(table.bag);
        upTo = Tiles.upTo(table.bag);
      }
      long colours = Tiles.colours(heap);
      table.tiles[display] = heap;
      sources |= colours << display;
      offers += colours;
    }
    table.bag = Tiles.between(upTo);
    table.sources = sources;
    table.offers = offers;
    if (journal.on()) {
      tell(table, journal);
    }
  }

  /** The bag without its k-th tile: up to some colour it is missing from now on. */
  private static long without(long upTo, int k) {
    return upTo - Tiles.above(upTo, k);
  }

  /** Fills a display while the bag runs out. */
  private static long tileByTile(AzulPosition table, Chance chance, Journal journal) {
    long heap = Tiles.NONE;
    for (int i = 0; i < TILES_A_DISPLAY; i++) {
      if (table.bag == Tiles.NONE) {
        refill(table, journal);
      }
      if (table.bag == Tiles.NONE) {
        break; // A7.3: what is not there cannot be dealt
      }
      long upTo = Tiles.upTo(table.bag);
      long rest = without(upTo, chance.below(Tiles.size(table.bag)));
      heap += Tiles.between(upTo - rest);
      table.bag = Tiles.between(rest);
    }
    return heap;
  }

  /** A7.2: only when a tile is to be drawn from an empty bag. */
  private static void refill(AzulPosition table, Journal journal) {
    if (journal.on() && table.lid != Tiles.NONE) {
      journal.tell(new AzulEvent.Refilled(Tiles.size(table.lid)));
    }
    table.bag = table.lid;
    table.lid = Tiles.NONE;
  }

  private static void tell(AzulPosition table, Journal journal) {
    List<List<Colour>> displays = new ArrayList<>();
    for (int display = 1; display <= table.displays; display++) {
      displays.add(Tiles.list(table.tiles[display]));
    }
    journal.tell(new AzulEvent.Dealt(table.round, table.starter, displays));
  }
}
