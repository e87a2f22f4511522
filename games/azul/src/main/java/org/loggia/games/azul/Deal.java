package org.loggia.games.azul;

import java.util.ArrayList;
import java.util.List;
import org.loggia.core.Journal;
import org.loggia.core.chance.Chance;

/** A7: fills the displays from the bag, tile by tile. */
final class Deal {
  static final int TILES_A_DISPLAY = 4;

  // A bag to draw from is a number with eight bits for each colour but the last: how many tiles
  // there are of that colour and of those before it. What is not among them is of the last colour.

  private static final int EACH = 0x01010101;
  private static final int TOP = 0x80808080;

  private Deal() {}

  static void fill(AzulPosition table, Chance chance, Journal journal) {
    int size = Tiles.size(table.bag);
    int upTo = upTo(table.bag);
    long sources = 0;
    for (int display = 1; display <= table.displays; display++) {
      int heap = Tiles.NONE;
      for (int i = 0; i < TILES_A_DISPLAY; i++) {
        if (size == 0) {
          int bag = refill(table, journal);
          size = Tiles.size(bag);
          upTo = upTo(bag);
          if (size == 0) {
            break; // A7.3: what is not there cannot be dealt
          }
        }
        // With 127 - k added, the top bit of a field is set if its number is above k.
        int above = (upTo + (127 - chance.below(size)) * EACH) & TOP;
        int at = Integer.numberOfTrailingZeros(above) & 0x38;
        upTo -= (int) ((long) EACH << at);
        size--;
        heap += Tiles.of(at >> 3, 1);
      }
      table.tiles[display] = heap;
      sources |= Sources.of(heap) << display;
    }
    table.bag = bag(upTo, size);
    table.sources = sources;
    if (journal.on()) {
      tell(table, journal);
    }
  }

  private static int upTo(int bag) {
    int counts =
        Tiles.count(bag, 0)
            | Tiles.count(bag, 1) << 8
            | Tiles.count(bag, 2) << 16
            | Tiles.count(bag, 3) << 24;
    return counts * EACH;
  }

  private static int bag(int upTo, int size) {
    int counts = upTo - (upTo << 8);
    return Tiles.of(0, counts & 0xFF)
        + Tiles.of(1, counts >>> 8 & 0xFF)
        + Tiles.of(2, counts >>> 16 & 0xFF)
        + Tiles.of(3, counts >>> 24)
        + Tiles.of(4, size - (upTo >>> 24));
  }

  /** A7.2: only when a tile is to be drawn from an empty bag. */
  private static int refill(AzulPosition table, Journal journal) {
    int lid = table.lid;
    table.lid = Tiles.NONE;
    if (journal.on() && lid != Tiles.NONE) {
      journal.tell(new AzulEvent.Refilled(Tiles.size(lid)));
    }
    return lid;
  }

  private static void tell(AzulPosition table, Journal journal) {
    List<List<Colour>> displays = new ArrayList<>();
    for (int display = 1; display <= table.displays; display++) {
      displays.add(Tiles.list(table.tiles[display]));
    }
    journal.tell(new AzulEvent.Dealt(table.round, table.starter, displays));
  }
}
